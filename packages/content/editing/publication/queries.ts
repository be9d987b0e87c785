import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** The database clock, which decides what is public. */
export async function selectNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** If `act` fails, only what it did is undone, and the rest of the transaction can still be committed. */
export async function withSavepoint<Result>(
  transaction: DatabaseTransaction,
  act: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint publication`.execute(transaction);
  try {
    return await act();
  } catch (error) {
    await sql`rollback to savepoint publication`.execute(transaction);
    throw error;
  }
}
