import {
  type ArticleList,
  type ArticleListQuery,
  type ArticleSummary,
  articleTags,
} from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectArticlePage, selectArticlesOfGame } from "./queries.ts";

export async function listArticles(
  db: Database,
  { locale, tag, page, limit }: ArticleListQuery,
): Promise<ArticleList> {
  const offset = (page - 1) * limit;
  const [found] = await selectArticlePage(db, { locale, tag: tag ?? null, limit, offset });
  const { items = [], all = 0, counts: counted = [] } = found ?? {};
  const countOf = (tag: string) => Number(counted.find((row) => row.tag === tag)?.count ?? 0);
  const counts = {
    all: Number(all),
    ...Object.fromEntries(articleTags.map((tag) => [tag, countOf(tag)])),
  } as ArticleList["counts"];
  return {
    items: await Promise.all(items.map((row) => presentSummary(row, locale))),
    page,
    pageCount: Math.max(1, Math.ceil(counts[tag ?? "all"] / limit)),
    counts,
  };
}

/** The newest that name the game. */
export async function listArticlesOfGame(
  db: Database,
  values: { gameId: string; locale: Locale; limit: number },
): Promise<ArticleSummary[]> {
  const rows = await selectArticlesOfGame(db, values);
  return Promise.all(rows.map((row) => presentSummary(row, values.locale)));
}
