import type { TextByLocale } from "../text-by-locale.ts";

export interface BoardGameSeed {
  slug: string;
  players: [min: number, max: number];
  minutes: number;
  age: number;
  weight: 1 | 2 | 3 | 4 | 5;
  text: TextByLocale<{ name: string; summary: string }>;
}
