import { sql } from "kysely";
import type { Database } from "../database/database.ts";

export interface QueueState {
  /** Due and not taken yet; of one priority, at most `countedJobs`. */
  waiting: number;
  /** Given up after their last attempt, at most `countedJobs`. */
  dead: number;
  /** Seconds for which the oldest has been due. */
  age: number;
}

/** A newsletter to everybody makes more, and every process asks at every scrape. */
export const countedJobs = 1_000;

/** Reads the ends of the queue's index (priority, run_at), one of each priority, so that jobs for later are not read. */
const queueState = sql<QueueState>`
  with recursive first_job as (
    (select priority, run_at from graphile_worker._private_jobs
      where is_available order by priority, run_at limit 1)
    union all
    select next_job.* from first_job, lateral (
      select priority, run_at from graphile_worker._private_jobs as job
      where is_available and job.priority > first_job.priority
      order by priority, run_at limit 1
    ) as next_job
  )
  select
    (select count(*)::integer from first_job, lateral (
      select from graphile_worker._private_jobs as job
      where is_available and job.priority = first_job.priority and job.run_at <= now()
      limit ${countedJobs}
    ) as due) as waiting,
    (select count(*)::integer from (
      select from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null
      limit ${countedJobs}
    ) as given_up) as dead,
    coalesce(extract(epoch from greatest(now() - min(run_at), interval '0')), 0)::float as age
  from first_job`;

export async function selectQueueState(db: Database): Promise<QueueState> {
  const { rows } = await db.executeQuery(queueState.compile(db));
  return rows[0] ?? { waiting: 0, dead: 0, age: 0 };
}
