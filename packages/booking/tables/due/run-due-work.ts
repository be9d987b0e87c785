import type { Database } from "@takujo/runtime/database/database";
import { enterSessions } from "../../seats/index.ts";
import { decideTables, tellCalledOff } from "./decide-tables.ts";
import { noteAbsences } from "./note-absences.ts";
import { releaseDueWorkLock, selectUnsettledSessions, takeDueWorkLock } from "./queries.ts";
import { remind, tellSchedules, thank } from "./send-due-mails.ts";

/** Transactions at once; the worker has more connections than that. */
const atOnce = 4;

/** Ends expired holds and offers and passes their seats on, even if nobody visits the session. */
export async function settleSessions(db: Database, now: Date): Promise<void> {
  const unsettled = (await selectUnsettledSessions(db, { now })).values();
  // Each takes the next session as soon as it is done, so a locked one delays no other.
  const settleInTurn = async () => {
    for (const { id } of unsettled) {
      await db.transaction().execute((transaction) => enterSessions(transaction, [id], now));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settleInTurn));
}

/**
 * Does everything that falls due by time alone. Each step finds what is due and records it in the same transaction, so
 * it may run often, late or in several workers.
 */
export async function runDueWork(db: Database, now = new Date()): Promise<void> {
  await settleSessions(db, now);
  await decideTables(db, now);
  await tellCalledOff(db, now);
  await tellSchedules(db, now);
  await remind(db, now);
  await noteAbsences(db, now);
  await thank(db, now);
}

/**
 * One worker at a time is enough; if another one holds the lock, this does nothing. What is due, PostgreSQL's clock says: that of
 * the worker's machine may be wrong.
 */
export async function runDueWorkUnlessRunning(db: Database, at?: Date): Promise<void> {
  await db.connection().execute(async (connection) => {
    const now = await takeDueWorkLock(connection);
    if (!now) return;
    await runDueWork(db, at ?? now).finally(() => releaseDueWorkLock(connection));
  });
}
