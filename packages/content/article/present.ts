import type { ArticleItem, ArticleSummary } from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import { presentGame } from "../board-game/index.ts";
import { isoTime } from "../iso-time.ts";
import { type RenderedMarkdown, renderDocument, splitPhrases } from "../markdown/index.ts";
import type { ArticleItemRow, ArticleRow } from "./queries.ts";

function renderBody(row: ArticleRow, pageLocale: Locale): Promise<RenderedMarkdown> {
  return renderDocument(row.body, { pageLocale, textLocale: row.locale as Locale });
}

export async function presentSummary(row: ArticleRow, pageLocale: Locale): Promise<ArticleSummary> {
  const { author } = row;
  return {
    slug: row.slug,
    tags: row.tags as ArticleSummary["tags"],
    // The query returns published rows only, and a check constraint gives those a date.
    publishedAt: isoTime(row.published_at as Date | string),
    cover: row.cover as ArticleSummary["cover"],
    locale: row.locale as Locale,
    title: row.title,
    summary: row.summary,
    minutes: (await renderBody(row, pageLocale)).readingMinutes,
    author: author && {
      slug: author.slug,
      locale: author.locale as Locale,
      name: author.name,
      avatar: author.avatar,
    },
  };
}

export async function presentItem(
  row: ArticleItemRow,
  further: ArticleRow[],
  pageLocale: Locale,
): Promise<ArticleItem> {
  const { author, ...summary } = await presentSummary(row, pageLocale);
  const { html, headings } = await renderBody(row, pageLocale);
  return {
    ...summary,
    updatedAt: isoTime(row.updated_at),
    titlePhrases: splitPhrases(summary.title, summary.locale),
    bodyHtml: html,
    headings,
    author: author && presentAuthor(author, row),
    games: row.games.map(presentGame),
    characters: row.characters.map(({ slug, locale, name, summary, artwork, color }) => ({
      slug,
      locale: locale as Locale,
      name,
      summary,
      artwork,
      color,
    })),
    further: await Promise.all(further.map((other) => presentSummary(other, pageLocale))),
  };
}

function presentAuthor(
  author: NonNullable<ArticleSummary["author"]>,
  row: ArticleItemRow,
): ArticleItem["author"] {
  return {
    ...author,
    role: row.author?.role ?? "",
    bio: row.author?.bio ?? "",
    teachesInEnglish: row.author?.teaches_in_english ?? false,
  };
}
