import type { Dashboard, QueueState } from "@takujo/contracts/insight/dashboard";
import type { Locale } from "@takujo/contracts/locale";
import { addDays } from "@takujo/contracts/venue-time";
import { venueDay, venueMidnight } from "@takujo/i18n/format-date";
import type { Database } from "@takujo/runtime/database/database";
import {
  presentDays,
  presentInquiry,
  presentNext,
  presentQueue,
  presentSessions,
  presentTable,
  type RankedQueue,
  rankQueues,
} from "./present.ts";
import {
  selectInquiryFigures,
  selectLatestInquiries,
  selectNextEvent,
  selectProposedTables,
  selectQueues,
  selectQueueTexts,
  selectSeatsByDay,
  selectSessionsOfDay,
  selectUndecidedTables,
} from "./queries.ts";

const comingDays = 14;
const pastDays = 30;
/** Longer than reservations open in advance, so nobody waits for a later session. */
const queueDays = 60;
const decisionDays = 7;
const maxShown = { queues: 6, tables: 8, proposed: 6, inquiries: 3 };

export async function readDashboard(
  db: Database,
  locale: Locale,
  now = new Date(),
): Promise<Dashboard> {
  const [today, tomorrow] = [venueMidnight(now), venueMidnight(now, 1)];
  const [first, last] = [venueMidnight(now, 1 - pastDays), venueMidnight(now, comingDays)];
  const [sessionRows, [next], dayRows, queueRows, tableRows, proposed, [figures], inquiryRows] =
    await Promise.all([
      selectSessionsOfDay(db, { from: today, to: tomorrow, locale }),
      selectNextEvent(db, { from: tomorrow, locale }),
      selectSeatsByDay(db, { from: first, to: last }),
      selectQueues(db, { from: now, to: venueMidnight(now, queueDays) }),
      selectUndecidedTables(db, {
        now,
        until: venueMidnight(now, decisionDays + 1),
        locale,
        limit: maxShown.tables,
      }),
      selectProposedTables(db, { now, locale, limit: maxShown.proposed }),
      selectInquiryFigures(db, {}),
      selectLatestInquiries(db, { limit: maxShown.inquiries }),
    ]);
  const sessions = presentSessions(sessionRows, now);
  const held = sessions.filter(({ phase }) => phase !== "called-off");
  const sum = (field: "reserved" | "capacity" | "arrived") =>
    held.reduce((total, session) => total + session[field], 0);
  const queues = rankQueues(queueRows, now);
  return {
    now: now.toISOString(),
    today: {
      reserved: sum("reserved"),
      capacity: sum("capacity"),
      arrived: sum("arrived"),
      // Includes money that was taken for a canceled session.
      paid: sessionRows.reduce((total, { paid }) => total + paid, 0),
    },
    sessions,
    next: next ? presentNext(next) : null,
    comingDays: presentDays(daysBetween(today, last), dayRows),
    pastDays: presentDays(daysBetween(first, tomorrow), dayRows),
    waiting: {
      parties: queues.reduce((total, { parties }) => total + parties, 0),
      offers: queues.reduce((total, { offers }) => total + offers, 0),
      queues: await describeQueues(db, queues.slice(0, maxShown.queues), locale),
      queueCount: queues.length,
    },
    undecidedTables: tableRows.map(presentTable),
    proposedTables: proposed.map((row) => ({
      eventId: row.id,
      title: row.title,
      locale: row.locale as Locale,
      startsAt: row.starts_at.toISOString(),
      count: row.count,
    })),
    inquiries: {
      unanswered: figures?.unanswered ?? 0,
      oldestAt: figures?.oldest_at?.toISOString() ?? null,
      latest: inquiryRows.map(presentInquiry),
    },
  };
}

async function describeQueues(
  db: Database,
  queues: RankedQueue[],
  locale: Locale,
): Promise<QueueState[]> {
  if (queues.length === 0) return [];
  const texts = await selectQueueTexts(db, { ids: queues.map(({ id }) => id), locale });
  return queues.flatMap((queue) => {
    const text = texts.find(({ session_id }) => session_id === queue.id);
    return text ? [presentQueue(queue, text)] : [];
  });
}

/** The days from the first up to before the second. */
function daysBetween(from: Date, to: Date): string[] {
  const days: string[] = [];
  const end = venueDay(to);
  for (let day = venueDay(from); day < end; day = addDays(day, 1)) days.push(day);
  return days;
}
