import type { LegalDays } from "./legal.ts";

/** Lists that an organizer may leave empty, by the titles of their pages. */
export const contentLists = ["article", "character", "faq", "game", "news", "staff"] as const;
export type ContentList = (typeof contentLists)[number];

/** Which pages have something to read, besides those that the settings fill. */
export interface WrittenPages {
  legal: LegalDays;
  /** Lists without a published item. */
  emptyLists: ContentList[];
}

export const nothingKnown: WrittenPages = { legal: {}, emptyLists: [] };
