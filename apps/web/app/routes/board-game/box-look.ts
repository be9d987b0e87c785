import { artUrl } from "../../ui/icon/art-url.ts";

const tones = ["sora", "yamabuki", "toki", "wakakusa", "kinari"];
const pieces = ["house", "tree", "pawn", "boat", "shogi", "gem"] as const;
/** Legible on every tone. */
const pieceColors = ["#a8311a", "#0c5445", "#1d4e89", "#2b2620"] as const;

/** The lid and the piece on it; a game has the same box everywhere. */
export function boxLook(slug: string): { tone: string; pieceUrl: string } {
  let seed = 0;
  for (const letter of slug) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521;
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[seed % values.length] as Value;
    seed = Math.floor(seed / values.length);
    return value;
  };
  const tone = `var(--tk-p-${pick(tones)})`;
  return { tone, pieceUrl: artUrl.piece(pick(pieces), pick(pieceColors)) };
}
