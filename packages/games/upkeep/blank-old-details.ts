import type { Database } from "@takujo/runtime/database";
import { blankDetails } from "./queries.ts";

const keptFor = 90 * 24 * 3_600_000;

/** Names, telephones and notes go when nobody needs them any more; how many came stays. */
export async function blankOldDetails(db: Database, now = new Date()): Promise<void> {
  await blankDetails(db, { endedBefore: new Date(now.getTime() - keptFor) });
}
