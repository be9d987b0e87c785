import { rolesWith } from "@takujo/contracts/account/staff-policy";
import {
  type InquiryList,
  type InquiryListQuery,
  type InquiryThread,
  maxInquiriesCounted,
} from "@takujo/contracts/inbox/inquiry";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentEntry, presentThread } from "./present.ts";
import {
  countInquiries,
  findByWords,
  selectAll,
  selectFigures,
  selectMine,
  selectNew,
  selectOrganizers,
  selectThread,
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
    countInquiries(db, { adminId, limit: maxInquiriesCounted }),
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

const maxOrganizers = 50;

export async function readInquiry(db: Database, id: string): Promise<InquiryThread> {
  const [row] = await selectThread(db, { id });
  if (!row) throw new DomainError("not-found");
  const [[figures], organizers] = await Promise.all([
    selectFigures(db, { userId: row.user_id, email: row.email }),
    selectOrganizers(db, { roles: rolesWith("inquiries"), limit: maxOrganizers }),
  ]);
  return presentThread(row, {
    figures: figures ?? { reservations: 0, attended: 0, inquiries: 0 },
    assignees: organizers.map((person) => ({ id: person.id, name: person.name || person.email })),
  });
}
