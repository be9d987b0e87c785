import type { Database } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { afterQuietHours } from "../seat-gate/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import { noteReminders } from "./queries.ts";

/** The reminder is never more than this long before the start. */
const farthest = 31 * 3_600_000;

/** Sent the evening before, with one tap to confirm or cancel. */
export function remind(db: Database, now: Date): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const until = new Date(now.getTime() + farthest);
    const reminded = await noteReminders(transaction, { now, until, limit });
    const runAt = new Date(afterQuietHours(now.getTime()));
    await recordTransitions(
      transaction,
      reminded.map(({ id, seats }) => ({
        reservationId: id,
        cause: "remind",
        state: "confirmed",
        seats,
        madeBy: "system",
        mail: { kind: "reminder", runAt },
      })),
      now,
    );
    return reminded.length;
  });
}
