import type { NewsCategory, NewsItem, NewsSummary } from "@takujo/contracts/content/news";
import type { Locale } from "@takujo/contracts/locale";
import { isoTime } from "../iso-time.ts";
import { renderMarkdown, splitPhrases } from "../markdown/index.ts";
import type { NewsRow } from "./queries.ts";

export function presentSummary(row: NewsRow): NewsSummary {
  return {
    slug: row.slug,
    category: row.category as NewsCategory,
    // The query returns published rows only, and a check constraint gives those a date.
    publishedAt: isoTime(row.published_at as Date | string),
    cover: row.cover as NewsSummary["cover"],
    locale: row.locale as Locale,
    title: row.title,
    summary: row.summary,
  };
}

export async function presentItem(
  row: NewsRow & { body: string },
  older: NewsRow | undefined,
  pageLocale: Locale,
): Promise<NewsItem> {
  const summary = presentSummary(row);
  return {
    ...summary,
    updatedAt: isoTime(row.updated_at),
    titlePhrases: splitPhrases(summary.title, summary.locale),
    bodyHtml: await renderMarkdown(row.body, pageLocale, summary.locale),
    older: older ? { slug: older.slug, locale: older.locale as Locale, title: older.title } : null,
  };
}
