import type { NewsCategory } from "@takujo/contracts/content/news";
import type { SearchKind, SearchResult } from "@takujo/contracts/content/search";
import type { Locale } from "@takujo/contracts/locale";
import { plainText } from "../markdown/index.ts";
import { excerptAround, markWords } from "./mark-words.ts";
import type { findArticles, findEvents, findFaq, findGames, findNews } from "./queries.ts";
import type { Variant } from "./words/variant.ts";

type RowOf<Find extends (...values: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Find>
>[number];
type Hit<Kind extends SearchKind> = SearchResult[Kind]["items"][number];

interface Texts {
  slug: string;
  locale: string;
  title: string;
  summary?: string;
  body?: string;
}

function presentTexts(
  { slug, locale, title, summary = "", body = "" }: Texts,
  variants: Variant[],
) {
  const text = `${summary} ${plainText(body)}`.trim();
  return {
    slug,
    locale: locale as Locale,
    title: markWords(title, variants),
    excerpt: excerptAround(text, variants),
  };
}

export const presentEvent = (row: RowOf<typeof findEvents>, variants: Variant[]): Hit<"event"> => ({
  ...presentTexts(row, variants),
  cover: row.cover as Hit<"event">["cover"],
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  room: row.room,
});

export const presentGame = (row: RowOf<typeof findGames>, variants: Variant[]): Hit<"game"> => ({
  ...presentTexts(row, variants),
  minPlayers: row.min_players,
  maxPlayers: row.max_players,
  minutes: row.minutes,
  age: row.age,
  weight: row.weight,
});

export const presentArticle = (
  row: RowOf<typeof findArticles>,
  variants: Variant[],
): Hit<"article"> => ({
  ...presentTexts(row, variants),
  cover: row.cover as Hit<"article">["cover"],
  // The query returns published rows only, and a check constraint gives those a date.
  publishedAt: (row.published_at as Date).toISOString(),
});

export const presentNews = (row: RowOf<typeof findNews>, variants: Variant[]): Hit<"news"> => ({
  ...presentTexts(row, variants),
  category: row.category as NewsCategory,
  publishedAt: (row.published_at as Date).toISOString(),
});

export const presentFaq = (row: RowOf<typeof findFaq>, variants: Variant[]): Hit<"faq"> =>
  presentTexts(row, variants);
