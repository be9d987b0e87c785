import type pg from "pg";
import { findId, insertLinks, insertRow, insertTexts } from "../insert.ts";
import { daysBefore } from "../venue-time.ts";
import type { ArticleSeed } from "./article-seed.ts";

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
