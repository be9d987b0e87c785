import { monthOf, monthRange, monthsBetween } from "@takujo/i18n/month";
import type { Database } from "@takujo/runtime/database/database";
import type { CountedMonth } from "./figures.ts";
import { presentFigures } from "./present.ts";
import {
  selectBounds,
  selectCountedMonths,
  selectKinds,
  selectLeadTimes,
  selectSessions,
  selectStoredMonth,
  selectVisitors,
  storeMonth,
} from "./queries.ts";

/** Raised when the rules change: rows counted by older rules are counted again. */
const counting = 1;

/** Marks of an offline reception and late absences arrive within thirty days; after this, a month stays as it is. */
const corrections = 35 * 24 * 3_600_000;

export async function countMonth(db: Database, month: string, now: Date): Promise<CountedMonth> {
  const range = { ...monthRange(month), now };
  const sessions = await selectSessions(db, range);
  const leadTimes = await selectLeadTimes(db, range);
  const [visitors] = await selectVisitors(db, range);
  const kinds = await selectKinds(db, range);
  const counted = { sessions, leadTimes, visitors, kinds };
  return { figures: presentFigures(month, counted), countedAt: now };
}

/** As last counted at night, or counted now if the month is not stored yet. */
export async function readMonth(db: Database, month: string, now: Date): Promise<CountedMonth> {
  const [stored] = await selectStoredMonth(db, { month, counting });
  if (stored) return { figures: stored.figures, countedAt: stored.counted_at };
  return countMonth(db, month, now);
}

/** The first and the last month with finished events. */
export async function finishedMonths(
  db: Database,
  now: Date,
): Promise<{ first: string; last: string } | null> {
  const [bounds] = await selectBounds(db, { now });
  return bounds ? { first: monthOf(bounds.first_at), last: monthOf(bounds.last_at) } : null;
}

/** Counts every month that may have changed since it was counted, one at a time. May be repeated at any time. */
export async function countMonths(db: Database, now = new Date()): Promise<void> {
  const bounds = await finishedMonths(db, now);
  if (!bounds) return;
  const counted = await selectCountedMonths(db, { counting });
  const settled = new Set(
    counted
      .filter(({ month, counted_at }) => counted_at.getTime() >= settledAt(month))
      .map(({ month }) => month),
  );
  for (const month of monthsBetween(bounds.first, monthOf(now))) {
    if (settled.has(month)) continue;
    const { figures } = await countMonth(db, month, now);
    await storeMonth(db, { month, counting, figures: JSON.stringify(figures), now });
  }
}

const settledAt = (month: string) => monthRange(month).to.getTime() + corrections;
