import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPeople, type SessionRow, selectSeatedElsewhere } from "./queries.ts";

/** A session whose seats nobody else takes until the transaction ends. */
export type LockedSession = SessionRow & { free: number };

export const withFreeSeats = (row: SessionRow): LockedSession => ({
  ...row,
  free: row.capacity - row.seats_taken,
});

/** Takes them from what is free in this transaction. */
export function takeFree(session: LockedSession, seats: number): void {
  if (seats > session.free) throw new DomainError("session-full");
  session.free -= seats;
}

/** Refuses a second seat at the same hours. `except`: the reservation that the person would sit by. */
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
