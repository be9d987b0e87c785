import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface BoardGameOptions {
  slug?: string;
  players?: [number, number];
  minutes?: number;
  age?: number;
  weight?: number;
  state?: "draft" | "published" | "archived";
  name?: string;
  /** Without English the Japanese text stands in. */
  english?: { name: string; summary: string } | null;
}

/** A published game that is like no other; a test names only what it cares about. */
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
      minutes: options.minutes ?? 45,
      age: options.age ?? 8,
      weight: options.weight ?? 2,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = { name: options.name ?? `ゲーム ${unique}`, summary: "短い説明です。" };
  await db
    .insertInto("board_game_text")
    .values({ board_game_id: id, locale: "ja", ...japanese })
    .execute();
  const english =
    options.english === undefined
      ? { name: `Game ${unique}`, summary: "In short." }
      : options.english;
  if (english) {
    await db
      .insertInto("board_game_text")
      .values({ board_game_id: id, locale: "en", ...english })
      .execute();
  }
  return { id, slug };
}
