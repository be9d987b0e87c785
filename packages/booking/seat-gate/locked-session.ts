import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { limitsOf, noShowRefusal } from "./no-show-limit.ts";
import { lockPeople, type SessionRow, selectSeats } from "./queries.ts";
import { seatsAtHours } from "./seats-of-people.ts";

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

interface Seated {
  userId: string;
  /** The reservation being changed. */
  except?: string;
  /** The person takes seats themselves, in addition to others: the rule about absences applies. */
  takesMore?: boolean;
}

/** Refuses a second seat at the same hours, and more coming reservations than the rule about absences allows. */
export async function demandNotSeatedElsewhere(
  transaction: DatabaseTransaction,
  session: SessionRow,
  { userId, except, takesMore = false }: Seated,
  now: Date,
): Promise<void> {
  await lockPeople(transaction, { ids: [userId] });
  const rows = await selectSeats(transaction, { userIds: [userId], sessionIds: [session.id] });
  const others = rows.filter(({ id }) => id !== except);
  if (seatsAtHours(others, now).length > 0) throw new DomainError("double-booked");
  const refusal = takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined;
  if (refusal) throw refusal;
}

/** For somebody who asks for a seat that is not there yet: the rule about absences applies to them as to everybody. */
export async function demandWithinNoShowLimit(
  transaction: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  await lockPeople(transaction, { ids: [userId] });
  const rows = await selectSeats(transaction, { userIds: [userId], sessionIds: [] });
  const refusal = noShowRefusal(limitsOf(rows, now).get(userId));
  if (refusal) throw refusal;
}
