import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { selectMailed } from "./queries.ts";

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

/** For those who took places of a party, whether or not the party itself can be mailed; with what each place costs. */
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
    // Whoever gave an address on the telephone wants to hear of the reservation.
    wants: {
      reminder: row.reminder_mail ?? true,
      waitlist: row.waitlist_mail ?? true,
      // It leads to a page of the account.
      thanks: row.thanks_mail ?? false,
    },
  };
}
