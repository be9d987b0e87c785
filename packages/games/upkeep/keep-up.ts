import type { Database } from "@takujo/runtime/database";
import { tellCalledOff } from "./call-off.ts";
import { decideTables } from "./decide-tables.ts";
import { noteAbsences } from "./note-absences.ts";
import { leaveUpkeepLock, takeUpkeepLock } from "./queries.ts";
import { remind } from "./remind.ts";
import { settleSessions } from "./settle-sessions.ts";
import { tellSchedules } from "./tell-schedules.ts";

/**
 * What time alone brings about. Each step finds by itself what is due and says what it did in the same transaction, so that it does
 * not matter how often, how late or by how many it is done.
 */
export async function keepUp(db: Database, now = new Date()): Promise<void> {
  await settleSessions(db, now);
  await decideTables(db, now);
  await tellCalledOff(db, now);
  await tellSchedules(db, now);
  await remind(db, now);
  await noteAbsences(db, now);
}

/** One worker at a time is enough: whoever finds another one at it leaves it to them. */
export async function keepUpAlone(db: Database, now = new Date()): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await takeUpkeepLock(connection))) return;
    await keepUp(db, now).finally(() => leaveUpkeepLock(connection));
  });
}
