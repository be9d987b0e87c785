import pg from "pg";
import { newsSeeds } from "./news/index.ts";
import type { NewsSeed } from "./news/news-seed.ts";

const oneDay = 86_400_000;

/** Fills a migrated database with a believable organizer. Safe to repeat: existing items are left alone. */
export async function seed(connectionString: string, now = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    for (const item of newsSeeds) await insertNews(client, item, now);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

async function insertNews(client: pg.Client, item: NewsSeed, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * oneDay);
  const published = daysAgo(item.publishedDaysAgo);
  const { rows } = await client.query<{ id: string }>(
    `insert into news (slug, category, pinned, cover, state, published_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (slug) do nothing returning id`,
    [
      item.slug,
      item.category,
      item.pinned ?? false,
      item.cover ? JSON.stringify(item.cover) : null,
      item.draft ? "draft" : "published",
      published,
      item.updatedDaysAgo === undefined ? published : daysAgo(item.updatedDaysAgo),
    ],
  );
  const id = rows[0]?.id;
  if (!id) return;
  for (const [locale, text] of Object.entries(item.text)) {
    await client.query(
      "insert into news_text (news_id, locale, title, summary, body) values ($1, $2, $3, $4, $5)",
      [id, locale, text.title, text.summary, text.body],
    );
  }
}
