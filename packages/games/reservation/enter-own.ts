import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enterSessions, type LockedSession } from "../seat-gate/index.ts";
import { lockReservation, type Owned, type ReservationRow, selectSessionId } from "./queries.ts";

interface Entered {
  reservation: ReservationRow;
  session: LockedSession;
  /** The one to move to. */
  other?: LockedSession;
}

/** One's reservation and its session, both locked, in the order in which everybody locks them. */
export async function enterOwn(
  transaction: DatabaseTransaction,
  owned: Owned,
  now: Date,
  otherSessionId?: string,
): Promise<Entered> {
  const [found] = await selectSessionId(transaction, owned);
  if (!found) throw new DomainError("not-found");
  const sessionId = found.event_session_id;
  const ids = [sessionId, ...(otherSessionId ? [otherSessionId] : [])];
  const sessions = await enterSessions(transaction, ids, now);
  const [reservation] = await lockReservation(transaction, owned);
  const session = sessions.get(sessionId);
  if (!reservation || !session) throw new DomainError("not-found");
  // Moved to another session before the lock was had.
  if (reservation.event_session_id !== sessionId) throw new DomainError("changed-meanwhile");
  const other = otherSessionId === sessionId ? undefined : sessions.get(otherSessionId ?? "");
  return { reservation, session, ...(other && { other }) };
}
