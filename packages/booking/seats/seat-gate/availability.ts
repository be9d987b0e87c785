import { DomainError } from "@takujo/runtime/domain-error";
import type { SessionRow } from "./queries.ts";

export function isTakingReservations(session: SessionRow, now: Date): boolean {
  return (
    !session.called_off &&
    (session.event_state === "published" || session.event_state === "changed") &&
    session.published_at !== null &&
    session.published_at <= now &&
    session.opens_at <= now &&
    now < session.closes_at
  );
}

/** Refusals that do not depend on the person, as an error to throw or to return. */
export function refusalOf(session: SessionRow, seats: number, now: Date): DomainError | undefined {
  if (!isTakingReservations(session, now)) return new DomainError("session-closed");
  if (seats > session.max_seats) {
    return new DomainError("too-many-seats", `At most ${session.max_seats} in one reservation.`);
  }
  return undefined;
}
