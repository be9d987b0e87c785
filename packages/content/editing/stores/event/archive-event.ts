import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockSessionsOf, selectKnownSessions, updateState } from "./queries.ts";

/** People who reserved must find the page again: such an event is canceled, not archived. */
export async function assertNoReservations(db: Database, id: string): Promise<void> {
  const sessions = await selectKnownSessions(db, { eventId: id, ids: [] });
  if (sessions.some(({ has_reservations }) => has_reservations)) {
    throw new DomainError("not-now", "The event has reservations. It can be cancelled.", {
      reason: "has-reservations",
    });
  }
}

export async function archiveEvent(transaction: DatabaseTransaction, id: string): Promise<void> {
  await lockSessionsOf(transaction, { eventId: id });
  await assertNoReservations(transaction, id);
  await updateState(transaction, id, "draft");
}
