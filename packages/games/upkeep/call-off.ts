import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { record } from "../history/index.ts";
import { enterSessions } from "../seat-gate/index.ts";
import { endReservations, selectCalledOff } from "./queries.ts";

type Reason = "table-called-off" | "event-cancelled";

/** Whoever cancels an event or a table, by whatever way: everybody who was to come or waited is told. */
export async function tellCalledOff(db: Database, now: Date): Promise<void> {
  for (const { id, event_state } of await selectCalledOff(db, { now })) {
    const reason = event_state === "cancelled" ? "event-cancelled" : "table-called-off";
    await db.transaction().execute(async (transaction) => {
      await enterSessions(transaction, [id], now);
      await callOff(transaction, id, reason, now);
    });
  }
}

/** Whoever was still filling in the form sees it there. */
export async function callOff(
  transaction: DatabaseTransaction,
  sessionId: string,
  reason: Reason,
  now: Date,
): Promise<void> {
  const ended = await endReservations(transaction, { sessionId, now });
  await record(
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
