/**
 * Folds character width, case and the two kanas. `search_fold` in packages/db/migrations/0009_search.sql does the same to
 * stored texts.
 */
export const fold = (words: string): string =>
  words
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** All terms must match. A single character is too common, and has no pair to look up. */
export const termsOf = (query: string): string[] => [
  ...new Set(
    fold(query)
      // PostgreSQL takes no NUL, and the other control characters are never intended.
      .split(/[\s\p{Cc}]+/u)
      .filter((term) => [...term].length > 1),
  ),
];

/** The pairs of characters that the index contains. */
export function pairsOf(terms: string[]): string[] {
  const pairs = terms.flatMap((term) => {
    const letters = [...term];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
  return [...new Set(pairs)];
}
