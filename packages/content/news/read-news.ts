import type { NewsItem } from "@takujo/contracts/content/news";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../former-slug/index.ts";
import { presentItem } from "./present.ts";
import { selectNewsBySlug, selectNewsSlug, selectOlderNews } from "./queries.ts";

export async function readNews(db: Database, slug: string, locale: Locale): Promise<NewsItem> {
  const [row] = await selectNewsBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "news", slug, selectNewsSlug);
  const [older] = await selectOlderNews(db, { thanId: row.id, locale });
  return presentItem(row, older, locale);
}
