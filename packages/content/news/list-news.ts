import { type NewsList, type NewsListQuery, newsCategories } from "@takujo/contracts/content/news";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectNewsPage } from "./queries.ts";

/** The pinned item is above the unfiltered list and not repeated in it. */
export async function listNews(
  db: Database,
  { locale, category, page, limit }: NewsListQuery,
): Promise<NewsList> {
  const offset = (page - 1) * limit;
  const [found] = await selectNewsPage(db, { locale, category: category ?? null, limit, offset });
  const { pinned = null, items = [], counts: counted = [] } = found ?? {};
  const counts = Object.fromEntries(
    newsCategories.map((category) => [
      category,
      Number(counted.find((row) => row.category === category)?.count ?? 0),
    ]),
  ) as NewsList["counts"];
  const all = newsCategories.reduce((sum, category) => sum + counts[category], 0);
  const listed = category ? counts[category] : all - (pinned ? 1 : 0);
  return {
    pinned: pinned && presentSummary(pinned),
    items: items.map(presentSummary),
    page,
    pageCount: Math.max(1, Math.ceil(listed / limit)),
    counts,
  };
}
