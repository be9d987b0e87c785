import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

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

/** Of public sessions to come. */
export async function selectSeats(db: Database): Promise<{ taken: number; capacity: number }> {
  const { rows } = await sql<{ taken: number; capacity: number }>`
    select coalesce(sum(seats_taken), 0)::integer as taken, coalesce(sum(capacity), 0)::integer as capacity
    from event_session where starts_at > now()`.execute(db);
  return rows[0] ?? { taken: 0, capacity: 0 };
}
