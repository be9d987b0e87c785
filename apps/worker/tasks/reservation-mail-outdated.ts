import type { ReservationState } from "@takujo/contracts/games/reservation-form";
import type { MailedReservation } from "@takujo/email/reservation/mailed-reservation";
import type { ReservationMailKind } from "@takujo/email/reservation/reservation-mail";

/** In which a mail still tells the truth. */
const truthfulStates: Record<ReservationMailKind, ReservationState[]> = {
  confirmed: ["confirmed", "attended"],
  changed: ["confirmed", "attended"],
  cancelled: ["cancelled"],
  waiting: ["waiting"],
  offer: ["offered"],
  lapsed: ["lapsed"],
  reminder: ["confirmed"],
  "event-changed": ["confirmed", "waiting", "offered"],
  "event-cancelled": ["called-off"],
  "table-called-off": ["called-off"],
  "table-goes-ahead": ["confirmed"],
};

/** Whether something came in between, it is too late to be of use, or the person does not want it. */
export function isOutdated(
  kind: ReservationMailKind,
  { state, session, expiresAt, wants }: MailedReservation,
  now: Date,
): boolean {
  if (!truthfulStates[kind].includes(state)) return true;
  switch (kind) {
    case "offer":
      return !wants.waitlist || !expiresAt || expiresAt <= now;
    case "lapsed":
      return !wants.waitlist;
    case "reminder":
      return !wants.reminder || session.startsAt <= now;
    case "waiting":
    case "event-changed":
    case "table-goes-ahead":
      return session.endsAt <= now;
    default:
      return false;
  }
}
