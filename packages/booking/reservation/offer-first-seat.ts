import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { createReservationCode, enterSessions, makeOffers } from "../seat-gate/index.ts";
import { insertWaiting } from "./queries.ts";

interface FirstSeat {
  sessionId: string;
  userId: string;
  /** What the organizer wrote to them. */
  reason: string;
}

/**
 * For whoever proposed a table, in the transaction that makes it: they are the first of its queue and are offered a seat, which
 * they accept, let pass or lose as any other offer.
 */
export async function offerFirstSeat(
  transaction: DatabaseTransaction,
  { sessionId, userId, reason }: FirstSeat,
  now: Date,
): Promise<string> {
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  if (!session) throw new Error("A table was not stored");
  const [row] = await insertWaiting(transaction, {
    code: createReservationCode(),
    sessionId,
    userId,
    seats: 1,
    minSeats: 1,
    toldSchedule: session.schedule_version,
    now,
  });
  if (!row) throw new Error("A place in the queue was not stored");
  const { id } = row;
  await recordTransitions(
    transaction,
    [{ reservationId: id, cause: "join", state: "waiting", seats: 1, madeBy: "person" }],
    now,
  );
  const offers = [{ id, seats: 1 }];
  await makeOffers(transaction, session, { offers, mail: "table-approved", reason }, now);
  return id;
}
