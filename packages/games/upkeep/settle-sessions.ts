import type { Database } from "@takujo/runtime/database";
import { enterSessions } from "../seat-gate/index.ts";
import { selectUnsettledSessions } from "./queries.ts";

/** Ends holds and offers in time, and passes their seats on, also where nobody comes by. */
export async function settleSessions(db: Database, now: Date): Promise<void> {
  for (const { id } of await selectUnsettledSessions(db, { now })) {
    await db.transaction().execute((transaction) => enterSessions(transaction, [id], now));
  }
}
