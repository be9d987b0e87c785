/** Letters and digits that make up words with spaces between them. */
const latin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
const kanji = /\p{Script=Han}/u;

export const isLatin = (letter: string | undefined) => letter !== undefined && latin.test(letter);
export const isKanji = (letter: string) => kanji.test(letter);

/**
 * One letter as it is compared: width, case, accents and the two kanas make no difference, and whatever is no letter is a space.
 * The dot between words in katakana is left out, because not everybody types it.
 */
export function foldLetter(letter: string): string {
  if (/\p{Script=Latin}/u.test(letter)) {
    return letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  }
  return letter
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/・/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, " ")
    .toLowerCase();
}

/** Composed first, so that a letter and its mark are one. */
export const foldText = (text: string): string =>
  [...text.normalize("NFC")].map(foldLetter).join("").replace(/\s+/g, " ").trim();

/**
 * The text as indexed: Latin words are set between spaces, even beside Japanese, so that " go" finds the beginning of a word
 * and " go " the whole word.
 */
export function normalize(text: string): string {
  let spaced = " ";
  let last = " ";
  for (const letter of foldText(text)) {
    if (isLatin(letter) !== isLatin(last) && letter !== " " && last !== " ") spaced += " ";
    spaced += letter;
    last = letter;
  }
  return `${spaced} `;
}

/** Index terms of a normalized text: its bigrams and its kanji. */
export function gramsOf(normalized: string): string[] {
  const letters = [...normalized];
  const grams = new Set<string>();
  for (const [index, letter] of letters.entries()) {
    if (isKanji(letter)) grams.add(letter);
    const next = letters[index + 1];
    if (next === undefined) continue;
    // Spaces matter only beside Latin letters, as word boundaries.
    if (letter === " " ? isLatin(next) : next === " " ? isLatin(letter) : true) {
      grams.add(letter + next);
    }
  }
  return [...grams];
}
