import type pg from "pg";
import { findId, insertLinks, insertRow, insertTexts } from "../insert.ts";
import type { CoverSeed, TextByLocale } from "../seed-types.ts";
import { daysBefore } from "../venue-time.ts";

interface ArticleText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export interface ArticleSeed {
  slug: string;
  cover: CoverSeed;
  /** Slug of a member of staff. */
  author: string;
  tags: ("beginner" | "heavy" | "two-player" | "teaching" | "history" | "essay")[];
  /** Slugs of board games. */
  games: string[];
  /** Slugs of characters. */
  characters: string[];
  publishedDaysAgo: number;
  text: TextByLocale<ArticleText>;
}

export async function insertArticle(
  client: pg.Client,
  article: ArticleSeed,
  now: Date,
): Promise<void> {
  const published = daysBefore(now, article.publishedDaysAgo);
  const id = await insertRow(client, "article", {
    slug: article.slug,
    cover: JSON.stringify(article.cover),
    author_id: await findId(client, "staff", article.author),
    tags: article.tags,
    state: "published",
    published_at: published,
    created_at: published,
    updated_at: published,
  });
  if (!id) return;
  const owner = { column: "article_id", id };
  await insertTexts(client, "article_text", { article_id: id }, article.text, (text) => ({
    ...text,
  }));
  await insertLinks(client, "article_game", owner, "board_game", article.games);
  await insertLinks(client, "article_character", owner, "character", article.characters);
}
