import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { closeProposals } from "../proposed-table/index.ts";
import { enterSessions } from "../seat-gate/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import { endReservations, selectCalledOff } from "./queries.ts";

interface CallOffCause {
  reason: "table-called-off" | "event-cancelled";
  madeBy: "organizer" | "system";
}

const cancelled: CallOffCause = { reason: "event-cancelled", madeBy: "organizer" };
const tableOff: CallOffCause = { reason: "table-called-off", madeBy: "system" };

/** However an event or table was called off, everyone who had seats or waited is told, and whoever proposed a table. */
export async function tellCalledOff(db: Database, now: Date): Promise<void> {
  for (const { id, event_state } of await selectCalledOff(db, { now })) {
    const cause = event_state === "cancelled" ? cancelled : tableOff;
    await db.transaction().execute(async (transaction) => {
      await enterSessions(transaction, [id], now);
      await callOff(transaction, id, cause, now);
    });
  }
  await inShortTransactions(db, (transaction, limit) =>
    closeProposals(transaction, { now, limit }),
  );
}

/** A person who was still filling in the form sees it there, and gets no mail. */
export async function callOff(
  transaction: DatabaseTransaction,
  sessionId: string,
  { reason, madeBy }: CallOffCause,
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
      madeBy,
      ...(was !== "held" && { mail: { kind: reason } }),
    })),
    now,
  );
}
