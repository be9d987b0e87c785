import type { Locale } from "@takujo/contracts/locale";
import type { NewsCategory, NewsItem, NewsSummary } from "@takujo/contracts/platform/news";
import { renderMarkdown } from "../markdown/render-markdown.ts";
import type { NewsRow } from "./queries.ts";

export function presentSummary(row: NewsRow): NewsSummary {
  return {
    slug: row.slug,
    category: row.category as NewsCategory,
    // The query returns published rows only, and a check constraint gives those a date.
    publishedAt: (row.published_at as Date).toISOString(),
    cover: row.cover as NewsSummary["cover"],
    locale: row.locale as Locale,
    title: row.title,
    summary: row.summary,
  };
}

export async function presentItem(
  row: NewsRow & { body: string },
  older: NewsRow | undefined,
): Promise<NewsItem> {
  return {
    ...presentSummary(row),
    updatedAt: row.updated_at.toISOString(),
    bodyHtml: await renderMarkdown(row.body),
    older: older ? { slug: older.slug, title: older.title } : null,
  };
}
