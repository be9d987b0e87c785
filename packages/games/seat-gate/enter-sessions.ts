import type { DatabaseTransaction } from "@takujo/runtime/database";
import { type LockedSession, withFreeSeats } from "./locked-session.ts";
import { lockSessions } from "./queries.ts";
import { settle } from "./settle.ts";

/** The sessions by their ids, settled: what is free now is free for newcomers. Missing ones are missing. */
export async function enterSessions(
  transaction: DatabaseTransaction,
  ids: string[],
  now: Date,
): Promise<Map<string, LockedSession>> {
  const rows = await lockSessions(transaction, { ids: [...new Set(ids)] });
  const sessions = rows.map(withFreeSeats);
  for (const session of sessions) await settle(transaction, session, now);
  return new Map(sessions.map((session) => [session.id, session]));
}
