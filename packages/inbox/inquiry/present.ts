import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import type { InquiryEntry, InquiryMessage, InquiryThread } from "@takujo/contracts/inbox/inquiry";
import type { InquiryState } from "@takujo/contracts/inbox/inquiry-states";
import type { Locale } from "@takujo/contracts/locale";
import type { InquiryRow, ThreadRow } from "./queries.ts";

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

export const presentEntry = (row: InquiryRow): InquiryEntry => ({
  ...presentHead(row),
  excerpt: row.excerpt,
});

type ThreadContext = Pick<InquiryThread, "figures" | "assignees">;

export function presentThread(row: ThreadRow, around: ThreadContext): InquiryThread {
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
