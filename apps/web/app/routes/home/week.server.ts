import type { EventDays } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay, formatWeekday, venueDay, weekdayOf } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { weekdayKind } from "../event/event-view.server.ts";
import { listUrl } from "../event/list/list-url.ts";

const dayLength = 86_400_000;
const closedWeekday = 1;

/** The days of this week at the venue, from Monday to Sunday. */
export function thisWeek(now = new Date()): string[] {
  const monday = now.getTime() - (weekdayOf(now) - 1) * dayLength;
  return Array.from({ length: 7 }, (_, index) => venueDay(new Date(monday + index * dayLength)));
}

export function weekView(week: string[], { days }: EventDays, locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["home"]) });
  const today = venueDay(new Date());
  const noon = (day: string) => `${day}T12:00:00+09:00`;
  const dayName = (day: string | undefined) => (day ? formatMonthDay(noon(day), locale) : "");
  return {
    range: t("home.week.range", { from: dayName(week[0]), to: dayName(week.at(-1)) }),
    days: week.map((day) => {
      const count = days.find((found) => found.day === day)?.count ?? 0;
      const weekday = formatWeekday(noon(day), locale);
      const isClosed = weekdayOf(noon(day)) === closedWeekday;
      return {
        day: Number(day.slice(8)),
        weekday: day === today ? t("home.week.today", { weekday }) : weekday,
        weekdayKind: weekdayKind(noon(day)),
        count:
          count > 0
            ? t("home.week.count", { count })
            : t(isClosed ? "home.week.closed" : "home.week.nothing"),
        today: day === today,
        to: count > 0 ? listUrl({ when: "any", from: day, to: day }) : undefined,
      };
    }),
  };
}
