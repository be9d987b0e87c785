import type { SearchSegment } from "@takujo/contracts/content/search";
import { foldLetter, isLatin } from "./normalize.ts";
import { isNarrow, type Variant } from "./words/variant.ts";

/** For each letter, whether it belongs to a searched word. */
function hitLetters(letters: string[], variants: Variant[], isTitle: boolean): boolean[] {
  // Folding may lengthen a letter (㌘ becomes グラム), so each position keeps the index of its letter.
  const origins: number[] = [];
  let folded = "";
  for (const [index, letter] of letters.entries()) {
    const piece = foldLetter(letter);
    folded += piece;
    for (let place = 0; place < piece.length; place++) origins.push(index);
  }
  const hits = letters.map(() => false);
  for (const variant of variants) {
    if (isNarrow(variant) && !isTitle) continue;
    for (const at of placesOf(folded, variant)) {
      for (let place = at; place < at + variant.text.length; place++) {
        hits[origins[place] as number] = true;
      }
    }
  }
  return hits;
}

/** Matches of the word by the index's rules: Latin words match at their beginning, or whole. */
function placesOf(folded: string, { text: word, isWhole }: Variant): number[] {
  const places: number[] = [];
  const [first, last] = [word[0], word.at(-1)];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const begins = !isLatin(first) || !isLatin(folded[at - 1]);
    const ends = !isLatin(last) || !isWhole || !isLatin(folded[at + word.length]);
    if (begins && ends) places.push(at);
  }
  return places;
}

function segmentsOf(letters: string[], hits: boolean[]): SearchSegment[] {
  const segments: SearchSegment[] = [];
  for (const [index, letter] of letters.entries()) {
    const hit = hits[index] as boolean;
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += letter;
    else segments.push({ text: letter, hit });
  }
  return segments;
}

export function markWords(text: string, variants: Variant[]): SearchSegment[] {
  const letters = [...text];
  return segmentsOf(letters, hitLetters(letters, variants, true));
}

const lettersBefore = 20;
const lettersShown = 90;

/** The text around the first match, or its beginning if there is none. */
export function excerptAround(text: string, variants: Variant[]): SearchSegment[] {
  const letters = [...text];
  const hits = hitLetters(letters, variants, false);
  const first = Math.max(0, hits.indexOf(true) - lettersBefore);
  const shown = letters.slice(first, first + lettersShown);
  const segments = segmentsOf(shown, hits.slice(first, first + lettersShown));
  if (first > 0) segments.unshift({ text: "…", hit: false });
  if (first + lettersShown < letters.length) segments.push({ text: "…", hit: false });
  return segments;
}
