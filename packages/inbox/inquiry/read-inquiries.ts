import { rolesWith } from "@takujo/contracts/account/staff-policy";
import type { ContactCategory, InquiryState } from "@takujo/contracts/inbox/contact-form";
import {
  type InquiryEntry,
  type InquiryList,
  type InquiryListQuery,
  type InquiryMessage,
  type InquiryThread,
  maxInquiriesCounted,
} from "@takujo/contracts/inbox/inquiry";
import type { Locale } from "@takujo/contracts/locale";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  countInquiries,
  findByWords,
  type InquiryRow,
  selectAll,
  selectFigures,
  selectMine,
  selectNew,
  selectOrganizers,
  selectThread,
  selectUnfinished,
  type ThreadRow,
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

type Head = Omit<InquiryEntry, "excerpt">;

function presentHead(row: InquiryRow): Head {
  return {
    id: row.id,
    receipt: row.receipt,
    category: row.category as ContactCategory,
    name: row.name,
    state: row.state as InquiryState,
    replyLocale: row.reply_locale as Locale,
    assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? "" } : null,
    createdAt: row.created_at.toISOString(),
  };
}

const presentEntry = (row: InquiryRow): InquiryEntry => ({
  ...presentHead(row),
  excerpt: row.excerpt,
});

type ThreadContext = Pick<InquiryThread, "figures" | "assignees">;

function presentThread(row: ThreadRow, around: ThreadContext): InquiryThread {
  return {
    ...presentHead(row),
    email: row.email,
    reservationCode: row.reservation_code,
    body: row.body,
    locale: row.locale as Locale,
    userId: row.user_id,
    messages: row.messages.map(({ id, kind, body, at, maker, sender_email, attachments }) => ({
      id,
      kind: kind as InquiryMessage["kind"],
      body,
      madeBy: maker,
      at: new Date(at).toISOString(),
      sender: sender_email,
      attachments,
    })),
    ...around,
  };
}
