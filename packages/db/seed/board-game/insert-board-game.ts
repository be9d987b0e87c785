import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { CoverSeed, TextByLocale } from "../seed-types.ts";

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

export async function insertBoardGame(client: pg.Client, game: BoardGameSeed): Promise<void> {
  const [minPlayers, maxPlayers] = game.players;
  const id = await insertRow(client, "board_game", {
    slug: game.slug,
    cover: JSON.stringify(game.cover ?? {}),
    min_players: minPlayers,
    max_players: maxPlayers,
    minutes: game.minutes,
    age: game.age,
    weight: game.weight,
    explain_minutes: game.explain,
    language_need: game.need,
    languages: game.languages,
    tags: game.tags,
  });
  if (!id) return;
  await insertTexts(client, "board_game_text", { board_game_id: id }, game.text, (text) => ({
    ...text,
  }));
}
