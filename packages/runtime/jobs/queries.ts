import { sql } from "kysely";
import type { DatabaseTransaction } from "../database/database.ts";

export interface QueuedJob {
  payload: unknown;
  key: string;
  run_at: string | null;
}

export async function insertJobs(
  transaction: DatabaseTransaction,
  { name, queue, priority }: { name: string; queue?: string; priority?: number },
  jobs: QueuedJob[],
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, payload => job.payload, queue_name => ${queue ?? null}::text, job_key => job.key, run_at => job.run_at,
    priority => ${priority ?? 0}::integer
  ) from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text, run_at timestamptz)`.execute(
    transaction,
  );
}
