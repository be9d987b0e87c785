import type { PassVisits, SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { lockPasses, selectUsable } from "./queries.ts";

interface Use {
  userId: string;
  /** The reservation that is to use them, and its prices so far. */
  except: string;
  prices: SeatPrice[];
  /** When its session begins: a pass must be valid then. */
  at: Date;
}

/** Visits that can cover seats, with those that cover some of these already. Locks the person's passes. */
export async function visitsFor(transaction: DatabaseTransaction, use: Use): Promise<PassVisits[]> {
  await lockPasses(transaction, { userId: use.userId });
  return readVisits(transaction, use);
}

/** How many seats could be covered at such prices, for the form. */
export async function countVisits(db: Database, use: Use, cheapest: number): Promise<number> {
  const visits = await readVisits(db, use);
  return visits
    .filter(({ mostYen }) => mostYen === null || cheapest <= mostYen)
    .reduce((sum, { left }) => sum + left, 0);
}

async function readVisits(db: Database, { prices, ...use }: Use): Promise<PassVisits[]> {
  const own = prices.flatMap(({ pass }) => pass ?? []);
  const rows = await selectUsable(db, { ...use, own });
  return rows.map(({ id, mostYen, isUsable, left }) => ({
    ...{ id, mostYen },
    left: isUsable ? Math.max(0, left) : own.filter((pass) => pass === id).length,
  }));
}
