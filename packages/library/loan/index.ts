import type { Database } from "@takujo/runtime/database/database";
import { blankHolders } from "./queries.ts";

const keptMs = 30 * 86_400_000;

/** Names typed at the desk are needed while the box is out, and a month longer, in case parts are missing. */
export async function forgetHolders(db: Database, now = new Date()): Promise<void> {
  await blankHolders(db, { until: new Date(now.getTime() - keptMs) });
}
