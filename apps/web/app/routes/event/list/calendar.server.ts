import holidayJp from "@holiday-jp/holiday_jp";
import { closedOn } from "@takujo/contracts/content/closed-day";
import type { EventDays } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { standardTimeZone, venueTimeZone } from "@takujo/contracts/venue-time";
import {
  clock,
  formatFullDay,
  formatMonth,
  formatMonthName,
  venueDay,
} from "@takujo/i18n/format-date";
import { siteSettings } from "../../../shell/site/site.server.ts";
import { eventWords } from "../event-view.server.ts";
import { weekdayNames } from "./list.server.ts";
import { type EventListQuery, listUrl } from "./list-url.ts";

// One month as a table.

/** Nothing is planned or stored further away, and an endless calendar would trap crawlers. */
const monthsAway = 24;

const dayLength = 86_400_000;
const monthOf = (index: number) =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export interface MonthRange {
  month: string;
  from: string;
  to: string;
}

/** Null for a month that is too far away. */
export function monthRange(asked: string | undefined, now = new Date()): MonthRange | null {
  const current = indexOf(venueDay(now).slice(0, 7));
  const index = asked ? indexOf(asked) : current;
  if (Math.abs(index - current) > monthsAway) return null;
  const month = monthOf(index);
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return { month, from: `${month}-01`, to: `${month}-${last}` };
}

/** 勤労感謝の日 / Labor Thanksgiving Day. A day in lieu has the name of another holiday in front, which a cell has no room for. */
export function holidayName(day: string, locale: Locale): string | null {
  // They are those of Japan.
  if (venueTimeZone() !== standardTimeZone) return null;
  const holidays: Record<string, { name: string; name_en: string } | undefined> =
    holidayJp.holidays;
  const holiday = holidays[day];
  return (locale === "ja" ? holiday?.name.split(" ").at(-1) : holiday?.name_en) ?? null;
}

export function calendarView(
  found: EventDays,
  { month, from, to }: MonthRange,
  { tags }: Pick<EventListQuery, "tags">,
  locale: Locale,
) {
  const t = eventWords(locale);
  const today = venueDay(new Date());
  const byDay = new Map(found.days.map((day) => [day.day, day]));
  const first = Date.parse(`${from}T00:00:00Z`);
  const blanks = (new Date(first).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Number(to.slice(8)) }, (_, index) => {
    const day = new Date(first + index * dayLength).toISOString().slice(0, 10);
    const { count = 0, events = [], unlisted = 0 } = byDay.get(day) ?? {};
    return {
      day,
      number: index + 1,
      name: formatFullDay(day, locale),
      today: day === today,
      holiday: holidayName(day, locale),
      closed: count === 0 && closedOn(siteSettings(), day) !== null,
      to: events.length > 0 ? listUrl({ when: "any", tags, from: day, to: day }) : null,
      count: count > 0 ? t("event.dayCount", { count }) : null,
      unlisted: unlisted > 0 ? t("event.unlisted", { count: unlisted }) : null,
      events: events.map(({ slug, locale, title, startsAt, state }) => ({
        slug,
        locale,
        title,
        time: clock(startsAt),
        cancelled: state === "cancelled",
      })),
    };
  });
  const padded = [...Array<null>(blanks).fill(null), ...cells];
  const weeks = Array.from({ length: Math.ceil(padded.length / 7) }, (_, week) => ({
    key: `${month}-${week}`,
    days: Array.from({ length: 7 }, (_, index) => padded[week * 7 + index] ?? null),
  }));
  const beside = (step: number) => {
    const other = monthOf(indexOf(month) + step);
    if (!monthRange(other)) return null;
    return {
      to: listUrl({ view: "calendar", tags, month: other }),
      name: formatMonthName(`${other}-01`, locale),
    };
  };
  const name = formatMonth(from, locale);
  return {
    title: t("event.calendarTitle", { month: name }),
    name,
    previous: beside(-1),
    next: beside(1),
    isCurrent: today.startsWith(month),
    current: listUrl({ view: "calendar", tags }),
    weekdays: weekdayNames(locale),
    weeks,
    isEmpty: found.days.length === 0,
  };
}
