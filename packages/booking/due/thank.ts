import type { Database } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { afterQuietHours } from "../seat-gate/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import { noteThanks } from "./queries.ts";

/** Marks of an offline reception arrive within a day or two; later than this, nobody is thanked. */
const farthest = 3 * 24 * 3_600_000;

/** Sent the morning after to those who were checked in, once. */
export function thank(db: Database, now: Date): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const endedAfter = new Date(now.getTime() - farthest);
    const thanked = await noteThanks(transaction, { now, endedAfter, limit });
    const runAt = new Date(afterQuietHours(now.getTime()));
    await recordTransitions(
      transaction,
      thanked.map(({ id, seats }) => ({
        reservationId: id,
        cause: "thank",
        state: "attended",
        seats,
        madeBy: "system",
        mail: { kind: "thanks", runAt },
      })),
      now,
    );
    return thanked.length;
  });
}
