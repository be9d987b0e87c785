import type { RenewedFeed } from "@takujo/contracts/booking/calendar-feed";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { renewFeed } from "./queries.ts";

/** Begins a feed, or gives it another address. */
export async function renewFeedAddress(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<RenewedFeed> {
  const [row] = await renewFeed(transaction, { userId });
  if (!row) throw new Error("An upsert returned no row");
  return { madeAt: row.made_at.toISOString() };
}
