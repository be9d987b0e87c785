import type { DatabaseTransaction } from "../database.ts";
import type { Job } from "./job.ts";
import { insertJobs } from "./queries.ts";

export interface Queued<Payload> {
  payload: Payload;
  jobKey: string;
  /** Not before; at once without it. */
  runAt?: Date;
}

/**
 * Writes jobs beside what caused them: both are kept, or neither. A second job under the same key takes
 * the place of one that has not begun.
 */
export async function enqueueAll<Payload>(
  transaction: DatabaseTransaction,
  { name }: Job<Payload>,
  queued: Queued<Payload>[],
): Promise<void> {
  if (queued.length === 0) return;
  await insertJobs(
    transaction,
    name,
    queued.map(({ payload, jobKey, runAt }) => ({
      payload,
      key: jobKey,
      run_at: runAt?.toISOString() ?? null,
    })),
  );
}

export function enqueue<Payload>(
  transaction: DatabaseTransaction,
  job: Job<Payload>,
  payload: Payload,
  { jobKey, runAt }: Omit<Queued<Payload>, "payload">,
): Promise<void> {
  return enqueueAll(transaction, job, [{ payload, jobKey, ...(runAt && { runAt }) }]);
}
