import { randomUUID } from "node:crypto";
import type { ReservationReceipt } from "@takujo/contracts/booking/reservation";
import { holdMinutes } from "@takujo/contracts/booking/reservation-form";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectKeys } from "@takujo/runtime/idempotency/queries";
import { decideHolds, type HoldRequest, type NewHoldRow, nameOfKey } from "./decide-holds.ts";
import { type LockedSession, withFreeSeats } from "./locked-session.ts";
import {
  insertHolds,
  type LockSessions,
  lockPeople,
  selectSeatedElsewhere,
  selectUnsettled,
} from "./queries.ts";
import { createReservationCode } from "./reservation-code.ts";
import { settle } from "./settle.ts";

export interface GateParts {
  db: Database;
  lockSessions: LockSessions;
  clock: () => Date;
}

/** Holds seats of one session in one transaction: one answer or refusal per request. */
export function holdBatch(
  { db, lockSessions, clock }: GateParts,
  sessionId: string,
  requests: HoldRequest[],
): Promise<(ReservationReceipt | Error)[]> {
  return db.transaction().execute(async (transaction) => {
    const [row] = await lockSessions(transaction, { ids: [sessionId] });
    if (!row) return requests.map(() => new DomainError("not-found"));
    const session = withFreeSeats(row);
    const userIds = [...new Set(requests.map(({ userId }) => userId))];
    const people = await lockPeople(transaction, { ids: userIds });
    const now = clock();
    await settleIfNeeded(transaction, session, now);
    const [seated, remembered] = await readFacts(transaction, session, { requests, userIds, now });
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
    const { answers, rows } = decideHolds(requests, {
      session,
      now,
      people: new Set(people.map(({ id }) => id)),
      seated,
      remembered,
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
    if (rows.length > 0) await writeHolds(transaction, session, rows, { expiresAt, now });
    return answers;
  });
}

async function settleIfNeeded(
  transaction: DatabaseTransaction,
  session: LockedSession,
  now: Date,
): Promise<void> {
  const [unsettled] = await selectUnsettled(transaction, { id: session.id, now });
  const { has_overdue, has_waiting } = unsettled ?? { has_overdue: false, has_waiting: false };
  if (has_overdue || (has_waiting && session.free > 0)) await settle(transaction, session, now);
}

async function readFacts(
  transaction: DatabaseTransaction,
  { starts_at: startsAt, ends_at: endsAt }: LockedSession,
  { requests, userIds, now }: { requests: HoldRequest[]; userIds: string[]; now: Date },
) {
  const seated = await selectSeatedElsewhere(transaction, { userIds, startsAt, endsAt, now });
  const remembered = await selectKeys(transaction, {
    scopes: requests.map(({ claim }) => claim.scope),
    keys: requests.map(({ claim }) => claim.key),
  });
  return [
    new Set(seated.flatMap(({ user_id }) => user_id ?? [])),
    new Map(remembered.map((row) => [nameOfKey(row), row])),
  ] as const;
}

async function writeHolds(
  transaction: DatabaseTransaction,
  session: LockedSession,
  rows: NewHoldRow[],
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  // A fixed order, so that two batches with the same keys cannot deadlock.
  const sorted = rows.toSorted((a, b) =>
    nameOfKey(a.request.claim) < nameOfKey(b.request.claim) ? -1 : 1,
  );
  await insertHolds(transaction, {
    sessionId: session.id,
    expiresAt,
    now,
    toldSchedule: session.schedule_version,
    ids: sorted.map(({ receipt }) => receipt.id),
    codes: sorted.map(({ receipt }) => receipt.code),
    userIds: sorted.map(({ request }) => request.userId),
    seats: sorted.map(({ request }) => request.seats),
    scopes: sorted.map(({ request }) => request.claim.scope),
    keys: sorted.map(({ request }) => request.claim.key),
    fingerprints: sorted.map(({ request }) => request.claim.fingerprint),
    bodies: sorted.map(({ receipt }) => JSON.stringify(receipt)),
  });
}
