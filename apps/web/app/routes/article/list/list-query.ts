import type { ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";

export type ArticleTag = ArticleSummary["tags"][number];

export const articleTags: readonly ArticleTag[] = [
  "beginner",
  "heavy",
  "two-player",
  "teaching",
  "history",
  "essay",
];

export interface ArticleListQuery {
  tag?: ArticleTag;
  page: number;
}

const pageShape = /^[1-9]\d{0,3}$/;

/** Null for a tag or page that no link leads to. */
export function readListQuery(search: URLSearchParams): ArticleListQuery | null {
  const wanted = search.get("tag");
  const tag = articleTags.find((known) => known === wanted);
  if (wanted !== null && !tag) return null;
  const page = search.get("page") ?? "1";
  if (!pageShape.test(page)) return null;
  return { ...(tag ? { tag } : {}), page: Number(page) };
}

/** The query of a page of the list; empty for the first page without a filter. */
export function articleListSearch({
  tag,
  page,
}: {
  tag?: ArticleTag | undefined;
  page: number;
}): string {
  const search = new URLSearchParams();
  if (tag) search.set("tag", tag);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
