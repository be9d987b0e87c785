import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface ArticleOptions {
  slug?: string;
  tags?: ("beginner" | "heavy" | "two-player" | "teaching" | "history" | "essay")[];
  state?: "draft" | "published" | "archived";
  publishedAt?: Date;
  authorId?: string;
  /** In the order of the page. */
  gameIds?: string[];
  characterIds?: string[];
  title?: string;
  body?: string;
  /** Without English, the Japanese text is shown. */
  english?: { title: string; summary: string; body: string } | null;
}

/** A published article with unique values; a test sets only what matters to it. */
export async function createArticle(db: Kysely<DB>, options: ArticleOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `article-${unique}`;
  const { id } = await db
    .insertInto("article")
    .values({
      slug,
      tags: options.tags ?? [],
      state: options.state ?? "published",
      published_at: options.publishedAt ?? new Date(Date.now() - 60_000),
      author_id: options.authorId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = {
    title: options.title ?? `読みもの ${unique}`,
    summary: "短い説明です。",
    body: options.body ?? "本文です。",
  };
  const texts = [{ locale: "ja", ...japanese }];
  if (options.english) texts.push({ locale: "en", ...options.english });
  await db
    .insertInto("article_text")
    .values(texts.map((text) => ({ article_id: id, ...text })))
    .execute();
  for (const [position, board_game_id] of (options.gameIds ?? []).entries()) {
    const link = { article_id: id, board_game_id, position };
    await db.insertInto("article_game").values(link).execute();
  }
  for (const [position, character_id] of (options.characterIds ?? []).entries()) {
    const link = { article_id: id, character_id, position };
    await db.insertInto("article_character").values(link).execute();
  }
  return { id, slug };
}
