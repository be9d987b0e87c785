import type { CoverSeed } from "../cover.ts";
import type { TextByLocale } from "../text-by-locale.ts";

export interface ArticleText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

export interface ArticleSeed {
  slug: string;
  cover: CoverSeed;
  /** Slug of a member of staff. */
  author: string;
  tags: ("beginner" | "heavy" | "two-player" | "teaching" | "history" | "essay")[];
  /** Slugs of board games. */
  games: string[];
  /** Slugs of characters. */
  characters: string[];
  publishedDaysAgo: number;
  text: TextByLocale<ArticleText>;
}
