import { widthOf } from "../../ui/illustration/drawings/social-card.ts";

/** The space for a title on the card, and its font sizes from large to small, in pixels. */
const room = { width: 520, height: 320 };
const sizes = [72, 64, 56, 48, 40];
const leading = 1.34;

/** Breaks between phrases at the largest size that fits; a title that is still too long ends in an ellipsis. */
export function titleLines(phrases: string[]): string[] {
  let lines: string[] = [];
  let max = 0;
  for (const size of sizes) {
    lines = linesOf(phrases, room.width / size);
    max = Math.floor(room.height / (size * leading));
    if (lines.length <= max) return lines;
  }
  return [...lines.slice(0, max - 1), `${lines[max - 1]}…`];
}

function linesOf(phrases: string[], width: number): string[] {
  const lines: string[] = [];
  for (const phrase of phrases) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line + phrase.trimEnd()) <= width) {
      lines[lines.length - 1] = line + phrase;
    } else lines.push(phrase);
  }
  return lines.map((line) => line.trim());
}
