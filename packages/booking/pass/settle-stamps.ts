import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { endAwards, insertAwards, lockPasses, selectCardOfVisit, selectEarned } from "./queries.ts";

interface Visit {
  reservationId: string;
  madeById: string;
}

/**
 * Call after a visit was marked or undone. Counts anew: whatever the order of marks, so many visits have earned so many passes,
 * each of them once. A pass that covers a seat already stays, and the next is earned when it would have been.
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
