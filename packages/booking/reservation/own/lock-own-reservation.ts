import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enterSessions, type LockedSession } from "../../seats/index.ts";
import {
  type HeldReservationId,
  lockReservation,
  type ReservationRow,
  selectSessionId,
} from "./queries.ts";

export interface LockedReservation {
  reservation: ReservationRow;
  session: LockedSession;
  /** The session to move to. */
  other?: LockedSession;
}

/** Locks the reservation of a person or a guest and its session in the common lock order. */
export async function lockOwnReservation(
  transaction: DatabaseTransaction,
  own: HeldReservationId,
  now: Date,
  otherSessionId?: string,
): Promise<LockedReservation> {
  const [found] = await selectSessionId(transaction, own);
  if (!found) throw new DomainError("not-found");
  const sessionId = found.event_session_id;
  const ids = [sessionId, ...(otherSessionId ? [otherSessionId] : [])];
  const sessions = await enterSessions(transaction, ids, now);
  const [reservation] = await lockReservation(transaction, own);
  const session = sessions.get(sessionId);
  if (!reservation || !session) throw new DomainError("not-found");
  // The reservation moved to another session before it was locked.
  if (reservation.event_session_id !== sessionId) throw new DomainError("changed-meanwhile");
  const other = otherSessionId === sessionId ? undefined : sessions.get(otherSessionId ?? "");
  return { reservation, session, ...(other && { other }) };
}
