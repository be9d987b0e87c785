import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPeople, type SessionRow, selectSeatedElsewhere } from "./queries.ts";

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
  const seated = await selectSeatedElsewhere(transaction, {
    userIds: [userId],
    startsAt: session.starts_at,
    endsAt: session.ends_at,
    now,
  });
  if (seated.some(({ id }) => id !== except)) throw new DomainError("double-booked");
}
