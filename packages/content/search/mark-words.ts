import type { SearchSegment } from "@takujo/contracts/content/search";
import { fold } from "./fold.ts";

/** For each letter, whether it belongs to a searched word. */
function hitLetters(letters: string[], terms: string[]): boolean[] {
  // Folding may lengthen a letter (㌘ becomes グラム), so each position keeps the index of its letter.
  const origins: number[] = [];
  let folded = "";
  for (const [index, letter] of letters.entries()) {
    const piece = fold(letter);
    folded += piece;
    for (let place = 0; place < piece.length; place++) origins.push(index);
  }
  const hits = letters.map(() => false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      for (let place = at; place < at + term.length; place++) hits[origins[place] as number] = true;
    }
  }
  return hits;
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

export function markWords(text: string, terms: string[]): SearchSegment[] {
  const letters = [...text];
  return segmentsOf(letters, hitLetters(letters, terms));
}

const lettersBefore = 20;
const lettersShown = 90;

/** The text around the first match, or its beginning if there is none. */
export function excerptAround(text: string, terms: string[]): SearchSegment[] {
  const letters = [...text];
  const hits = hitLetters(letters, terms);
  const first = Math.max(0, hits.indexOf(true) - lettersBefore);
  const shown = letters.slice(first, first + lettersShown);
  const segments = segmentsOf(shown, hits.slice(first, first + lettersShown));
  if (first > 0) segments.unshift({ text: "…", hit: false });
  if (first + lettersShown < letters.length) segments.push({ text: "…", hit: false });
  return segments;
}
