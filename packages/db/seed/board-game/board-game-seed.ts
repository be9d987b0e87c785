import type { CoverSeed } from "../cover.ts";
import type { TextByLocale } from "../text-by-locale.ts";

export interface BoardGameSeed {
  slug: string;
  cover?: CoverSeed;
  players: [min: number, max: number];
  minutes: number;
  age: number;
  weight: 1 | 2 | 3 | 4 | 5;
  /** Minutes that the rules take. */
  explain: number;
  /** How much must be read while playing. */
  need: "none" | "little" | "much";
  languages: ("ja" | "en")[];
  tags: string[];
  text: TextByLocale<{ name: string; summary: string }>;
}
