import { describe, expect, it } from "vitest";
import {
  formatDay,
  formatFigures,
  formatFullDay,
  formatFullDayTime,
  formatMonthDay,
  formatMonthDayTime,
  formatWeekdayDay,
} from "./format-date.ts";

/** Already the next day in Japan. */
const date = "2026-11-13T16:05:00.000Z";

describe("a date", () => {
  it("of every month has its short name", () => {
    const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 9)));
    expect(months.map((month) => formatMonthDay(month, "en")).join()).toBe(
      "9 Jan,9 Feb,9 Mar,9 Apr,9 May,9 Jun,9 Jul,9 Aug,9 Sep,9 Oct,9 Nov,9 Dec",
    );
  });

  it.each([
    ["a day", formatDay, "2026年11月14日", "14 Nov 2026"],
    ["a day of the year", formatMonthDay, "11月14日", "14 Nov"],
    ["a day with its weekday", formatWeekdayDay, "11月14日（土）", "Sat, 14 Nov"],
    ["a whole day", formatFullDay, "2026年11月14日(土)", "Sat, 14 Nov 2026"],
    ["it with its time", formatFullDayTime, "2026年11月14日(土) 01:05", "Sat, 14 Nov 2026, 01:05"],
    ["a moment", formatMonthDayTime, "11月14日 01:05", "14 Nov, 01:05"],
    [
      "figures",
      (at: string, locale: "ja" | "en") => formatFigures(at, locale),
      "2026.11.14",
      "14 Nov 2026",
    ],
    [
      "short figures",
      (at: string, locale: "ja" | "en") => formatFigures(at, locale, true),
      "11.14",
      "14 Nov",
    ],
  ] as const)(
    "has one style in each language, on the clock of the venue: %s",
    (_, format, ja, en) => {
      expect(format(date, "ja")).toBe(ja);
      expect(format(date, "en")).toBe(en);
    },
  );
});
