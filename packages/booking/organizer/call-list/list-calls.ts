import type { CallAnswer } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { Call, CallList, CallListQuery } from "@takujo/contracts/booking/organizer/call-list";
import {
  type ReservationState,
  spokenCode,
} from "@takujo/contracts/booking/reservation/reservation-form";
import {
  type CallKind,
  telephonedKinds,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { fillText, languageOf } from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { formatSpan } from "@takujo/i18n/format-span";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentReturn } from "../../seats/index.ts";
import { mayOrganizer } from "../admin-reservation/policy.ts";
import { calledUntil } from "./claim-call.ts";
import { type CallRow, countMailed, selectCalls, selectEvent } from "./queries.ts";

/** More than anybody calls in a day; further ones follow when these are done. */
const maxCalls = 300;
const oneDay = 24 * 3_600_000;
const movesAndCancellations = telephonedKinds.filter((kind) => kind !== "offer");

/** Pending and finished calls. */
export async function listCalls(
  db: Database,
  { event: eventId, locale }: CallListQuery,
  viewerId: string,
  now = new Date(),
): Promise<CallList> {
  const [[event], rows, [mailed]] = await Promise.all([
    eventId ? selectEvent(db, { eventId, locale }) : [],
    selectCalls(db, {
      eventId: eventId ?? null,
      toldAfter: new Date(now.getTime() - oneDay),
      locale,
      limit: maxCalls,
    }),
    eventId ? countMailed(db, { eventId, kinds: movesAndCancellations }) : [],
  ]);
  if (eventId && !event) throw new DomainError("not-found");
  return {
    calls: rows.map((row) => presentCall(row, viewerId, now)),
    mailed: mailed?.count ?? null,
    event: event ? { id: event.id, title: event.title, locale: event.locale as Locale } : null,
  };
}

function presentCall(row: CallRow, viewerId: string, now: Date): Call {
  const { former } = row;
  const until = calledUntil(row, now);
  const may = mayOrganizer(row, now);
  return {
    id: row.transition_id,
    kind: row.kind as CallKind,
    at: row.noticed_at.toISOString(),
    reservation: {
      id: row.id,
      code: row.code,
      name: row.name,
      kana: row.kana,
      phone: row.phone,
      seats: row.seats,
      state: row.state as ReservationState,
      staffNote: row.staff_note ?? "",
    },
    event: {
      id: row.event_id,
      slug: row.slug,
      title: row.title,
      locale: row.title_locale as Locale,
      notice: row.event_notice,
    },
    session: {
      letter: tableNameOf(row),
      name: row.session_name,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      venue: row.venue_name,
    },
    former: former && {
      startsAt: new Date(former.startsAt).toISOString(),
      endsAt: new Date(former.endsAt).toISOString(),
      venue: row.former_venue ?? "",
      event: row.former_event,
    },
    message: messageOf(row),
    returned: presentReturn(row),
    reason: row.reason,
    toldAt: row.told_at?.toISOString() ?? null,
    by: row.told_by ?? "",
    answer: row.answer as CallAnswer | null,
    remark: row.remark,
    notedAt: row.noted_at?.toISOString() ?? null,
    notedBy: row.noted_by ?? "",
    // Null also if the caller's account was deleted meanwhile.
    calling:
      until && row.calling_by !== null
        ? {
            by: row.calling_by,
            isOwn: row.calling_by_id === viewerId,
            until: until.toISOString(),
          }
        : null,
    mayCancel: may.cancel,
    offerUntil: may.accept ? (row.expires_at?.toISOString() ?? null) : null,
  };
}

/** Read out on the telephone, in the party's language: where the text has a link, the party's code takes its place. */
function messageOf(row: CallRow): Call["message"] {
  if (!row.message) return null;
  const { titles, venues, ...message } = row.message;
  const locale = languageOf(message, message.locale);
  const code = spokenCode(row.code);
  const values = {
    nickname: row.nickname || row.name,
    event: titles[locale] ?? titles.ja,
    when: formatSpan(row.starts_at, row.ends_at, locale),
    venue: venues[locale] ?? venues.ja,
    code,
    link: code,
  };
  const [subject, body] =
    locale === "en" ? [message.subjectEn, message.bodyEn] : [message.subjectJa, message.bodyJa];
  return { subject: fillText(subject, values), body: fillText(body, values) };
}
