import type { Database } from "@takujo/runtime/database/database";
import { enterSessions } from "../seat-gate/index.ts";
import { selectUnsettledSessions } from "./queries.ts";

/** Ends expired holds and offers and passes their seats on, even if nobody visits the session. */
export async function settleSessions(db: Database, now: Date): Promise<void> {
  for (const { id } of await selectUnsettledSessions(db, { now })) {
    await db.transaction().execute((transaction) => enterSessions(transaction, [id], now));
  }
}
