import {
  type InquiryList,
  type InquiryListQuery,
  mostInquiriesCounted,
} from "@takujo/contracts/inbox/inquiry";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { presentEntry } from "./present.ts";
import {
  countInquiries,
  findByWords,
  selectAll,
  selectMine,
  selectNew,
  selectUnfinished,
} from "./queries.ts";

export async function listInquiries(
  db: Database,
  adminId: string,
  { view, search, after, limit }: InquiryListQuery,
): Promise<InquiryList> {
  const page = { ...readCursor(after), limit: limit + 1 };
  const [rows, [counts]] = await Promise.all([
    search
      ? findByWords(db, { ...page, words: search.normalize("NFC") })
      : pages[view](db, { ...page, adminId }),
    countInquiries(db, { adminId, limit: mostInquiriesCounted }),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentEntry),
    next: last ? writeCursor(last) : null,
    counts: counts ?? { new: 0, open: 0, answered: 0, closed: 0, mine: 0 },
  };
}

const pages = {
  unfinished: selectUnfinished,
  new: selectNew,
  mine: selectMine,
  all: selectAll,
};
