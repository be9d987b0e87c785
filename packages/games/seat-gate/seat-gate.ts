import type { ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { Database } from "@takujo/runtime/database";
import { isDeadlock } from "@takujo/runtime/deadlock";
import { isUniqueViolation } from "@takujo/runtime/unique-violation";
import { createBatchQueue } from "./batch-queue.ts";
import type { HoldRequest } from "./decide-holds.ts";
import { holdBatch } from "./hold-batch.ts";
import { type LockSessions, lockSessions as lockInOrder } from "./queries.ts";

const mostInBatch = 200;
/** Some batches: whoever would wait longer is told so at once. */
const mostInside = 1_000;
const mostTries = 3;

export interface SeatGate {
  hold(request: HoldRequest): Promise<ReservationReceipt>;
}

/**
 * Where everybody meets who wants seats in the same session. The lock is PostgreSQL's, so that any number of processes stay
 * right; going together is what makes a crowd fast.
 */
export function createSeatGate(
  db: Database,
  {
    lockSessions = lockInOrder,
    clock = () => new Date(),
  }: { lockSessions?: LockSessions; clock?: () => Date } = {},
): SeatGate {
  const take = createBatchQueue<HoldRequest, ReservationReceipt>({
    run: (sessionId, requests) =>
      again(() => holdBatch({ db, lockSessions, clock }, sessionId, requests), mostTries),
    mostInBatch,
    mostInside,
  });
  return { hold: (request) => take(request.sessionId, request) };
}

/**
 * A code that another reservation has, or a key that was used for something else in the same moment, undoes the batch. The next
 * try draws other codes and sees the key.
 */
async function again<Answer>(attempt: () => Promise<Answer>, tries: number): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const isCollision =
      isUniqueViolation(error, "reservation_code_key") ||
      isUniqueViolation(error, "idempotency_key_pkey") ||
      isDeadlock(error);
    if (tries <= 1 || !isCollision) throw error;
    return again(attempt, tries - 1);
  }
}
