import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type {
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation-mail";

/** The reservation states in which each mail is still true. */
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

/** True if the state has changed since, the mail would come too late, or the person does not want it. */
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
