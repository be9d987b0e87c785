/**
 * Folds character width, case and the two kanas. `search_fold` in packages/db/migrations/0009_search.sql does the same to
 * stored texts.
 */
export const fold = (words: string): string =>
  words
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The pairs of characters that the index contains. */
export function pairsOf(terms: string[]): string[] {
  const pairs = terms.flatMap((term) => {
    const letters = [...term];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
  return [...new Set(pairs)];
}
