import type { TextByLocale } from "../text-by-locale.ts";

export interface CharacterText {
  name: string;
  /** What it is made of, such as 駒 × 狛犬. */
  origin: string;
  catchPhrase: string;
  summary: string;
  /** Markdown. */
  profile: string;
  likes: string;
  duty: string;
}

export interface CharacterSeed {
  slug: string;
  kana: string;
  color: string;
  artwork: string;
  traits: Record<"depth" | "speed" | "talk" | "luck", 1 | 2 | 3 | 4 | 5>;
  /** Slugs of board games. */
  games: string[];
  text: TextByLocale<CharacterText>;
}
