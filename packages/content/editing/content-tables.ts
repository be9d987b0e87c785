import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";

/** Where a kind of content is stored, as far as all kinds are alike. */
export interface ContentTable {
  table: string;
  textTable: string;
  /** The text table's column that refers to the item. */
  owner: string;
  /** The field of the document, and the column, with the item's title. */
  title: string;
  /** The column by which people tell items apart. */
  slug: "slug" | "kind";
  /** If false, everything in the table is public. */
  hasState: boolean;
  /** SQL for the time of publication, or the closest there is, of a row called `item`. */
  publishedAt: string;
  /** Grows without bound, so it has its own flags and indexes: see 0017_content.sql. */
  isLarge?: true;
  /** Has a column `search_pairs` beside its texts. */
  hasPairs?: true;
}

const since = "item.created_at";
const published = "item.published_at";

export const contentTables: Record<ContentKind, ContentTable> = {
  news: {
    table: "news",
    textTable: "news_text",
    owner: "news_id",
    title: "title",
    slug: "slug",
    hasState: true,
    publishedAt: published,
    isLarge: true,
    hasPairs: true,
  },
  article: {
    table: "article",
    textTable: "article_text",
    owner: "article_id",
    title: "title",
    slug: "slug",
    hasState: true,
    publishedAt: published,
    isLarge: true,
    hasPairs: true,
  },
  event: {
    table: "event",
    textTable: "event_text",
    owner: "event_id",
    title: "title",
    slug: "slug",
    hasState: true,
    publishedAt: published,
    isLarge: true,
    hasPairs: true,
  },
  character: {
    table: "character",
    textTable: "character_text",
    owner: "character_id",
    title: "name",
    slug: "slug",
    hasState: true,
    publishedAt: since,
  },
  staff: {
    table: "staff",
    textTable: "staff_text",
    owner: "staff_id",
    title: "name",
    slug: "slug",
    hasState: true,
    publishedAt: since,
  },
  faq: {
    table: "faq",
    textTable: "faq_text",
    owner: "faq_id",
    title: "question",
    slug: "slug",
    hasState: true,
    publishedAt: since,
    hasPairs: true,
  },
  legal: {
    table: "legal_document",
    textTable: "legal_document_text",
    owner: "legal_document_id",
    title: "summary",
    slug: "kind",
    hasState: false,
    // Announced by the calendar of the site.
    publishedAt: "(item.announced_on::timestamp at time zone (select site_time_zone()))",
  },
  venue: {
    table: "venue",
    textTable: "venue_text",
    owner: "venue_id",
    title: "name",
    slug: "slug",
    hasState: false,
    publishedAt: since,
  },
  "board-game": {
    table: "board_game",
    textTable: "board_game_text",
    owner: "board_game_id",
    title: "name",
    slug: "slug",
    hasState: true,
    publishedAt: since,
    hasPairs: true,
  },
};
