import type { DB } from "@takujo/db/schema";
import { type RawBuilder, sql } from "kysely";
import { inBatches } from "../in-batches.ts";
import type { Database } from "./database.ts";

/** The condition is repeated because another transaction may have changed the row in between: it then stays. */
export function deleteInBatches(
  db: Database,
  table: keyof DB,
  isDue: RawBuilder<boolean>,
  atOnce?: number,
): Promise<void> {
  const name = sql.table(table);
  return inBatches(async (limit) => {
    const { numAffectedRows = 0n } = await sql`delete from ${name}
      where ctid = any(array(select ctid from ${name} where ${isDue} limit ${limit})) and ${isDue}`.execute(
      db,
    );
    return Number(numAffectedRows);
  }, atOnce);
}
