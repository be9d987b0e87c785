import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import { daysBefore } from "../venue-time.ts";
import type { NewsSeed } from "./news-seed.ts";

export async function insertNews(client: pg.Client, item: NewsSeed, now: Date): Promise<void> {
  const published = daysBefore(now, item.publishedDaysAgo);
  const id = await insertRow(client, "news", {
    slug: item.slug,
    category: item.category,
    pinned: item.pinned ?? false,
    cover: item.cover ? JSON.stringify(item.cover) : null,
    state: item.draft ? "draft" : "published",
    published_at: published,
    created_at: published,
    updated_at:
      item.updatedDaysAgo === undefined ? published : daysBefore(now, item.updatedDaysAgo),
  });
  if (!id) return;
  await insertTexts(client, "news_text", { news_id: id }, item.text, (text) => ({ ...text }));
}
