import type { Database, DatabaseTransaction } from "./database.ts";

/** Uses the caller's transaction, so that everything commits together, or a new one. */
export function inTransaction<Answer>(
  db: Database,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.isTransaction ? act(db as DatabaseTransaction) : db.transaction().execute(act);
}
