import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { type LockedSession, withFreeSeats } from "./locked-session.ts";
import { lockSessions } from "./queries.ts";
import { settle } from "./settle.ts";

/** Locks and settles the sessions, so that the seats then free are free for newcomers. Unknown ids are left out. */
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
