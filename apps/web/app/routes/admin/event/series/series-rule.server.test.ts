import { describe, expect, it } from "vitest";
import { readSeriesQuery, ruleOf } from "./series-rule.server.ts";

/** The second Saturday of November, at 13:00 in Japan. */
const startsAt = "2026-11-14T04:00:00.000Z";
const read = (query: string, at = startsAt) => readSeriesQuery(new URLSearchParams(query), at);

describe("the series form", () => {
  it("starts with the weekday of the event", () => {
    expect(ruleOf(read(""))).toEqual({
      every: "week",
      interval: 1,
      weekdays: [6],
      count: 8,
      except: [],
    });
    expect(ruleOf(read("every=month"))).toMatchObject({ on: { nth: 2, weekday: 6 } });
    expect(ruleOf(read("every=month", "2026-11-29T20:00:00.000Z"))).toMatchObject({
      on: { nth: -1, weekday: 1 },
    });
  });

  it("reads the chosen rule, and a last day instead of a count", () => {
    const query = "every=month&interval=2&nth=day&day=31&until=2027-12-31&count=3";
    expect(ruleOf(read(query), ["2027-01-31"])).toEqual({
      every: "month",
      interval: 2,
      on: { day: 31 },
      until: "2027-12-31",
      except: ["2027-01-31"],
    });
  });

  it("rejects anything else", () => {
    const query = "every=year&interval=99&weekdays=9&nth=7&day=0&count=-1&until=soon";
    expect(read(query)).toEqual(read(""));
  });
});
