import { setVenueTimeZone, standardTimeZone } from "@takujo/contracts/venue-time";
import { afterEach, describe, expect, it } from "vitest";
import {
  clock,
  formatDay,
  formatFigures,
  formatFullDay,
  formatFullDayTime,
  formatHours,
  formatMonth,
  formatMonthDay,
  formatMonthDayTime,
  formatWeekdayDay,
  venueDay,
  venueMidnight,
  venueTime,
  weekdayOf,
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

describe("hours", () => {
  const from = "2026-11-13T13:00:00Z";

  it("say when they end on the next day, or the day itself if it is a later one", () => {
    const hours = (to: string) => [formatHours(from, to, "ja"), formatHours(from, to, "en")];
    expect(hours("2026-11-13T14:59:00Z")).toEqual(["22:00–23:59", "22:00–23:59"]);
    expect(hours("2026-11-13T15:00:00Z")).toEqual(["22:00–翌00:00", "22:00–00:00 the next day"]);
    expect(hours("2026-11-13T16:05:00Z")).toEqual(["22:00–翌01:05", "22:00–01:05 the next day"]);
    const late = ["22:00–11月15日 01:00", "22:00–15 Nov, 01:00"];
    expect(hours("2026-11-14T16:00:00Z")).toEqual(late);
  });
});

describe("in another time zone", () => {
  afterEach(() => setVenueTimeZone(standardTimeZone));

  it("a moment is that of the clock there", () => {
    setVenueTimeZone("America/New_York");
    expect(formatFullDayTime(date, "ja")).toBe("2026年11月13日(金) 11:05");
    expect([clock(date), venueDay(date), weekdayOf(date)]).toEqual(["11:05", "2026-11-13", 5]);
    expect(venueTime(date)).toBe("2026-11-13T11:05:00-05:00");
    expect(venueTime("2026-07-01T00:00:00Z")).toBe("2026-06-30T20:00:00-04:00");
    setVenueTimeZone("Asia/Kathmandu");
    expect(venueTime(date)).toBe("2026-11-13T21:50:00+05:45");
  });

  it.each(["Pacific/Honolulu", "Pacific/Kiritimati", "Europe/London"])(
    "a day alone is that day in %s too",
    (zone) => {
      setVenueTimeZone(zone);
      expect(formatFullDay("2026-11-14", "en")).toBe("Sat, 14 Nov 2026");
      expect([venueDay("2026-11-14"), weekdayOf("2026-11-14")]).toEqual(["2026-11-14", 6]);
      expect(formatMonth("2026-11-01", "ja")).toBe("2026年11月");
    },
  );

  it("days begin at its midnights, also when clocks are changed", () => {
    setVenueTimeZone("America/New_York");
    const now = new Date("2026-03-07T17:00:00Z");
    expect([0, 1, 2].map((days) => venueMidnight(now, days).toISOString())).toEqual([
      "2026-03-07T05:00:00.000Z",
      "2026-03-08T05:00:00.000Z",
      "2026-03-09T04:00:00.000Z",
    ]);
  });
});
