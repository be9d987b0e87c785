import { type Rule, type RuleOptions, type RuleValues, rule } from "../rule.ts";

type Items<Item> = readonly Item[] | null | undefined;

/** A missing list passes; an empty list is validated. */
function listRule<Item>(
  name: string,
  accepts: (items: readonly Item[]) => boolean,
  values: RuleValues,
  options?: RuleOptions,
): Rule<Items<Item>> {
  return rule<readonly Item[]>(
    name,
    (items) => Array.isArray(items) && accepts(items),
    values,
    options,
  );
}

interface UniqueOptions<Item> extends RuleOptions {
  /** The key by which items are compared; without it, the items themselves. */
  by?: (item: Item) => unknown;
}

export function uniqueItems<Item>(options: UniqueOptions<Item> = {}): Rule<Items<Item>> {
  const by = options.by ?? ((item: Item) => item);
  const accepts = (items: readonly Item[]) => new Set(items.map(by)).size === items.length;
  return listRule("uniqueItems", accepts, {}, options);
}

/** `flag` is the property that must be true on exactly one item, such as the main address. */
export function exactlyOneTrue<Flag extends string>(
  flag: Flag,
  options?: RuleOptions,
): Rule<Items<{ readonly [Key in Flag]?: unknown }>> {
  const accepts = (items: readonly { readonly [Key in Flag]?: unknown }[]) =>
    items.filter((item) => item?.[flag] === true).length === 1;
  return listRule("exactlyOneTrue", accepts, {}, options);
}

export function exactItems(count: number, options?: RuleOptions): Rule<Items<unknown>> {
  return listRule("exactItems", (items) => items.length === count, { count }, options);
}

export function minItems(minimum: number, options?: RuleOptions): Rule<Items<unknown>> {
  return listRule("minItems", (items) => items.length >= minimum, { minimum }, options);
}

export function maxItems(limit: number, options?: RuleOptions): Rule<Items<unknown>> {
  return listRule("maxItems", (items) => items.length <= limit, { limit }, options);
}

export function itemsBetween(
  minimum: number,
  limit: number,
  options?: RuleOptions,
): Rule<Items<unknown>> {
  const accepts = (items: readonly unknown[]) => items.length >= minimum && items.length <= limit;
  return listRule("itemsBetween", accepts, { minimum, limit }, options);
}
