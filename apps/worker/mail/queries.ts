import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Applies to jobs that failed and wait for their next attempt. */
export async function retryFailedJobsNow(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(hurried) from (
      select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) as hurried
      from graphile_worker.jobs
      where locked_at is null and last_error is not null and attempts < max_attempts
        and run_at > now()
      having count(*) > 0
    ) as jobs`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
