import type {
  NewWait,
  ReservationReceipt,
} from "@takujo/contracts/booking/reservation/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  createReservationCode,
  enterSessions,
  recordTransitions,
  refusalOf,
} from "../../seats/index.ts";

import { presentReceipt } from "./present.ts";
import { countAhead, insertWaiting, selectPresence } from "./queries.ts";

/** Adds a party to the end of the queue, for all its seats or, if it accepts, fewer. */
export async function joinQueue(
  transaction: DatabaseTransaction,
  { sessionId, userId, seats, minSeats = seats }: NewWait & { userId: string },
  now = new Date(),
): Promise<ReservationReceipt> {
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  if (!session) throw new DomainError("not-found");
  const refusal = refusalOf(session, seats, now);
  if (refusal) throw refusal;
  if (minSeats > seats) throw new DomainError("invalid-input", "minSeats is more than seats.");
  if (session.free >= minSeats) throw new DomainError("seats-free");
  const [presence] = await selectPresence(transaction, { sessionId, userId });
  if (presence) throw new DomainError("already-waiting");
  const [row] = await insertWaiting(transaction, {
    code: createReservationCode(),
    sessionId,
    userId,
    seats,
    minSeats,
    toldSchedule: session.schedule_version,
    now,
  });
  if (!row?.queue_number) throw new Error("A place in the queue was not stored");
  const [ahead] = await countAhead(transaction, { sessionId, queueNumber: row.queue_number });
  const position = Number(ahead?.count ?? 0) + 1;
  await recordTransitions(
    transaction,
    [
      {
        reservationId: row.id,
        cause: "join",
        state: "waiting",
        seats,
        madeBy: "person",
        detail: { position },
        mail: { kind: "waiting" },
      },
    ],
    now,
  );
  return presentReceipt(row, position);
}
