import {
  type PublishedPages,
  publishedPagesShown,
} from "@takujo/contracts/platform/published-page";
import type { Database } from "@takujo/runtime/database";
import { countPublishedPages, selectPublishedPages } from "./queries.ts";

/** For the sitemap: addresses and when they last changed, nothing to read. */
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
