import type { DatabaseTransaction } from "../database/database.ts";
import { currentTraceparent } from "../tracing/tracing.ts";
import type { Job } from "./job.ts";
import { insertJobs } from "./queries.ts";

export interface JobToAdd<Payload> {
  payload: Payload;
  jobKey: string;
  /** The earliest start; at once without it. */
  runAt?: Date;
}

/** Adds jobs in the caller's transaction. A second job with the same key replaces one that has not started. */
export async function enqueueAll<Payload>(
  transaction: DatabaseTransaction,
  job: Pick<Job<Payload>, "name" | "queue" | "priority">,
  queued: JobToAdd<Payload>[],
): Promise<void> {
  if (queued.length === 0) return;
  const traceparent = currentTraceparent();
  await insertJobs(
    transaction,
    job,
    queued.map(({ payload, jobKey, runAt }) => ({
      payload: traceparent ? { ...payload, traceparent } : payload,
      key: jobKey,
      run_at: runAt?.toISOString() ?? null,
    })),
  );
}

export function enqueue<Payload>(
  transaction: DatabaseTransaction,
  job: Job<Payload>,
  payload: Payload,
  { jobKey, runAt }: Omit<JobToAdd<Payload>, "payload">,
): Promise<void> {
  return enqueueAll(transaction, job, [{ payload, jobKey, ...(runAt && { runAt }) }]);
}
