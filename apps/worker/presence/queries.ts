import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** An arbitrary constant that all workers share. */
export const presenceClass = 7_245_111;

/** A connection held for the lifetime of the process. */
export interface HeldConnection {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** PostgreSQL releases the lock when the connection ends, however the process ended. */
export async function takePresence(
  connection: HeldConnection,
  poolIds: readonly string[],
): Promise<void> {
  await connection.query(
    "select pg_advisory_lock($1, hashtext(pool_id)) from unnest($2::text[]) as pool_id",
    [presenceClass, poolIds],
  );
}

/** Unlocks all jobs of a worker. */
export async function unlockJobsOf(db: Database, poolId: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${poolId}])`.execute(db);
}

/**
 * Unlocks jobs of other workers that no longer run; otherwise they would stay locked for four hours. The delay covers workers
 * that took a job before their presence was visible.
 */
export async function unlockAbandonedJobs(
  db: Database,
  ownPoolIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ workers: string[] }>`
    with gone as (
      select coalesce(array_agg(distinct locked_by), '{}') as workers
      from graphile_worker.jobs
      where locked_at < now() - interval '3 seconds' and locked_by <> all (${ownPoolIds}::text[])
        and (hashtext(locked_by)::bigint & 4294967295) not in (
          select objid::bigint from pg_locks
          where locktype = 'advisory' and classid::bigint = ${presenceClass} and objsubid = 2
            and database = (select oid from pg_database where datname = current_database())
        )
    )
    select workers, graphile_worker.force_unlock_workers(workers) from gone`.execute(db);
  return rows[0]?.workers.length ?? 0;
}
