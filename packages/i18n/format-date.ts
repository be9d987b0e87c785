/** Every date of the product is told in the venue's zone, whatever the reader's clock says. */
export const venueTimeZone = "Asia/Tokyo";

type Locale = "ja" | "en";

const formats = {
  ja: { year: "numeric", month: "long", day: "numeric" },
  en: { year: "numeric", month: "short", day: "numeric" },
} as const;

const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: venueTimeZone, ...options });
  cache.set(key, made);
  return made;
}

const tag = (locale: Locale) => (locale === "ja" ? "ja-JP" : "en-GB");

/** 2026年11月14日 / 14 Nov 2026 */
export function formatDay(date: string | Date, locale: Locale): string {
  return formatter(tag(locale), formats[locale]).format(new Date(date));
}

/** Japan keeps UTC+9 all year round, so for plain figures the far slower Intl is not needed. */
const venueOffset = 9 * 3_600_000;

/** Year, month and day in the venue's zone, zero-padded: for figures such as 2026.04.12. */
export function dayParts(date: string | Date): { year: string; month: string; day: string } {
  const atVenue = new Date(new Date(date).getTime() + venueOffset);
  const [year = "", month = "", day = ""] = atVenue.toISOString().slice(0, 10).split("-");
  return { year, month, day };
}

/** 13:00, on the venue's clock. */
export function clock(date: string | Date): string {
  return new Date(new Date(date).getTime() + venueOffset).toISOString().slice(11, 16);
}

/** 2026-11-14, the day at the venue. */
export function venueDay(date: string | Date): string {
  return Object.values(dayParts(date)).join("-");
}

/** 2026-11-14T13:00:00+09:00: for machines that show the hour as it is written. */
export function venueTime(date: string | Date): string {
  return `${venueDay(date)}T${clock(date)}:00+09:00`;
}

/** From Monday, 1, to Sunday, 7. */
export function weekdayOf(date: string | Date): number {
  return new Date(new Date(date).getTime() + venueOffset).getUTCDay() || 7;
}

/** 土 or 土曜日 / Sat or Saturday */
export function formatWeekday(
  date: string | Date,
  locale: Locale,
  length: "short" | "long" = "short",
): string {
  return formatter(tag(locale), { weekday: length }).format(new Date(date));
}

/** 11月14日 / 14 Nov */
export function formatMonthDay(date: string | Date, locale: Locale): string {
  const { month, day } = formats[locale];
  return formatter(tag(locale), { month, day }).format(new Date(date));
}

/** 2026年11月 / November 2026 */
export function formatMonth(date: string | Date, locale: Locale): string {
  return formatter(tag(locale), { year: "numeric", month: "long" }).format(new Date(date));
}

/** 11月 / Nov */
export function formatMonthName(date: string | Date, locale: Locale): string {
  return formatter(tag(locale), { month: "short" }).format(new Date(date));
}

/** 2026年11月14日(土) / Sat, 14 Nov 2026 */
export function formatFullDay(date: string | Date, locale: Locale): string {
  const day = formatDay(date, locale);
  const weekday = formatWeekday(date, locale);
  return locale === "ja" ? `${day}(${weekday})` : `${weekday}, ${day}`;
}
