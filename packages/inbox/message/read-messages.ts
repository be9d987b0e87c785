import { afterQuietHours } from "@takujo/booking/seats/index";
import type {
  Message,
  MessageEntry,
  MessageList,
  MessageListQuery,
  Recipient,
  RecipientList,
  RecipientListQuery,
} from "@takujo/contracts/inbox/message";
import {
  type MessageSegment,
  type MessageState,
  newsletterPromise,
  type RecipientReason,
  type RecipientState,
  type RecipientView,
  recipientStates,
} from "@takujo/contracts/inbox/message-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectSessions } from "./audience/queries.ts";
import { readAudience } from "./audience/read-audience.ts";
import { selectRecipients } from "./delivery/queries.ts";
import type { SeenOfGuests } from "./find-mailed-message.ts";
import { countNewsletters, type MessageRow, selectMessage, selectMessages } from "./queries.ts";

export async function listMessages(
  db: Database,
  { after, limit, locale }: MessageListQuery,
): Promise<MessageList> {
  const rows = await selectMessages(db, { ...readCursor(after), limit: limit + 1, locale });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentHead), next: last ? writeCursor(last) : null };
}

const oneDay = 24 * 3_600_000;

interface MessageQuery {
  locale: Locale;
  at?: string | undefined;
  seen: SeenOfGuests;
}

export async function readMessage(
  db: Database,
  id: string,
  { locale, at, seen }: MessageQuery,
  now = new Date(),
): Promise<Message> {
  const [row] = await selectMessage(db, { id, locale });
  if (!row) throw new DomainError("not-found");
  const since = new Date(now.getTime() - newsletterPromise.days * oneDay);
  const [counts, sessions, [recent]] = await Promise.all([
    readAudience(db, row, seen),
    row.event_id === null ? [] : selectSessions(db, { eventId: row.event_id, locale }),
    row.event_id === null ? countNewsletters(db, { exceptId: id, since }) : [],
  ]);
  const moment = at === undefined ? now.getTime() : Date.parse(at);
  const quietUntil = afterQuietHours(moment);
  return {
    ...presentHead(row),
    sessionId: row.event_session_id,
    segments: row.segments as MessageSegment[],
    subjectJa: row.subject_ja,
    bodyJa: row.body_ja,
    subjectEn: row.subject_en,
    bodyEn: row.body_en,
    calls: row.calls,
    version: row.version,
    endedAt: row.ended_at?.toISOString() ?? null,
    urgentReason: row.urgent_reason,
    testedAt: row.tested_at?.toISOString() ?? null,
    ...counts,
    sessions: sessions.map(({ id, letter, name, starts_at }) => ({
      id,
      letter: tableNameOf({ letter }),
      name,
      startsAt: starts_at.toISOString(),
    })),
    recentNewsletters: recent?.count ?? 0,
    quietUntil: quietUntil > moment ? new Date(quietUntil).toISOString() : null,
  };
}

const statesOf: Record<RecipientView, RecipientState[]> = {
  all: [...recipientStates],
  failed: ["failed"],
  pending: ["waiting", "sending"],
};

const start = { rank: 0, after: "00000000-0000-0000-0000-000000000000" };

export async function listRecipients(
  db: Database,
  messageId: string,
  { view, after, limit }: RecipientListQuery,
  seen: SeenOfGuests,
): Promise<RecipientList> {
  const rows = await selectRecipients(db, {
    messageId,
    states: statesOf[view],
    ...readPlace(after),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentRecipient(row, seen)),
    next: last ? `${last.rank}_${last.id}` : null,
  };
}

/** An invalid one shows the first page. */
function readPlace(text = "") {
  const [rank = "", after = ""] = text.split("_");
  return /^[1-6]$/.test(rank) && isUuid(after) ? { rank: Number(rank), after } : start;
}

const presentRecipient = (
  row: Awaited<ReturnType<typeof selectRecipients>>[number],
  { withNames, withContacts }: SeenOfGuests,
): Recipient => ({
  id: row.id,
  reservationId: row.reservation_id,
  userId: row.user_id,
  name: withNames ? row.name : "",
  email: withContacts ? row.email : null,
  letter: tableNameOf(row),
  locale: row.locale as Locale,
  state: row.state as RecipientState,
  reason: row.reason as RecipientReason | null,
  status: row.status,
  softBounces: row.soft_bounces ?? 0,
  at: row.at?.toISOString() ?? null,
});

function presentHead(row: MessageRow): MessageEntry {
  return {
    id: row.id,
    state: row.state as MessageState,
    event: row.event && {
      id: row.event.id,
      title: row.event.title,
      locale: row.event.locale as Locale,
      startsAt: new Date(row.event.starts_at).toISOString(),
    },
    subject: row.subject_ja,
    sendAt: row.send_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    by: row.by ?? "",
    progress: row.progress,
  };
}
