import type { Database } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/in-batches";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { eventNoticeJob, eventNoticeKey } from "./jobs.ts";
import { announceDue, insertNotices } from "./queries.ts";

/** Who publishes often sees at once what to mend. */
const settleMs = 10 * 60_000;

/** An evening that is repeated for a year is published at one stroke, and told of in one mail. */
const eventsAtOnce = 60;

/** Finds the followers of events that became public, once for each event. */
export function announceEvents(db: Database, now = new Date()): Promise<void> {
  const publishedBefore = new Date(now.getTime() - settleMs);
  return inBatches(
    (limit) =>
      db.transaction().execute(async (transaction) => {
        const events = await announceDue(transaction, { now, publishedBefore, limit });
        let hasNotices = false;
        for (const { event_id: eventId } of events) {
          if ((await insertNotices(transaction, { eventId, now })).length > 0) hasNotices = true;
        }
        if (hasNotices) await enqueue(transaction, eventNoticeJob, {}, { jobKey: eventNoticeKey });
        return events.length;
      }),
    eventsAtOnce,
  );
}
