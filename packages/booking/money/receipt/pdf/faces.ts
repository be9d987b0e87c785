import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, create as open } from "fontkit";

const require = createRequire(import.meta.url);

export type Weight = "regular" | "bold";

/**
 * Bundled, so that a receipt looks the same on every machine. The second font has rare kanji of names and Vietnamese, the third
 * central European letters.
 */
const files: Record<Weight, string[]> = {
  regular: [
    "@expo-google-fonts/zen-kaku-gothic-new/400Regular/ZenKakuGothicNew_400Regular.ttf",
    "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
    "@expo-google-fonts/gabarito/400Regular/Gabarito_400Regular.ttf",
  ],
  bold: [
    "@expo-google-fonts/zen-kaku-gothic-new/700Bold/ZenKakuGothicNew_700Bold.ttf",
    "@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf",
    "@expo-google-fonts/gabarito/700Bold/Gabarito_700Bold.ttf",
  ],
};

export interface Face {
  /** Unique over all weights. */
  name: string;
  /** Shared by all documents: reading its tables takes longer than writing a receipt. */
  font: Font;
}

const opened = new Map<string, Face>();

/** Read on first use; the later ones may never be needed. */
function faceAt(file: string): Face {
  const known = opened.get(file);
  if (known) return known;
  // Loaded late, because servers start more often than they print.
  const { create } = require("fontkit") as { create: typeof open };
  const face = { name: file, font: create(readFileSync(require.resolve(file))) as Font };
  opened.set(file, face);
  return face;
}

/** Variation selectors and joiners: they have no glyph of their own. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/gu;

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

export interface Run {
  text: string;
  face: Face;
}

/** The text in runs, each covered by one font; `missing` are characters that no font has. */
export function runsOf(text: string, weight: Weight): { runs: Run[]; missing: string[] } {
  const runs: Run[] = [];
  const missing: string[] = [];
  for (const { segment } of graphemes.segment(text.normalize("NFC").replace(invisible, ""))) {
    const face = faceFor(segment, weight);
    if (!face) {
      missing.push(segment);
      continue;
    }
    const last = runs.at(-1);
    if (last?.face === face) last.text += segment;
    else runs.push({ text: segment, face });
  }
  return { runs, missing };
}

function faceFor(grapheme: string, weight: Weight): Face | undefined {
  const codePoints = Array.from(grapheme, (letter) => letter.codePointAt(0) ?? 0);
  for (const file of files[weight]) {
    const face = faceAt(file);
    if (codePoints.every((point) => face.font.hasGlyphForCodePoint(point))) return face;
  }
  return undefined;
}
