import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/database/delete-in-batches";

/** Few enough that a transaction with their history and mails takes about ten milliseconds. */
const partiesAtOnce = 200;

/** For work that may fall due for thousands of parties at once, such as reminders: row locks stay short. */
export const inShortTransactions = (
  db: Database,
  work: (transaction: DatabaseTransaction, limit: number) => Promise<number>,
): Promise<void> =>
  inBatches(
    (limit) => db.transaction().execute((transaction) => work(transaction, limit)),
    partiesAtOnce,
  );
