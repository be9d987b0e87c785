import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { enterSessions } from "../seat-gate/index.ts";
import { endReservations, selectCalledOff } from "./queries.ts";

type Reason = "table-called-off" | "event-cancelled";

/** However an event or table was called off, everyone who had seats or waited is told. */
export async function tellCalledOff(db: Database, now: Date): Promise<void> {
  for (const { id, event_state } of await selectCalledOff(db, { now })) {
    const reason = event_state === "cancelled" ? "event-cancelled" : "table-called-off";
    await db.transaction().execute(async (transaction) => {
      await enterSessions(transaction, [id], now);
      await callOff(transaction, id, reason, now);
    });
  }
}

/** A person who was still filling in the form sees it there, and gets no mail. */
export async function callOff(
  transaction: DatabaseTransaction,
  sessionId: string,
  reason: Reason,
  now: Date,
): Promise<void> {
  const ended = await endReservations(transaction, { sessionId, now });
  await recordTransitions(
    transaction,
    ended.map(({ id, seats, was }) => ({
      reservationId: id,
      cause: reason === "event-cancelled" ? "event-cancelled" : "call-off",
      state: "called-off",
      seats,
      madeBy: reason === "event-cancelled" ? "organizer" : "system",
      ...(was !== "held" && { mail: { kind: reason } }),
    })),
    now,
  );
}
