import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPeople, type SeatRow, type SessionRow, selectSeatsAtHours } from "./queries.ts";

/** A locked session: nobody else can take its seats until the transaction ends. */
export type LockedSession = SessionRow & { free: number };

export const withFreeSeats = (row: SessionRow): LockedSession => ({
  ...row,
  free: row.capacity - row.seats_taken,
});

/** Takes seats from those free in this transaction. */
export function takeFree(session: LockedSession, seats: number): void {
  if (seats > session.free) throw new DomainError("session-full");
  session.free -= seats;
}

/** Refuses a second seat at the same hours. `except`: the reservation being changed. */
export async function demandNotSeatedElsewhere(
  transaction: DatabaseTransaction,
  session: SessionRow,
  { userId, except }: { userId: string; except?: string },
  now: Date,
): Promise<void> {
  await lockPeople(transaction, { ids: [userId] });
  const seats = await selectSeatsAtHours(transaction, {
    userIds: [userId],
    sessionIds: [session.id],
  });
  if (seats.some((seat) => seat.id !== except && isTaken(seat, now))) {
    throw new DomainError("double-booked");
  }
}

/** A hold whose time is over has no seats, even before it is settled. */
export const isTaken = ({ held_until: until }: SeatRow, now: Date): boolean =>
  until === null || until > now;
