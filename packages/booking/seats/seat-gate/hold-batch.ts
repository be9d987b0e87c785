import { randomUUID } from "node:crypto";
import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import { holdMinutes } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { sendPipeline } from "@takujo/runtime/database/pipeline";
import { selectKeys } from "@takujo/runtime/idempotency/queries";
import { decideHolds, type HoldRequest, type NewHoldRow, nameOfKey } from "./decide-holds.ts";
import { type LockedSession, withFreeSeats } from "./locked-session.ts";
import { limitsOf, seatsAtHours } from "./no-show-limit.ts";
import {
  insertHolds,
  type LockSessions,
  limitLockWait,
  lockPeople,
  selectSeats,
  selectUnsettled,
} from "./queries.ts";
import { createReservationCode } from "./reservation-code.ts";
import { settle } from "./settle.ts";

export interface GateParts {
  db: Database;
  lockSessions: LockSessions;
  clock: () => Date;
}

/**
 * In milliseconds. A batch of several sessions gives up early and each then runs alone, so that a locked one does not stop the
 * others.
 */
const sharedLockWait = 200;

/**
 * Holds seats of one or several sessions in one transaction, with one answer or refusal per request. Three round trips: locks
 * and reads, writes, commit.
 */
export function holdBatch(
  { db, lockSessions, clock }: GateParts,
  requests: HoldRequest[],
): Promise<(ReservationReceipt | Error)[]> {
  const sessionIds = [...new Set(requests.map(({ sessionId }) => sessionId))];
  const userIds = [...new Set(requests.map(({ userId }) => userId))];
  return db.transaction().execute(async (transaction) => {
    if (sessionIds.length > 1) await limitLockWait(transaction, { milliseconds: sharedLockWait });
    const [rows, people, unsettled, seats, remembered] = await sendPipeline(transaction, [
      lockSessions.with(transaction, { ids: sessionIds }),
      lockPeople.with(transaction, { ids: userIds }),
      selectUnsettled.with(transaction, { sessionIds }),
      selectSeats.with(transaction, { userIds, sessionIds }),
      selectKeys.with(transaction, {
        scopes: requests.map(({ claim }) => claim.scope),
        keys: requests.map(({ claim }) => claim.key),
      }),
    ]);
    // Read after the locks, so that a request that waited is decided by the time of its turn.
    const now = clock();
    const sessions = new Map(rows.map((row) => [row.id, withFreeSeats(row)]));
    await settleWhereNeeded(transaction, sessions, unsettled, now);
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
    const { answers, rows: holds } = decideHolds(requests, {
      sessions,
      now,
      people: new Set(people.map(({ id }) => id)),
      seated: Map.groupBy(seatsAtHours(seats, now), ({ user_id }) => user_id ?? ""),
      limits: limitsOf(seats, now),
      remembered: new Map(remembered.map((row) => [nameOfKey(row), row])),
      createReceipt: (seats) => ({
        id: randomUUID(),
        code: createReservationCode(),
        state: "held",
        seats,
        version: 1,
        expiresAt: expiresAt.toISOString(),
        position: null,
      }),
    });
    if (holds.length > 0) await writeHolds(transaction, holds, { expiresAt, now });
    return answers;
  });
}

async function settleWhereNeeded(
  transaction: DatabaseTransaction,
  sessions: Map<string, LockedSession>,
  unsettled: Awaited<ReturnType<typeof selectUnsettled>>,
  now: Date,
): Promise<void> {
  for (const { id, first_end: firstEnd, has_waiting: hasWaiting } of unsettled) {
    const session = sessions.get(id);
    const hasOverdue = firstEnd !== null && firstEnd <= now;
    if (session && (hasOverdue || (hasWaiting && session.free > 0))) {
      await settle(transaction, session, now);
    }
  }
}

async function writeHolds(
  transaction: DatabaseTransaction,
  holds: NewHoldRow[],
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  // A fixed order, so that two batches with the same keys cannot deadlock.
  const sorted = holds.toSorted((a, b) =>
    nameOfKey(a.request.claim) < nameOfKey(b.request.claim) ? -1 : 1,
  );
  await insertHolds(transaction, {
    expiresAt,
    now,
    ids: sorted.map(({ receipt }) => receipt.id),
    codes: sorted.map(({ receipt }) => receipt.code),
    userIds: sorted.map(({ request }) => request.userId),
    seats: sorted.map(({ request }) => request.seats),
    sessionIds: sorted.map(({ session }) => session.id),
    toldSchedules: sorted.map(({ session }) => session.schedule_version),
    prices: sorted.map(({ prices }) => prices && JSON.stringify(prices)),
    scopes: sorted.map(({ request }) => request.claim.scope),
    keys: sorted.map(({ request }) => request.claim.key),
    fingerprints: sorted.map(({ request }) => request.claim.fingerprint),
    bodies: sorted.map(({ receipt }) => JSON.stringify(receipt)),
  });
}
