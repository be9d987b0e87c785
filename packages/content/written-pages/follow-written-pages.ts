import {
  contentLists,
  nothingKnown,
  type WrittenPages,
} from "@takujo/contracts/content/written-pages";
import type { Database } from "@takujo/runtime/database/database";
import { readLegalDays } from "../legal/index.ts";
import { selectFilledLists } from "./queries.ts";

async function readWrittenPages(db: Database): Promise<WrittenPages> {
  const [legal, [filled]] = await Promise.all([readLegalDays(db), selectFilledLists(db, {})]);
  return { legal, emptyLists: contentLists.filter((list) => filled?.[list] === false) };
}

export interface FollowedPages {
  /** Reads them again. Until the database answers, the former ones stay in effect. */
  refresh: () => Promise<void>;
  /** The same object until they change. */
  current: () => WrittenPages;
}

/** Knows which pages have something to read, so that none leads to one that has not. */
export function followWrittenPages(db: Database, onError: (error: Error) => void): FollowedPages {
  let pages = nothingKnown;
  /** Of two at once, the answer to the later one is newer. */
  let asked = 0;
  return {
    current: () => pages,
    async refresh() {
      const own = ++asked;
      try {
        const read = await readWrittenPages(db);
        if (own === asked && JSON.stringify(read) !== JSON.stringify(pages)) pages = read;
      } catch (error) {
        onError(error as Error);
      }
    },
  };
}

const kinds = ["article", "board-game", "character", "faq", "legal", "news", "staff"];
const followedTags = new Set(kinds.flatMap((kind) => [kind, `any:${kind}`]));

/** Whether a change with these tags may have filled or emptied a page. */
export const mayFillPages = (tags: string[]): boolean => tags.some((tag) => followedTags.has(tag));
