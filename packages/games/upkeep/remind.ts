import type { Database } from "@takujo/runtime/database";
import { record } from "../history/index.ts";
import { afterQuietHours } from "../seat-gate/index.ts";
import { noteReminders } from "./queries.ts";

/** The evening before is never further away. */
const farthest = 31 * 3_600_000;

/** The evening before, with one tap to say yes or no. */
export function remind(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const until = new Date(now.getTime() + farthest);
    const reminded = await noteReminders(transaction, { now, until });
    const runAt = new Date(afterQuietHours(now.getTime()));
    await record(
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
  });
}
