/** A page that is the same for everyone is kept by the page cache until content with one of its tags changes. */
export interface CacheRule {
  tags: string[];
  /** The fields of the query that the page depends on; every other is dropped. */
  query?: string[];
  /** Those that may come several times. */
  lists?: string[];
  /** With one of these the page shows what changes by the second, and is never kept. */
  live?: string[];
}

/** By route id; a page that is not here is rendered for each reader. Beside the table of routes, because browsers need none of it. */
export const pageCacheTable: Record<string, CacheRule> = {
  home: { tags: ["news", "article", "event", "character"] },
  about: { tags: [] },
  news: { tags: ["news"], query: ["category", "page"] },
  "news-item": { tags: ["news"] },
  character: { tags: ["character"] },
  "character-item": { tags: ["character", "board-game"] },
  staff: { tags: ["staff", "board-game"], query: ["filter"] },
  article: { tags: ["article", "staff"], query: ["tag", "page"] },
  "article-item": { tags: ["article", "staff", "board-game", "character", "event"] },
  faq: { tags: ["faq"], query: ["q"] },
  "privacy-policy": { tags: ["legal"], query: ["version"] },
  "term-of-service": { tags: ["legal"], query: ["version"] },
  line: { tags: [] },
  event: {
    tags: ["event", "board-game"],
    query: ["when", "view", "month", "from", "to", "game", "page"],
    lists: ["tag", "weekday"],
    live: ["seats"],
  },
  "event-item": { tags: ["event", "board-game", "staff"], live: ["seats"] },
};
