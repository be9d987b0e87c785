/**
 * Makes widths, letter cases and the two kanas alike. The database does the same to what it keeps
 * (`search_fold` in packages/db/migrations/0009_search.sql).
 */
export const fold = (words: string): string =>
  words
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** All must be found. One character alone says too little, and has no pair to look up. */
export const termsOf = (query: string): string[] => [
  ...new Set(
    fold(query)
      // PostgreSQL takes no NUL, and nobody means the other control characters.
      .split(/[\s\p{Cc}]+/u)
      .filter((term) => [...term].length > 1),
  ),
];

/** The pairs of characters by which texts are found. */
export function pairsOf(terms: string[]): string[] {
  const pairs = terms.flatMap((term) => {
    const letters = [...term];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
  return [...new Set(pairs)];
}
