import type { Database } from "@takujo/runtime/database/database";
import { enterSessions } from "../seat-gate/index.ts";
import { selectUnsettledSessions } from "./queries.ts";

/** Transactions at once; the worker has more connections than that. */
const atOnce = 4;

/** Ends expired holds and offers and passes their seats on, even if nobody visits the session. */
export async function settleSessions(db: Database, now: Date): Promise<void> {
  const unsettled = (await selectUnsettledSessions(db, { now })).values();
  // Each takes the next one as soon as it is done: a session that is locked delays no other.
  const settleInTurn = async () => {
    for (const { id } of unsettled) {
      await db.transaction().execute((transaction) => enterSessions(transaction, [id], now));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settleInTurn));
}
