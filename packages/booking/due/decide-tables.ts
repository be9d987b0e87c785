import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { enterSessions } from "../seat-gate/index.ts";
import { callOff } from "./call-off.ts";
import { selectConfirmed, selectTable, selectUndecidedTables, updateDecision } from "./queries.ts";

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
  // A table where somebody already sits takes place.
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
