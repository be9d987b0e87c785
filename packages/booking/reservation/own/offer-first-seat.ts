import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import {
  createReservationCode,
  enterSessions,
  makeOffers,
  recordTransitions,
} from "../../seats/index.ts";

import { insertWaiting } from "./queries.ts";

interface FirstSeat {
  sessionId: string;
  userId: string;
  /** The organizer's message to them. */
  reason: string;
}

/**
 * For the proposer of a table, in the transaction that creates it: first in the queue, with an offered seat that they accept,
 * decline or lose like any offer.
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
