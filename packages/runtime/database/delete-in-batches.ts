import { setTimeout as pause } from "node:timers/promises";
import type { DB } from "@takujo/db/schema";
import { type RawBuilder, sql } from "kysely";
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

/** So few rows that no statement comes near its time limit or holds locks for long. */
const usualBatch = 1_000;
/** Milliseconds in which others get their turn. */
const batchIntervalMs = 20;

/** Repeats work on a bounded number of rows until a round finds fewer. `work` returns how many it found. */
export async function inBatches(
  work: (atOnce: number) => Promise<number>,
  atOnce = usualBatch,
): Promise<void> {
  while ((await work(atOnce)) >= atOnce) await pause(batchIntervalMs);
}
