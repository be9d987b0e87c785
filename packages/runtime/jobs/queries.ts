import { sql } from "kysely";
import type { DatabaseTransaction } from "../database.ts";

export interface QueuedJob {
  name: string;
  payload: unknown;
  key: string;
}

export async function insertJob(transaction: DatabaseTransaction, job: QueuedJob): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job.name}, payload => ${JSON.stringify(job.payload)}::json, job_key => ${job.key}
  )`.execute(transaction);
}
