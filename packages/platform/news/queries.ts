import type { Locale } from "@takujo/contracts/locale";
import type { NewsCategory } from "@takujo/contracts/platform/news";
import type { DB } from "@takujo/db/schema";
import type { Database } from "@takujo/runtime/database";
import { type ExpressionBuilder, sql } from "kysely";

/** Published and due: a future `published_at` is a scheduled item. */
function isPublic(eb: ExpressionBuilder<DB, "news">) {
  return eb.and([
    eb("news.state", "=", "published"),
    eb("news.published_at", "<=", sql<Date>`now()`),
  ]);
}

/** The text in the wanted language, or the Japanese one, which always exists. */
function newsWithText(db: Database, locale: Locale) {
  return db
    .selectFrom("news")
    .innerJoin("news_text as ja", (join) =>
      join.onRef("ja.news_id", "=", "news.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("news_text as wanted", (join) =>
      join.onRef("wanted.news_id", "=", "news.id").on("wanted.locale", "=", locale),
    )
    .where(isPublic)
    .select((eb) => [
      "news.id",
      "news.slug",
      "news.category",
      "news.cover",
      "news.published_at",
      "news.updated_at",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
    ]);
}

export type NewsRow = Awaited<ReturnType<typeof selectNewsPage>>[number];

export interface NewsPage {
  locale: Locale;
  category?: NewsCategory | undefined;
  leaveOut?: string | undefined;
  limit: number;
  offset: number;
}

export function selectNewsPage(db: Database, page: NewsPage) {
  let query = newsWithText(db, page.locale)
    .orderBy("news.published_at", "desc")
    .orderBy("news.id")
    .limit(page.limit)
    .offset(page.offset);
  if (page.category) query = query.where("news.category", "=", page.category);
  if (page.leaveOut) query = query.where("news.id", "<>", page.leaveOut);
  return query.execute();
}

export function selectPinnedNews(db: Database, locale: Locale) {
  return newsWithText(db, locale)
    .where("news.pinned", "=", true)
    .orderBy("news.published_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function countNewsByCategory(db: Database) {
  return db
    .selectFrom("news")
    .where(isPublic)
    .groupBy("category")
    .select((eb) => ["category", eb.fn.countAll<number>().as("count")])
    .execute();
}

export function selectNewsBySlug(db: Database, slug: string, locale: Locale) {
  return newsWithText(db, locale)
    .select((eb) => eb.fn.coalesce("wanted.body", "ja.body").as("body"))
    .where("news.slug", "=", slug)
    .executeTakeFirst();
}

export function selectOlderNews(db: Database, than: Date, locale: Locale) {
  return newsWithText(db, locale)
    .where("news.published_at", "<", than)
    .orderBy("news.published_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
