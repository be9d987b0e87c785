import type {
  AdminReservationRow,
  AdminSession,
  AdminSessionsEvent,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { presentKinds } from "../../../money/index.ts";
import { hasMail } from "../policy.ts";
import { whyWaiting } from "../why-waiting.ts";
import type { EventRow, SessionRow } from "./event/queries.ts";
import type { AdminRow } from "./row/queries.ts";

const runsOut = ["held", "offered"];

export function presentRow(row: AdminRow, now: Date): AdminReservationRow {
  const held = {
    seats: row.held?.seats ?? 0,
    until: row.held?.until ? new Date(row.held.until) : null,
  };
  return {
    id: row.id,
    code: row.code,
    state: row.state as ReservationState,
    seats: row.seats,
    arrived: row.arrived,
    wantedSeats: row.wanted_seats,
    minSeats: row.min_seats,
    expiresAt: runsOut.includes(row.state) ? (row.expires_at?.toISOString() ?? null) : null,
    position: row.state === "waiting" ? row.ahead + 1 : null,
    waitingReason: whyWaiting(row, row, held, now),
    name: row.name || (row.person_name ?? ""),
    nickname: row.nickname,
    language: row.language,
    hasNote: row.note !== "",
    hasStaffNote: row.staff_note !== null,
    isByHand: row.user_id === null,
    hasMail: hasMail(row),
    cancelledLate: row.cancelled_late,
    fee: row.fee,
    sum: row.sum,
    paid: row.takings.paid,
    paidBy: row.takings.methods as AdminReservationRow["paidBy"],
    correction: row.correction,
    createdAt: row.created_at.toISOString(),
    event: {
      id: row.event_id,
      slug: row.event_slug,
      title: row.title,
      locale: row.title_locale as Locale,
    },
    session: {
      id: row.event_session_id,
      letter: tableNameOf(row),
      name: row.session_name,
      startsAt: row.starts_at.toISOString(),
    },
  };
}

export const presentSession = (row: SessionRow): AdminSession => ({
  id: row.id,
  kind: row.kind as AdminSession["kind"],
  letter: tableNameOf(row),
  name: row.name,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  capacity: row.capacity,
  seatsTaken: row.seats_taken,
  calledOff: row.called_off,
});

export const presentEvent = (row: EventRow, sessions: SessionRow[]): AdminSessionsEvent => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  locale: row.title_locale as Locale,
  startsAt: row.starts_at.toISOString(),
  isCancelled: row.state === "cancelled",
  fee: row.fee,
  prices: presentKinds(row.price_kinds, row.title_locale as Locale),
  paid: row.paid,
  sessions: sessions.map(presentSession),
});
