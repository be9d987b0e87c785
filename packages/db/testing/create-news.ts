import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface NewsOptions {
  slug?: string;
  category?: "notice" | "event" | "release" | "press";
  pinned?: boolean;
  state?: "draft" | "published" | "archived";
  publishedAt?: Date;
  title?: string;
  body?: string;
  /** Without English, the Japanese text is shown. */
  english?: { title: string; summary: string; body: string } | null;
}

/** A published item with unique values; a test sets only what matters to it. */
export async function createNews(db: Kysely<DB>, options: NewsOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `news-${unique}`;
  const { id } = await db
    .insertInto("news")
    .values({
      slug,
      category: options.category ?? "notice",
      pinned: options.pinned ?? false,
      state: options.state ?? "published",
      published_at: options.publishedAt ?? new Date(Date.now() - 60_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = {
    title: options.title ?? `お知らせ ${unique}`,
    summary: "短い説明です。",
    body: options.body ?? "本文です。",
  };
  await db
    .insertInto("news_text")
    .values({ news_id: id, locale: "ja", ...japanese })
    .execute();
  const english =
    options.english === undefined
      ? { title: `Notice ${unique}`, summary: "In short.", body: "Body." }
      : options.english;
  if (english) {
    await db
      .insertInto("news_text")
      .values({ news_id: id, locale: "en", ...english })
      .execute();
  }
  return { id, slug };
}
