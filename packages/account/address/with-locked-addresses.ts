import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPerson } from "./queries.ts";

/** Serializes changes to a person's addresses, because their number and the default depend on all of them. */
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
