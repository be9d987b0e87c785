import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockPerson } from "./queries.ts";

/** One change of a person's addresses at a time: how many there are and which is the default concerns them all. */
export function inTurn<Answer>(
  db: Database,
  userId: string,
  change: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    const [person] = await lockPerson(transaction, { userId });
    if (!person) throw new DomainError("not-found");
    return change(transaction);
  });
}
