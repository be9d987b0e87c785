import { standardTimeZone, venueTimeZone } from "@takujo/contracts/venue-time";
import {
  clock,
  formatFullDay,
  formatMonthDay,
  formatWeekday,
  venueDay,
  withTime,
} from "./format-date.ts";
import { formatter } from "./format-day.ts";

type Locale = "ja" | "en";

/** JST, or what the zone is called where English is spoken, such as EST or GMT+8. */
export function zoneName(date: Date): string {
  if (venueTimeZone() === standardTimeZone) return "JST";
  const parts = formatter("en-US", { timeZoneName: "short" }).formatToParts(date);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** 2026年11月14日(土) 13:00〜17:00 / Sat, 14 Nov 2026, 13:00–17:00 JST. An end after midnight shows its own day. */
export function formatSpan(from: Date, to: Date, locale: Locale): string {
  const isOneDay = venueDay(from) === venueDay(to);
  const end = isOneDay ? clock(to) : dayAndClock(to, locale);
  return locale === "ja"
    ? `${formatFullDay(from, locale)} ${clock(from)}〜${end}`
    : `${formatFullDay(from, locale)}, ${clock(from)}–${end} ${zoneName(from)}`;
}

/** 11月13日(金) 22:00 / Fri, 13 Nov, 22:00 JST */
export function formatMoment(date: Date, locale: Locale): string {
  return locale === "ja"
    ? dayAndClock(date, locale)
    : `${dayAndClock(date, locale)} ${zoneName(date)}`;
}

function dayAndClock(date: Date, locale: Locale): string {
  const day = formatMonthDay(date, locale);
  const weekday = formatWeekday(date, locale);
  const named = locale === "ja" ? `${day}(${weekday})` : `${weekday}, ${day}`;
  return withTime(named, clock(date), locale);
}
