import { venueDay } from "@takujo/i18n/format-date";

const dayLength = 24 * 3_600_000;

/** The start of a day in Japan, counted in days from today. */
export function venueMidnight(now: Date, days = 0): Date {
  return new Date(Date.parse(`${venueDay(now)}T00:00:00+09:00`) + days * dayLength);
}

/** The days from one to before the other. */
export function daysBetween(from: Date, to: Date): string[] {
  const count = Math.round((to.getTime() - from.getTime()) / dayLength);
  return Array.from({ length: count }, (_, index) =>
    venueDay(new Date(from.getTime() + index * dayLength)),
  );
}
