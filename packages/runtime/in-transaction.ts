import type { Database, DatabaseTransaction } from "./database.ts";

/** In the transaction that the caller is in, so that one commit keeps all of it, or in one of its own. */
export function inTransaction<Answer>(
  db: Database,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.isTransaction ? act(db as DatabaseTransaction) : db.transaction().execute(act);
}
