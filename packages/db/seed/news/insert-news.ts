import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import { daysBefore } from "../venue-time.ts";

interface NewsText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export interface NewsSeed {
  slug: string;
  category: "notice" | "event" | "release" | "press";
  pinned?: boolean;
  /** An empty object asks for the artwork that the slug itself draws. */
  cover?: { palette?: string; composition?: string };
  /** Counted back from the day of seeding; negative is not yet published. */
  publishedDaysAgo: number;
  updatedDaysAgo?: number;
  draft?: boolean;
  text: { ja: NewsText; en?: NewsText };
}

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
