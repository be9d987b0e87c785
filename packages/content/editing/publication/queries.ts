import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** The database clock, which decides what is public. */
export async function selectNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
