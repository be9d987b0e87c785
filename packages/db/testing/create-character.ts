import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface CharacterText {
  name: string;
  origin: string;
  catch_phrase: string;
  summary: string;
  profile: string;
  likes: string;
  duty: string;
}

interface CharacterOptions {
  slug?: string;
  artwork?: "koma" | "sai" | "fuda" | "kikko" | "toki" | "hako";
  color?: string;
  traits?: Partial<Record<"depth" | "speed" | "talk" | "luck", number>>;
  position?: number;
  state?: "draft" | "published" | "archived";
  japanese?: Partial<CharacterText>;
  /** Without English, the Japanese text is shown. */
  english?: Partial<CharacterText> | null;
  /** Ids of board games, in order. */
  games?: string[];
}

/** A published character with unique values; a test sets only what matters to it. */
export async function createCharacter(db: Kysely<DB>, options: CharacterOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `character-${unique}`;
  const { id } = await db
    .insertInto("character")
    .values({
      slug,
      kana: "きっこ",
      color: options.color ?? "#F2A79C",
      artwork: options.artwork ?? "kikko",
      traits: JSON.stringify(options.traits ?? { depth: 5, speed: 1, talk: 2, luck: 3 }),
      position: options.position ?? 1,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = {
    name: `案内役 ${unique}`,
    origin: "亀甲 × 亀",
    catch_phrase: "もう一手だけ。",
    summary: "長考派の軍師。",
    profile: "谷で生まれました。",
    likes: "煎茶",
    duty: "重量級の卓",
    ...options.japanese,
  };
  const english = options.english !== null && {
    name: `Guide ${unique}`,
    origin: "Hexagon × tortoise",
    catch_phrase: "One more move.",
    summary: "Takes her time.",
    profile: "Born in a valley.",
    likes: "Tea",
    duty: "Heavyweight tables",
    ...options.english,
  };
  await db
    .insertInto("character_text")
    .values([
      { character_id: id, locale: "ja", ...japanese },
      ...(english ? [{ character_id: id, locale: "en", ...english }] : []),
    ])
    .execute();
  for (const [position, board_game_id] of (options.games ?? []).entries()) {
    await db
      .insertInto("character_game")
      .values({ character_id: id, board_game_id, position })
      .execute();
  }
  return { id, slug };
}
