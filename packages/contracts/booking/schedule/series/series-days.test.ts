import { describe, expect, it } from "vitest";
import { type SeriesRule, seriesRuleSchema } from "./event-series.ts";
import { seriesDays } from "./series-days.ts";

const rule = (fields: object): SeriesRule => seriesRuleSchema.parse(fields);

describe("the days of a series", () => {
  it.each<[string, object, string, string[]]>([
    [
      "every week on the same day",
      { every: "week", weekdays: [3], count: 3 },
      "2026-12-23",
      ["2026-12-30", "2027-01-06", "2027-01-13"],
    ],
    [
      "every second week, counted from the week of the first, on two days",
      { every: "week", interval: 2, weekdays: [1, 5], until: "2026-12-18" },
      "2026-11-18",
      ["2026-11-20", "2026-11-30", "2026-12-04", "2026-12-14", "2026-12-18"],
    ],
    [
      "the second Saturday of the month",
      { every: "month", on: { nth: 2, weekday: 6 }, count: 4 },
      "2026-11-14",
      ["2026-12-12", "2027-01-09", "2027-02-13", "2027-03-13"],
    ],
    [
      "the last Sunday, in months of four and of five of them",
      { every: "month", on: { nth: -1, weekday: 7 }, count: 4 },
      "2027-01-31",
      ["2027-02-28", "2027-03-28", "2027-04-25", "2027-05-30"],
    ],
    [
      "the end of the month, in a leap year too",
      { every: "month", on: { day: 31 }, count: 4 },
      "2027-12-31",
      ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"],
    ],
    [
      "every third month over the turn of the year",
      { every: "month", interval: 3, on: { day: 5 }, count: 3 },
      "2026-11-05",
      ["2027-02-05", "2027-05-05", "2027-08-05"],
    ],
    [
      "without the exceptions, which do not count",
      { every: "week", weekdays: [3], count: 2, except: ["2026-12-30"] },
      "2026-12-23",
      ["2027-01-06", "2027-01-13"],
    ],
    [
      "later in the month of the first, but not before it",
      { every: "month", on: { nth: 4, weekday: 6 }, count: 1 },
      "2026-11-14",
      ["2026-11-28"],
    ],
    [
      "none, when it ends before it begins",
      { every: "week", weekdays: [1], until: "2020-01-01" },
      "2026-11-14",
      [],
    ],
  ])("%s", (_, fields, first, days) => {
    expect(seriesDays(rule(fields), first)).toEqual(days);
  });

  it("are never more than a year of weeks, nor looked for without end", () => {
    const daily = rule({ every: "week", weekdays: [1, 2, 3, 4, 5, 6, 7], until: "2099-01-01" });
    expect(seriesDays(daily, "2026-11-14")).toHaveLength(52);
  });

  it("need an end, and only one", () => {
    const open = { every: "week", weekdays: [1] };
    expect(seriesRuleSchema.safeParse(open).success).toBe(false);
    expect(seriesRuleSchema.safeParse({ ...open, count: 2, until: "2026-12-01" }).success).toBe(
      false,
    );
  });
});
