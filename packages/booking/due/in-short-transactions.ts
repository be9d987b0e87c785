import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/in-batches";

/** So few that a transaction with their history and mails takes some ten milliseconds. */
const partiesAtOnce = 200;

/** For what may fall due for thousands of parties in one moment, as reminders do: nobody waits long for a party's row. */
export const inShortTransactions = (
  db: Database,
  work: (transaction: DatabaseTransaction, limit: number) => Promise<number>,
): Promise<void> =>
  inBatches(
    (limit) => db.transaction().execute((transaction) => work(transaction, limit)),
    partiesAtOnce,
  );
