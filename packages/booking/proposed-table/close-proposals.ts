import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { tableMailJob, tableMailKey } from "./jobs.ts";
import { declineWaiting } from "./queries.ts";

/**
 * Whoever still waits for an answer when the event is cancelled gets the mail of a declined table: those without a seat would hear of it
 * by no other. Returns how many there were.
 */
export async function closeProposals(
  transaction: DatabaseTransaction,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const closed = await declineWaiting(transaction, { now, limit });
  await enqueueAll(
    transaction,
    tableMailJob,
    closed.map(({ id }) => ({ payload: { proposalId: id }, jobKey: tableMailKey(id) })),
  );
  return closed.length;
}
