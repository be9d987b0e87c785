import type { Database } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import * as queries from "./queries.ts";

/** Check-ins may still be entered the morning after. */
const afterTheEnd = 12 * 3_600_000;
/** Marks of an offline reception arrive within days; older reservations stay as they are. */
const looksBack = 30 * 24 * 3_600_000;

export function noteAbsences(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const endedBefore = new Date(now.getTime() - afterTheEnd);
    const endedAfter = new Date(now.getTime() - looksBack);
    const absent = await queries.noteAbsences(transaction, { endedAfter, endedBefore, now });
    await recordTransitions(
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
