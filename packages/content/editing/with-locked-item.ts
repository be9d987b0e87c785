import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import type { ContentId } from "./content-id.ts";
import { lockItem } from "./draft/queries.ts";

/** Serializes changes to one item; each commits together with its audit entry. */
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
