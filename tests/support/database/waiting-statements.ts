import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** How many statements wait for a lock in this database: one of this kind, such as `relation` or `advisory`, or of any. */
export async function waitingStatements(db: Database, kind = "%"): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and wait_event like ${kind} and datname = current_database()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
