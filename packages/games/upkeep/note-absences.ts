import type { Database } from "@takujo/runtime/database";
import { record } from "../history/index.ts";
import * as queries from "./queries.ts";

/** The reception may still be entered the morning after. */
const afterTheEnd = 12 * 3_600_000;
/** Marks of a reception that was offline come within days; what is older is left as it is. */
const looksBack = 30 * 24 * 3_600_000;

export function noteAbsences(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const endedBefore = new Date(now.getTime() - afterTheEnd);
    const endedAfter = new Date(now.getTime() - looksBack);
    const absent = await queries.noteAbsences(transaction, { endedAfter, endedBefore, now });
    await record(
      transaction,
      absent.map(({ id, seats }) => ({
        reservationId: id,
        cause: "miss",
        state: "no-show",
        seats,
        madeBy: "system",
      })),
      now,
    );
  });
}
