import type { Database } from "@takujo/runtime/database/database";
import { recordTransitions } from "../../seats/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import * as queries from "./queries.ts";

/** Check-ins may still be entered the morning after. */
const afterTheEnd = 12 * 3_600_000;
/** How far back each round looks. */
const usual = 3 * 24 * 3_600_000;
/** Marks of an offline reception arrive within days; older reservations stay as they are. */
const farthest = 30 * 24 * 3_600_000;

/** Marks that came in late, or while no worker ran. */
export const noteLateAbsences = (db: Database, now = new Date()): Promise<void> =>
  noteAbsences(db, now, farthest);

export function noteAbsences(db: Database, now: Date, looksBack = usual): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const endedBefore = new Date(now.getTime() - afterTheEnd);
    const endedAfter = new Date(now.getTime() - looksBack);
    const absent = await queries.noteAbsences(transaction, {
      endedAfter,
      endedBefore,
      now,
      limit,
    });
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
    return absent.length;
  });
}
