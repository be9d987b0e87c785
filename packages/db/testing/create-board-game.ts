import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface BoardGameOptions {
  slug?: string;
  players?: [min: number, max: number];
  minutes?: number;
  age?: number;
  weight?: 1 | 2 | 3 | 4 | 5;
  explainMinutes?: number | null;
  languageNeed?: "none" | "little" | "much" | null;
  languages?: ("ja" | "en")[];
  tags?: string[];
  bggId?: number | null;
  state?: "draft" | "published" | "archived";
  name?: string;
  /** Without English, the Japanese name is shown. */
  english?: string | null;
}

/** A game with unique values; a test sets only what matters to it. */
export async function createBoardGame(db: Kysely<DB>, options: BoardGameOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `game-${unique}`;
  const [min_players, max_players] = options.players ?? [2, 4];
  const { id } = await db
    .insertInto("board_game")
    .values({
      slug,
      min_players,
      max_players,
      minutes: options.minutes ?? 60,
      age: options.age ?? 10,
      weight: options.weight ?? 2,
      explain_minutes: options.explainMinutes ?? null,
      language_need: options.languageNeed ?? null,
      languages: options.languages ?? [],
      tags: options.tags ?? [],
      bgg_id: options.bggId ?? null,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const english = options.english === undefined ? `Game ${unique}` : options.english;
  await db
    .insertInto("board_game_text")
    .values([
      { board_game_id: id, locale: "ja", name: options.name ?? `遊び ${unique}`, summary: "箱。" },
      ...(english === null
        ? []
        : [{ board_game_id: id, locale: "en", name: english, summary: "A box." }]),
    ])
    .execute();
  return { id, slug };
}
