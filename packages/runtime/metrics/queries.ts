import { sql } from "kysely";
import type { Database } from "../database/database.ts";

export interface QueueState {
  /** Due and not taken yet. */
  waiting: number;
  /** Given up after their last attempt. */
  dead: number;
  /** Seconds for which the oldest has been due. */
  age: number;
}

export async function selectQueueState(db: Database): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now())::integer as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as dead,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and locked_at is null and run_at <= now()
      )), 0)::float as age
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0, age: 0 };
}
