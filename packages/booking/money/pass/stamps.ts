import type { PassVisits, SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import {
  endAwards,
  insertAwards,
  lockPasses,
  selectCardOfVisit,
  selectEarned,
  selectUsable,
} from "./queries.ts";

interface PassUse {
  userId: string;
  /** The reservation that is to use them, and its prices so far. */
  except: string;
  prices: SeatPrice[];
  /** When its session begins: a pass must be valid then. */
  at: Date;
}

/** Visits that can cover seats, including those that already cover some of these. Locks the person's passes. */
export async function visitsFor(
  transaction: DatabaseTransaction,
  use: PassUse,
): Promise<PassVisits[]> {
  await lockPasses(transaction, { userId: use.userId });
  return readVisits(transaction, use);
}

/** How many seats that cost `cheapest` the passes could cover, for the form. */
export async function countVisits(db: Database, use: PassUse, cheapest: number): Promise<number> {
  const visits = await readVisits(db, use);
  return visits
    .filter(({ mostYen }) => mostYen === null || cheapest <= mostYen)
    .reduce((sum, { left }) => sum + left, 0);
}

async function readVisits(db: Database, { prices, ...use }: PassUse): Promise<PassVisits[]> {
  const own = prices.flatMap(({ pass }) => pass ?? []);
  const rows = await selectUsable(db, { ...use, own });
  return rows.map(({ id, mostYen, isUsable, left }) => ({
    ...{ id, mostYen },
    left: isUsable ? Math.max(0, left) : own.filter((pass) => pass === id).length,
  }));
}

interface Visit {
  reservationId: string;
  madeById: string;
}

/**
 * Call after a visit was marked or undone. Recounts from all visits, so the order of marks does not matter and each pass is
 * earned once. A pass that already covers a seat stays, and the next one is earned at the usual count.
 */
export async function settleStamps(
  transaction: DatabaseTransaction,
  { reservationId, madeById }: Visit,
  now: Date,
): Promise<void> {
  const [card] = await selectCardOfVisit(transaction, { reservationId });
  if (!card) return;
  const { user_id: userId, kind_id: kindId } = card;
  await lockPasses(transaction, { userId });
  const [counted] = await selectEarned(transaction, { userId, kindId });
  const earned = counted?.earned ?? 0;
  await endAwards(transaction, { userId, kindId, earned, now });
  await insertAwards(transaction, { userId, kindId, earned, madeById, now });
}
