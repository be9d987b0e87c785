import { atVenue, venueOffset, venueTimeZone } from "@takujo/contracts/venue-time";

// All dates are shown in the venue's time zone, whatever the reader's is.

export type Locale = "ja" | "en";

// English has one style throughout: Sat, 14 Nov 2026, 13:00. Day before month, short names, commas around the weekday and time.

const cache = new Map<string, Intl.DateTimeFormat>();

export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const timeZone = venueTimeZone();
  const key = `${timeZone} ${locale} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  cache.set(key, made);
  return made;
}

export const tag = (locale: Locale) => (locale === "ja" ? "ja-JP" : "en-GB");

/** Written out because Intl has "Sept" beside "Aug" and "Oct". */
const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** 2026年11月14日 / 14 Nov 2026 */
export function formatDay(date: string | Date, locale: Locale): string {
  const { year } = dayParts(date);
  const day = formatMonthDay(date, locale);
  return locale === "ja" ? `${Number(year)}年${day}` : `${day} ${Number(year)}`;
}

/** 11月14日 / 14 Nov */
export function formatMonthDay(date: string | Date, locale: Locale): string {
  const { month, day } = dayParts(date);
  return locale === "ja"
    ? `${Number(month)}月${Number(day)}日`
    : `${Number(day)} ${formatMonthName(date, locale)}`;
}

/** 11月 / Nov */
export function formatMonthName(date: string | Date, locale: Locale): string {
  const month = Number(dayParts(date).month);
  return locale === "ja" ? `${month}月` : (shortMonths[month - 1] ?? "");
}

/** A day alone, such as 2026-11-14, is that day at the venue (its noon), and no moment of another zone. */
export function momentOf(date: string | Date): Date {
  if (typeof date !== "string" || date.length !== 10) return new Date(date);
  const noon = Date.parse(`${date}T12:00Z`);
  return new Date(noon - venueOffset(noon));
}

/** Year, month and day at the venue, zero-padded, for figures such as 2026.04.12. */
export function dayParts(date: string | Date): { year: string; month: string; day: string } {
  const [year = "", month = "", day = ""] = atVenue(momentOf(date)).slice(0, 10).split("-");
  return { year, month, day };
}

/** 2026.04.12 and 04.12 / 12 Apr 2026 and 12 Apr: for lists and tables. */
export function formatFigures(date: string | Date, locale: Locale, withoutYear = false): string {
  const { year, month, day } = dayParts(date);
  if (locale === "ja") return withoutYear ? `${month}.${day}` : `${year}.${month}.${day}`;
  return withoutYear ? formatMonthDay(date, locale) : formatDay(date, locale);
}
