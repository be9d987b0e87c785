import type { Database } from "@takujo/runtime/database/database";
import { tellCalledOff } from "./call-off.ts";
import { decideTables } from "./decide-tables.ts";
import { noteAbsences } from "./note-absences.ts";
import { releaseDueWorkLock, takeDueWorkLock } from "./queries.ts";
import { remind } from "./remind.ts";
import { settleSessions } from "./settle-sessions.ts";
import { tellSchedules } from "./tell-schedules.ts";
import { thank } from "./thank.ts";

/**
 * Does everything that falls due by time alone. Each step finds what is due and records it in one transaction, so it may run
 * often, late or in several workers.
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

/** One worker at a time is enough; if another one holds the lock, this does nothing. */
export async function runDueWorkUnlessRunning(db: Database, now = new Date()): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await takeDueWorkLock(connection))) return;
    await runDueWork(db, now).finally(() => releaseDueWorkLock(connection));
  });
}
