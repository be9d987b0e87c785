import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import type { Database } from "@takujo/runtime/database/database";
import {
  isDeadlock,
  isLockTimeout,
  isUniqueViolation,
} from "@takujo/runtime/database/database-errors";
import { createBatchQueue } from "./batch-queue.ts";
import type { HoldRequest } from "./decide-holds.ts";
import { holdBatch } from "./hold-batch.ts";
import { type LockSessions, lockSessions as lockInOrder } from "./queries.ts";

const maxInBatch = 200;
/** A few batches; anyone who would wait longer is refused at once. */
const maxInside = 1_000;
/** Sessions share a transaction beyond that, and the rest of the API keeps its connections. */
const maxAtOnce = 4;
const maxTries = 3;

export interface SeatGate {
  hold(request: HoldRequest): Promise<ReservationReceipt>;
}

/**
 * The entry point for everyone who wants seats of the same session. PostgreSQL's lock keeps any number of processes correct;
 * batching makes it fast in a crowd.
 */
export function createSeatGate(
  db: Database,
  {
    lockSessions = lockInOrder,
    clock = () => new Date(),
  }: { lockSessions?: LockSessions; clock?: () => Date } = {},
): SeatGate {
  const take = createBatchQueue<HoldRequest, ReservationReceipt>({
    run: (requests) => retry(() => holdBatch({ db, lockSessions, clock }, requests), maxTries),
    isHeldUp: isLockTimeout,
    maxInBatch,
    maxInside,
    maxAtOnce,
  });
  return { hold: (request) => take(request.sessionId, request) };
}

/**
 * A code that already exists, or a key used for something else in the same moment, rolls the batch back. The retry draws new
 * codes and sees the key.
 */
async function retry<Answer>(attempt: () => Promise<Answer>, tries: number): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const isCollision =
      isUniqueViolation(error, "reservation_code_key") ||
      isUniqueViolation(error, "idempotency_key_pkey") ||
      isDeadlock(error);
    if (tries <= 1 || !isCollision) throw error;
    return retry(attempt, tries - 1);
  }
}
