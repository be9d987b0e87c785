import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { enterSessions, recordTransitions } from "../../seats/index.ts";
import { closeProposals } from "../proposed-table/decide-proposal.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import {
  endReservations,
  selectCalledOff,
  selectConfirmed,
  selectTable,
  selectUndecidedTables,
  updateDecision,
} from "./queries.ts";

interface CallOffCause {
  reason: "table-called-off" | "event-cancelled";
  madeBy: "organizer" | "system";
}

const cancelled: CallOffCause = { reason: "event-cancelled", madeBy: "organizer" };
const tableOff: CallOffCause = { reason: "table-called-off", madeBy: "system" };

/** However an event or table was called off: tells everybody who had seats, waited, or proposed a table. */
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
async function callOff(
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

/** At its deadline, a table with a minimum is confirmed or called off, and everyone is told. */
export async function decideTables(db: Database, now: Date): Promise<void> {
  for (const { id } of await selectUndecidedTables(db, { now })) {
    await db.transaction().execute((transaction) => decideTable(transaction, id, now));
  }
}

async function decideTable(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await enterSessions(transaction, [id], now);
  const [table] = await selectTable(transaction, { id });
  if (!table) return;
  // A table with a guest already seated takes place.
  const isEnough = table.has_arrivals || table.seats >= (table.min_players ?? 0);
  await applyDecision(transaction, { id, takesPlace: isEnough, madeBy: "system" }, now);
}

interface Decision {
  /** The session; its row is locked. */
  id: string;
  takesPlace: boolean;
  madeBy: "organizer" | "system";
}

export async function applyDecision(
  transaction: DatabaseTransaction,
  { id, takesPlace, madeBy }: Decision,
  now: Date,
): Promise<void> {
  await updateDecision(transaction, { id, calledOff: !takesPlace, now });
  if (!takesPlace) return callOff(transaction, id, { reason: "table-called-off", madeBy }, now);
  const confirmed = await selectConfirmed(transaction, { sessionId: id });
  await recordTransitions(
    transaction,
    confirmed.map(({ id: reservationId, seats }) => ({
      reservationId,
      cause: "go-ahead",
      state: "confirmed",
      seats,
      madeBy,
      mail: { kind: "table-goes-ahead" },
    })),
    now,
  );
}
