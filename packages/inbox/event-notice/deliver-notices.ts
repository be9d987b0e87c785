import { quietEnd } from "@takujo/account/notification/index";
import type { NoticedEvent } from "@takujo/contracts/inbox/follow-kinds";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { inBatches } from "@takujo/runtime/database/delete-in-batches";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { eventNoticeJob, eventNoticeKey } from "./jobs.ts";
import {
  announceDue,
  claimNotices,
  insertNotices,
  noteNotices,
  selectFollower,
  selectNewEvents,
  selectNextDue,
} from "./queries.ts";

/** Notices wait a while, so that mistakes can be corrected after publishing. */
const settleMs = 10 * 60_000;

/** Enough for a year's series that is published at once, so that it is announced in one mail. */
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

/** Outcome of an attempt. `away`: the mail server was not reached. `nowhere`: neither mail nor push has a recipient. */
export type NoticeDelivery = "sent" | "later" | "away" | "refused" | "nowhere";

export interface Notice {
  follower: { userId: string; nickname: string; email: string; locale: Locale };
  wants: { mail: boolean; push: boolean };
  events: NoticedEvent[];
  /** After the mail server deferred a mail, its push is not repeated. */
  isFirstAttempt: boolean;
  /** Identifies the mail over all attempts, so that duplicates can be recognized. */
  key: string;
}

/** Gives up after this many deferrals, over about an hour. */
const maxAttempts = 6;
const minute = 60_000;

/** Sends one person's pending notices with `deliver`, in one mail. `none`: nothing is pending. */
export async function deliverNotices(
  db: Database,
  deliver: (notice: Notice) => Promise<NoticeDelivery>,
  now = new Date(),
): Promise<NoticeDelivery | "skipped" | "none"> {
  const claimed = await claimNotices(db, { now });
  const [first] = claimed;
  if (!first) return "none";
  const userId = first.user_id;
  const attempts = Math.max(...claimed.map((notice) => notice.attempts));
  const eventIds = claimed.map(({ event_id }) => event_id);
  const note = (state: string, dueAt = now, tried = attempts) =>
    noteNotices(db, { userId, eventIds, state, attempts: tried, dueAt, now: new Date() });

  const [row] = await selectFollower(db, { userId });
  const wants = { mail: row?.follow_mail ?? false, push: row?.follow_push ?? false };
  if (!row || (!wants.mail && !wants.push)) {
    await note("skipped");
    return "skipped";
  }
  const quietUntil = quietEnd(now, { quietFrom: row.quiet_from, quietUntil: row.quiet_until });
  if (quietUntil) {
    await note("waiting", quietUntil);
    return "skipped";
  }
  const events = await selectNewEvents(db, { userId, eventIds, locale: row.locale, now });
  if (events.length === 0) {
    await note("skipped");
    return "skipped";
  }
  const delivery = await deliver({
    follower: { userId, nickname: row.name, email: row.email, locale: row.locale },
    wants,
    events: events.map(({ starts_at, ends_at, ...event }) => ({
      ...event,
      startsAt: starts_at,
      endsAt: ends_at,
    })),
    isFirstAttempt: attempts === 0,
    key: `event-notice:${userId}:${[...eventIds].sort().join(",")}`,
  });
  if (delivery === "sent") await note("sent");
  else if (delivery === "away") await note("waiting");
  else if (delivery === "nowhere") await note("skipped");
  else if (delivery === "refused" || attempts + 1 >= maxAttempts) await note("failed");
  else await note("waiting", new Date(now.getTime() + 2 ** attempts * minute), attempts + 1);
  return delivery;
}

/** Enqueues the next slice if notices are left. `notBefore`: when another mail may be sent. */
export async function endNoticeSlice(db: Database, notBefore: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [next] = await selectNextDue(transaction, {});
    if (!next?.due_at) return;
    const runAt = next.due_at > notBefore ? next.due_at : notBefore;
    await enqueue(transaction, eventNoticeJob, {}, { jobKey: eventNoticeKey, runAt });
  });
}
