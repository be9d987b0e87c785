import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { inTransaction } from "@takujo/runtime/in-transaction";
import type { ContentId } from "./content-id.ts";
import { lockItem } from "./draft/queries.ts";

/** Changes of one item follow each other; each is kept as a whole, with its line in the audit, or not at all. */
export function withLockedItem<Result>(
  db: Database,
  item: ContentId,
  act: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockItem(transaction, item);
    return act(transaction);
  });
}
