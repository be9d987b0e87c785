/** Shorter words have too many neighbors, longer ones are no words. */
const minWordLength = 4;
const maxWordLength = 24;

/** A word, and it without one of its letters: two words that share one of these are at most two mistakes apart. */
export function misspellingsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < minWordLength || letters.length > maxWordLength) return [];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}

/** How many mistakes a word of this length may have. */
export const maxMistakes = (word: string): number => ([...word].length < 8 ? 1 : 2);

/** How many letters are missing, added, wrong or swapped with the next (Damerau–Levenshtein, optimal string alignment). */
export function mistakesBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = b.map((_, index) => index + 1);
  last.unshift(0);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, match] of b.entries()) {
      const replaced = (last[j] as number) + (letter === match ? 0 : 1);
      let min = Math.min(replaced, (last[j + 1] as number) + 1, (row[j] as number) + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === match) {
        min = Math.min(min, (beforeLast[j - 1] as number) + 1);
      }
      row.push(min);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
