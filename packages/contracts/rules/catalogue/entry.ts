type NonEmpty<Item> = readonly [Item, ...Item[]];
type Make = (...parts: never[]) => unknown;
type Requirement = `VA-${number}`;

interface Example<Maker> {
  /** Arguments of the rule. */
  with: Maker extends (...parts: infer Parts) => unknown ? Readonly<Parts> : never;
  /** How the call is shown if its arguments cannot be written out. */
  shown?: string;
}

export interface RuleExample<Maker> extends Example<Maker> {
  passes: NonEmpty<unknown>;
  fails: NonEmpty<unknown>;
}

export interface NormalizerExample<Maker> extends Example<Maker> {
  /** Before and after. */
  turns: NonEmpty<readonly [unknown, unknown]>;
}

interface Entry {
  requirements: NonEmpty<Requirement>;
  /** One sentence. */
  does: string;
  /** Decisions where the requirements are silent. */
  edges: readonly string[];
}

export interface RuleEntry<Maker = Make> extends Entry {
  examples: NonEmpty<RuleExample<Maker>>;
}

export interface NormalizerEntry<Maker = Make> extends Entry {
  examples: NonEmpty<NormalizerExample<Maker>>;
}

/** One entry per rule of a file: a rule without examples does not compile. */
export type RuleEntries<Rules> = { [Name in keyof Rules]: RuleEntry<Rules[Name]> };
export type NormalizerEntries<Normalizers> = {
  [Name in keyof Normalizers]: NormalizerEntry<Normalizers[Name]>;
};
