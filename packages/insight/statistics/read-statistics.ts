import type {
  MonthFigures,
  Statistics,
  StatisticsQuery,
} from "@takujo/contracts/insight/statistics";
import type { Locale } from "@takujo/contracts/locale";
import { addMonths, monthsBetween } from "@takujo/i18n/month";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { finishedMonths, readMonth } from "./count-month.ts";
import { presentMonth } from "./present.ts";
import { selectGameNames } from "./queries.ts";

export async function readStatistics(
  db: Database,
  { month, locale }: StatisticsQuery,
  now = new Date(),
): Promise<Statistics> {
  const bounds = await assertMonth(db, month, now);
  if (!bounds) return { chosen: null, before: null, next: null };
  const { first, last, chosen: wanted } = bounds;
  const months = wanted > first ? [addMonths(wanted, -1), wanted] : [wanted];
  const [chosen = null, before = null] = (await readMonths(db, months, locale, now)).toReversed();
  return { chosen, before, next: wanted < last ? addMonths(wanted, 1) : null };
}

/** The twelve months that end with the given one, the oldest first; fewer at the beginning. */
export async function readYear(
  db: Database,
  { month, locale }: StatisticsQuery,
  now = new Date(),
): Promise<MonthFigures[]> {
  const bounds = await assertMonth(db, month, now);
  if (!bounds) return [];
  const months = monthsBetween(addMonths(bounds.chosen, -11), bounds.chosen);
  return readMonths(
    db,
    months.filter((each) => each >= bounds.first),
    locale,
    now,
  );
}

/** Null while no event is over. A month before the first or after the last one does not exist. */
async function assertMonth(db: Database, month: string | undefined, now: Date) {
  const bounds = await finishedMonths(db, now);
  if (!bounds && month === undefined) return null;
  if (!bounds || (month !== undefined && (month < bounds.first || month > bounds.last))) {
    throw new DomainError("not-found", "No event was over in this month or before and after it.");
  }
  return { ...bounds, chosen: month ?? bounds.last };
}

async function readMonths(
  db: Database,
  months: string[],
  locale: Locale,
  now: Date,
): Promise<MonthFigures[]> {
  const counted = [];
  // One after another, because counting a month that is not stored is expensive.
  for (const month of months) counted.push({ month, ...(await readMonth(db, month, now)) });
  const ids = new Set(
    counted.flatMap(({ figures }) => figures.games.flatMap(({ id }) => id ?? [])),
  );
  const names = ids.size > 0 ? await selectGameNames(db, { ids: [...ids], locale }) : [];
  const byId = new Map(names.map((name) => [name.id, name]));
  return counted.map(({ month, ...figures }) => presentMonth(month, figures, byId, locale));
}
