/** All dates are shown in the venue's time zone, whatever the reader's is. */
export const venueTimeZone = "Asia/Tokyo";

export type Locale = "ja" | "en";

export const formats = {
  ja: { year: "numeric", month: "long", day: "numeric" },
  en: { year: "numeric", month: "short", day: "numeric" },
} as const;

const cache = new Map<string, Intl.DateTimeFormat>();

export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: venueTimeZone, ...options });
  cache.set(key, made);
  return made;
}

export const tag = (locale: Locale) => (locale === "ja" ? "ja-JP" : "en-GB");

/** 2026年11月14日 / 14 Nov 2026 */
export function formatDay(date: string | Date, locale: Locale): string {
  return formatter(tag(locale), formats[locale]).format(new Date(date));
}
/** Japan is UTC+9 all year, so plain figures do not need the much slower Intl. */
export const venueOffset = 9 * 3_600_000;

/** Year, month and day at the venue, zero-padded, for figures such as 2026.04.12. */
export function dayParts(date: string | Date): { year: string; month: string; day: string } {
  const atVenue = new Date(new Date(date).getTime() + venueOffset);
  const [year = "", month = "", day = ""] = atVenue.toISOString().slice(0, 10).split("-");
  return { year, month, day };
}
