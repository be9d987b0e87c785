import type { Locale } from "@takujo/contracts/locale";
import type { NewsItem } from "@takujo/contracts/platform/news";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentItem } from "./present.ts";
import { selectNewsBySlug, selectOlderNews } from "./queries.ts";

export async function readNews(db: Database, slug: string, locale: Locale): Promise<NewsItem> {
  const [row] = await selectNewsBySlug(db, { slug, locale });
  if (!row) throw new DomainError("not-found", `There is no news "${slug}".`);
  const [older] = await selectOlderNews(db, { thanId: row.id, locale });
  return presentItem(row, older, locale);
}
