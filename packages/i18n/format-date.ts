import { addDays, atVenue, startOfDay, venueOffset } from "@takujo/contracts/venue-time";
import {
  dayParts,
  formatDay,
  formatMonthDay,
  formatter,
  type Locale,
  momentOf,
  tag,
} from "./format-day.ts";

// What every page needs is in its own file; browsers load the rest only where it is used.
export {
  dayParts,
  formatDay,
  formatFigures,
  formatMonthDay,
  formatMonthName,
} from "./format-day.ts";

/** 13:00, at the venue. */
export function clock(date: string | Date): string {
  return atVenue(new Date(date)).slice(11, 16);
}

/** 01:00 of the day after: 翌01:00 / 01:00 the next day */
export const nextDay = (time: string, locale: Locale): string =>
  locale === "ja" ? `翌${time}` : `${time} the next day`;

/** 17:00 for an end on the same day; one after midnight says so, and a later one shows its day. */
export function endClock(from: string | Date, to: string | Date, locale: Locale): string {
  const [first, last] = [venueDay(from), venueDay(to)];
  if (last === first) return clock(to);
  return last === addDays(first, 1) ? nextDay(clock(to), locale) : formatMonthDayTime(to, locale);
}

/** 13:00–17:00, 22:00–翌01:00 / 22:00–01:00 the next day */
export const formatHours = (from: string | Date, to: string | Date, locale: Locale): string =>
  `${clock(from)}–${endClock(from, to, locale)}`;

/** 2026-11-14, the day at the venue. */
export function venueDay(date: string | Date): string {
  return Object.values(dayParts(date)).join("-");
}

/** The start of a day at the venue, counted in days from today. */
export function venueMidnight(now: Date, days = 0): Date {
  return startOfDay(addDays(venueDay(now), days));
}

/** 2026-11-14T13:00:00+09:00, for programs that show the hour as written. */
export function venueTime(date: string | Date): string {
  const minutes = venueOffset(new Date(date).getTime()) / 60_000;
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, "0");
  const offset = `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${venueDay(date)}T${clock(date)}:00${offset}`;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: string | Date): number {
  return new Date(`${venueDay(date)}T00:00Z`).getUTCDay() || 7;
}

/** 土 or 土曜日 / Sat or Saturday */
export function formatWeekday(
  date: string | Date,
  locale: Locale,
  length: "short" | "long" = "short",
): string {
  return formatter(tag(locale), { weekday: length }).format(momentOf(date));
}

/** 11月14日（土） / Sat, 14 Nov */
export function formatWeekdayDay(date: string | Date, locale: Locale): string {
  const day = formatMonthDay(date, locale);
  const weekday = formatWeekday(date, locale);
  return locale === "ja" ? `${day}（${weekday}）` : `${weekday}, ${day}`;
}

/** A day before a time: 11月14日 13:00 / 14 Nov, 13:00 */
export function withTime(day: string, time: string, locale: Locale): string {
  return locale === "ja" ? `${day} ${time}` : `${day}, ${time}`;
}

/** 11月14日 13:00 / 14 Nov, 13:00 */
export function formatMonthDayTime(date: string | Date, locale: Locale): string {
  return withTime(formatMonthDay(date, locale), clock(date), locale);
}

/** 2026年11月 / November 2026 */
export function formatMonth(date: string | Date, locale: Locale): string {
  return formatter(tag(locale), { year: "numeric", month: "long" }).format(momentOf(date));
}

/** 2026年11月14日(土) / Sat, 14 Nov 2026 */
export function formatFullDay(date: string | Date, locale: Locale): string {
  const day = formatDay(date, locale);
  const weekday = formatWeekday(date, locale);
  return locale === "ja" ? `${day}(${weekday})` : `${weekday}, ${day}`;
}

/** 2026年11月14日(土) 13:00 / Sat, 14 Nov 2026, 13:00 */
export function formatFullDayTime(date: string | Date, locale: Locale): string {
  return withTime(formatFullDay(date, locale), clock(date), locale);
}
