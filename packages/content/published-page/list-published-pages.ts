import { type PublishedPages, publishedPagesShown } from "@takujo/contracts/content/published-page";
import type { Database } from "@takujo/runtime/database/database";
import { countPublishedPages, selectPublishedPages } from "./queries.ts";

/** Addresses and times of change, for the sitemap. */
export async function listPublishedPages(db: Database, page: number): Promise<PublishedPages> {
  const limit = publishedPagesShown;
  const [[counted], rows] = await Promise.all([
    countPublishedPages(db, {}),
    selectPublishedPages(db, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    total: counted?.total ?? 0,
    items: rows.map((row) => ({
      kind: row.kind as PublishedPages["items"][number]["kind"],
      slug: row.slug,
      modifiedAt: row.updated_at.toISOString(),
    })),
  };
}
