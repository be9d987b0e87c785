import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { limitsOf, noShowRefusal, seatsAtHours } from "./no-show-limit.ts";
import { lockPeople, type SessionRow, selectSeats } from "./queries.ts";

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

interface SeatRequest {
  userId: string;
  /** The reservation being changed. */
  except?: string;
  /** The person takes seats themselves, in addition to others: the rule about absences applies. */
  takesMore?: boolean;
}

/** Refuses a second seat at the same hours, and more coming reservations than the rule about absences allows. */
export async function assertNotSeatedElsewhere(
  transaction: DatabaseTransaction,
  session: SessionRow,
  { userId, except, takesMore = false }: SeatRequest,
  now: Date,
): Promise<void> {
  await lockPeople(transaction, { ids: [userId] });
  const rows = await selectSeats(transaction, { userIds: [userId], sessionIds: [session.id] });
  const others = rows.filter(({ id }) => id !== except);
  if (seatsAtHours(others, now).length > 0) throw new DomainError("double-booked");
  const refusal = takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined;
  if (refusal) throw refusal;
}

/** For a person who wants a seat that does not exist yet: the rule about absences applies to them too. */
export async function assertWithinNoShowLimit(
  transaction: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  await lockPeople(transaction, { ids: [userId] });
  const rows = await selectSeats(transaction, { userIds: [userId], sessionIds: [] });
  const refusal = noShowRefusal(limitsOf(rows, now).get(userId));
  if (refusal) throw refusal;
}
