import {
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";

const oneDay = 24 * 3_600_000;

/** True if the state has changed since, the mail would come too late, or the person does not want it. */
export function isOutdated(
  kind: ReservationMailKind,
  { state, session, expiresAt, wants }: MailedReservation,
  now: Date,
): boolean {
  const { trueIn, until, choice } = mailFacts(kind);
  if (!trueIn.includes(state) || (choice && !wants[choice])) return true;
  if (!until) return false;
  if (until === "expiry") return !expiresAt || expiresAt <= now;
  if (until === "start") return session.startsAt <= now;
  const days = until === "end" ? 0 : until.days;
  return session.endsAt.getTime() + days * oneDay <= now.getTime();
}
