import type { DatabaseTransaction } from "../database.ts";
import type { Job } from "./job.ts";
import { insertJob } from "./queries.ts";

/**
 * Writes a job beside what caused it: both are kept, or neither. A second job under the same key takes
 * the place of one that has not begun.
 */
export function enqueue<Payload>(
  transaction: DatabaseTransaction,
  { name }: Job<Payload>,
  payload: Payload,
  { jobKey }: { jobKey: string },
): Promise<void> {
  return insertJob(transaction, { name, payload, key: jobKey });
}
