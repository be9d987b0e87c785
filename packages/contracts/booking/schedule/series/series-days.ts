import type { SeriesRule } from "./event-series.ts";
import { maxEventsOfSeries } from "./series-limit.ts";

const oneDay = 86_400_000;
/** Bounds the search if a rule never matches; nobody plans further ahead. */
const maxDaysAhead = 5 * 366;

/** The days of a rule after the first one. Computed on calendar days of the venue, without times, so no time zone is involved. */
export function seriesDays(rule: SeriesRule, firstDay: string): string[] {
  const first = Date.parse(firstDay);
  const except = new Set(rule.except);
  const days: string[] = [];
  const max = Math.min(rule.count ?? maxEventsOfSeries, maxEventsOfSeries);
  for (let ahead = 1; ahead <= maxDaysAhead && days.length < max; ahead++) {
    const time = first + ahead * oneDay;
    const day = new Date(time).toISOString().slice(0, 10);
    if (rule.until && day > rule.until) break;
    if (fallsOn(rule, first, time) && !except.has(day)) days.push(day);
  }
  return days;
}

function fallsOn(rule: SeriesRule, first: number, time: number): boolean {
  if (rule.every === "week") {
    const weeks = (mondayOf(time) - mondayOf(first)) / (7 * oneDay);
    return weeks % rule.interval === 0 && rule.weekdays.includes(weekdayOf(time));
  }
  const months = monthOf(time) - monthOf(first);
  if (months % rule.interval !== 0) return false;
  const day = new Date(time).getUTCDate();
  const last = lastDayOf(time);
  if ("day" in rule.on) return day === Math.min(rule.on.day, last);
  if (weekdayOf(time) !== rule.on.weekday) return false;
  return rule.on.nth === -1 ? day + 7 > last : Math.ceil(day / 7) === rule.on.nth;
}

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (time: number): number => new Date(time).getUTCDay() || 7;

const mondayOf = (time: number) => time - (weekdayOf(time) - 1) * oneDay;

const monthOf = (time: number) =>
  new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();

function lastDayOf(time: number): number {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
