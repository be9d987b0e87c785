import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";

export type NewsCategory = NewsSummary["category"];

export const newsCategories: readonly NewsCategory[] = ["notice", "event", "release", "press"];

export interface NewsListQuery {
  category?: NewsCategory;
  page: number;
}

const pageShape = /^[1-9]\d{0,3}$/;

/** Null for a category or page that no link leads to. */
export function readListQuery(search: URLSearchParams): NewsListQuery | null {
  const wanted = search.get("category");
  const category = newsCategories.find((known) => known === wanted);
  if (wanted !== null && !category) return null;
  const page = search.get("page") ?? "1";
  if (!pageShape.test(page)) return null;
  return { ...(category ? { category } : {}), page: Number(page) };
}

/** The query of a page of the list; empty for the first page without a filter. */
export function newsListSearch({
  category,
  page,
}: {
  category?: NewsCategory | undefined;
  page: number;
}): string {
  const search = new URLSearchParams();
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
