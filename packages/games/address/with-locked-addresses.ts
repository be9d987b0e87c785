import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { inTransaction } from "@takujo/runtime/in-transaction";
import { lockPerson } from "./queries.ts";

/** One change of a person's addresses at a time: how many there are and which is the default concerns them all. */
export function withLockedAddresses<Answer>(
  db: Database,
  userId: string,
  change: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const [person] = await lockPerson(transaction, { userId });
    if (!person) throw new DomainError("not-found");
    return change(transaction);
  });
}
