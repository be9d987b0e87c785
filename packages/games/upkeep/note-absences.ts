import type { Database } from "@takujo/runtime/database";
import { record } from "../history/index.ts";
import * as queries from "./queries.ts";

/** The reception may still be entered the morning after. */
const afterTheEnd = 12 * 3_600_000;

export function noteAbsences(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const endedBefore = new Date(now.getTime() - afterTheEnd);
    const absent = await queries.noteAbsences(transaction, { endedBefore, now });
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
