import { readNextOfSeries } from "@takujo/content/event/index";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type {
  ChangedField,
  FormerVisit,
  MailedChange,
  MailedNext,
  MailedReservation,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { type Locale, siteIn } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import {
  selectDeviceOwner,
  selectFormerSchedule,
  selectMailed,
  selectOfferCount,
  selectReservedEvent,
  selectSeatsBefore,
} from "./queries.ts";

/**
 * Everything a mail about a reservation may contain, in the person's language. Undefined for a party without an address, which
 * gets no mail.
 */
export async function findMailedReservation(
  db: Database,
  id: string,
  locale?: Locale,
): Promise<MailedReservation | undefined> {
  const [row] = await selectMailed(db, { id, locale: locale ?? null, isForFriend: false });
  return row && present(row);
}

/** For friends who took places of a party, even if the party itself cannot be mailed, with the price of each place. */
export async function findMailedParty(
  db: Database,
  id: string,
  locale: Locale,
): Promise<(MailedReservation & { prices: unknown }) | undefined> {
  const [row] = await selectMailed(db, { id, locale, isForFriend: true });
  return row && { ...present(row), prices: row.prices };
}

type Row = Awaited<ReturnType<typeof selectMailed>>[number];

function present(row: Row): MailedReservation {
  return {
    id: row.id,
    code: row.code,
    state: row.state as ReservationState,
    seats: row.seats,
    sum: row.sum,
    wantedSeats: row.wanted_seats,
    minSeats: row.min_seats,
    position: row.state === "waiting" ? row.ahead + 1 : null,
    version: row.version,
    email: row.email,
    locale: row.locale as Locale,
    hasAccount: row.user_id !== null,
    name: row.name || (row.user_name ?? ""),
    nickname: row.nickname || row.name || row.user_name || `@${row.handle}`,
    event: {
      slug: row.event_slug,
      title: row.title,
      room: row.room,
      fee: row.fee,
      doorsAt: row.doors_at,
      cancellation: row.cancellation,
      notice: row.notice,
    },
    session: {
      kind: row.kind as "general" | "table",
      letter: tableNameOf(row),
      name: row.session_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      changeDeadline: row.change_deadline,
      decisionDeadline: row.decision_deadline,
    },
    venue: { name: row.venue_name, address: row.venue_address, access: row.access },
    expiresAt: row.expires_at,
    isLate: row.cancelled_late,
    organizerReason: row.organizer_reason,
    wasConfirmed: row.confirmed_at !== null,
    guests: (row.guests as { nickname: string }[]).map(({ nickname }) => nickname),
    // A guest who gave an address on the telephone expects mails about the reservation.
    wants: {
      reminder: row.reminder_mail ?? true,
      waitlist: row.waitlist_mail ?? true,
      // The link leads to a page of the account.
      thanks: row.thanks_mail ?? false,
    },
  };
}

/** Number of offered seats that wait for the person's answer. */
export async function countOffers(db: Database, userId: string): Promise<number> {
  const [row] = await selectOfferCount(db, { userId });
  return row?.count ?? 0;
}

/** Whose reservation it is, if they have a device that gets pushes. */
export async function findDeviceOwner(db: Database, reservationId: string): Promise<string | null> {
  const [owner] = await selectDeviceOwner(db, { id: reservationId });
  return owner?.user_id ?? null;
}

/** Hours and venue before this line of history; undefined if it changed neither. */
export async function findFormerSchedule(
  db: Database,
  transitionId: string,
  locale: Locale,
): Promise<FormerVisit | undefined> {
  const [row] = await selectFormerSchedule(db, { transitionId, locale });
  if (!row) return undefined;
  return {
    startsAt: new Date(row.former.startsAt),
    endsAt: new Date(row.former.endsAt),
    venue: row.venue_name,
  };
}

/** The reservation before this line of its history; undefined if the line has no former values. */
export async function findMailedChange(
  db: Database,
  transitionId: string,
  locale: Locale,
): Promise<MailedChange | undefined> {
  const [row] = await selectSeatsBefore(db, { transitionId, locale });
  if (!row) return undefined;
  const { seats, fields } = row.before as { seats: number; fields: ChangedField[] };
  return {
    seats,
    sum: row.sum,
    fields,
    session: {
      letter: tableNameOf(row),
      name: row.session_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    },
    event: { title: row.title, room: row.room },
    venue: row.venue_name,
  };
}

/** The next event of the reservation's series. */
export async function findNextOfSeries(
  db: Database,
  reservationId: string,
  { origin, locale }: { origin: string; locale: Locale },
): Promise<MailedNext | undefined> {
  const [event] = await selectReservedEvent(db, { id: reservationId });
  const next = event && (await readNextOfSeries(db, event.id, locale));
  if (!next) return undefined;
  return {
    title: next.title,
    startsAt: new Date(next.startsAt),
    endsAt: new Date(next.endsAt),
    url: `${siteIn(origin, locale)}/event/${next.slug}`,
  };
}
