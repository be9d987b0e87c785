import { type NewsList, type NewsListQuery, newsCategories } from "@takujo/contracts/platform/news";
import type { Database } from "@takujo/runtime/database";
import { presentSummary } from "./present.ts";
import { countNewsByCategory, selectNewsPage, selectPinnedNews } from "./queries.ts";

/** The pinned item stands above the unfiltered list and is not repeated in it. */
export async function listNews(db: Database, query: NewsListQuery): Promise<NewsList> {
  const [pinned, counted] = await Promise.all([
    selectPinnedNews(db, query.locale),
    countNewsByCategory(db),
  ]);
  const leaveOut = query.category ? undefined : pinned?.id;
  const rows = await selectNewsPage(db, {
    locale: query.locale,
    category: query.category,
    leaveOut,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  });
  const counts = Object.fromEntries(
    newsCategories.map((category) => [
      category,
      Number(counted.find((row) => row.category === category)?.count ?? 0),
    ]),
  ) as NewsList["counts"];
  const all = newsCategories.reduce((sum, category) => sum + counts[category], 0);
  const listed = query.category ? counts[query.category] : all - (leaveOut ? 1 : 0);
  return {
    pinned: pinned ? presentSummary(pinned) : null,
    items: rows.map(presentSummary),
    page: query.page,
    pageCount: Math.max(1, Math.ceil(listed / query.limit)),
    counts,
  };
}
