import { foldText, gramsOf, isKanji, isLatin, normalize } from "../normalize.ts";
import { commonWords } from "./common-words.ts";

/** One way to write a word of the query. */
export interface Variant {
  /** Folded. */
  text: string;
  /** As it is written for people. */
  shown: string;
  /** As the visitor wrote it; anything else is worth a little less. */
  isOwn: boolean;
  /** Not the beginning of a longer word. Japanese has no spaces, so it means nothing there. */
  isWhole: boolean;
}

/** A word of the query in all its variants, one of which must be found. */
export type Part = Variant[];

/** "go" is no beginning of "good"; longer words are found by their beginning too. */
const minPrefixLength = 3;

/** The length of the Latin letters and digits at the end. */
function latinEnd(text: string): number {
  const letters = [...text];
  return (
    letters.length - 1 - letters.findLastIndex((letter) => !/[\p{Script=Latin}\p{N}]/u.test(letter))
  );
}

/** A word as it was typed, and as the beginning of a longer one. */
export function ownVariants(text: string): Variant[] {
  const whole = { text, shown: text, isOwn: true, isWhole: true };
  return latinEnd(text) < minPrefixLength
    ? [whole]
    : [whole, { ...whole, isOwn: false, isWhole: false }];
}

export const otherVariant = (shown: string): Variant => ({
  text: foldText(shown),
  shown,
  isOwn: false,
  isWhole: true,
});

/** A single letter or kana is too common; a kanji is a word. */
export const isWord = (text: string): boolean =>
  [...text].length > 1 || (text !== "" && isKanji(text));

/** A pattern to find in normalized text. */
export function patternOf({ text, isWhole }: Variant): string {
  const normalized = normalize(text);
  const from = isLatin([...text][0]) ? normalized : normalized.trimStart();
  return isWhole && latinEnd(text) > 0 ? from : from.trimEnd();
}

/** Common words are looked for in titles and names only. */
export const isNarrow = ({ text }: Variant): boolean => commonWords.has(text);

const quoted = (gram: string) => `'${gram.replaceAll(/['\\]/g, "$&$&")}'`;

/** The query for the index: every part, or any if some may be missing, by one of its variants. */
export const gramQuery = (parts: Part[], areAllNeeded: boolean): string =>
  parts
    .map((part) => `(${part.map((variant) => `(${gramsOfPattern(variant)})`).join(" | ")})`)
    .join(areAllNeeded ? " & " : " | ");

function gramsOfPattern(variant: Variant): string {
  const grams = gramsOf(patternOf(variant));
  const pairs = grams.filter((gram) => [...gram].length > 1);
  return (pairs.length > 0 ? pairs : grams).map(quoted).join(" & ");
}
