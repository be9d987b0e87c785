import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import {
  type MailedReservation,
  mailTrueIn,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation-mail";

/** Later than this, nobody remembers the evening well enough. */
const thanksStay = 4 * 24 * 3_600_000;

/** True if the state has changed since, the mail would come too late, or the person does not want it. */
export function isOutdated(
  kind: ReservationMailKind,
  { state, session, expiresAt, wants }: MailedReservation,
  now: Date,
): boolean {
  const trueIn: readonly ReservationState[] = mailTrueIn[kind];
  if (!trueIn.includes(state)) return true;
  switch (kind) {
    case "offer":
      return !wants.waitlist || !expiresAt || expiresAt <= now;
    case "table-approved":
      return !expiresAt || expiresAt <= now;
    case "lapsed":
      return !wants.waitlist;
    case "reminder":
      return !wants.reminder || session.startsAt <= now;
    case "waiting":
    case "event-changed":
    case "table-goes-ahead":
      return session.endsAt <= now;
    case "thanks":
      return !wants.thanks || session.endsAt.getTime() + thanksStay <= now.getTime();
    default:
      return false;
  }
}
