import type { Database } from "@takujo/runtime/database/database";
import { selectOfferCount } from "./queries.ts";

/** How many seats wait for the person's answer. */
export async function countOffers(db: Database, userId: string): Promise<number> {
  const [row] = await selectOfferCount(db, { userId });
  return row?.count ?? 0;
}
