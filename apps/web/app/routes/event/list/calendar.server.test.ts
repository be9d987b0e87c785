import { describe, expect, it } from "vitest";
import { setSettings, siteSettings } from "../../../shell/site/site.server.ts";
import { calendarView, monthRange } from "./calendar.server.ts";

const now = new Date("2026-11-30T16:00:00Z");

describe("a month of the calendar", () => {
  it("is the venue's current one unless another is requested", () => {
    expect(monthRange(undefined, now)).toEqual({
      month: "2026-12",
      from: "2026-12-01",
      to: "2026-12-31",
    });
    expect(monthRange("2028-02", now)?.to).toBe("2028-02-29");
  });

  it("is null if too far away", () => {
    expect(monthRange("2028-12", now)).not.toBeNull();
    expect(monthRange("2029-01", now)).toBeNull();
    expect(monthRange("1999-01", now)).toBeNull();
  });

  it("has whole weeks from Monday, with its days in their places", () => {
    const range = { month: "2026-12", from: "2026-12-01", to: "2026-12-31" };
    const event = {
      slug: "night",
      locale: "ja",
      title: "夜",
      startsAt: "2026-12-06T10:00:00.000Z",
      state: "published",
    } as const;
    const days = [{ day: "2026-12-06", count: 1, events: [event], unlisted: 2 }];
    const { weeks, name, title } = calendarView({ days }, range, { tags: [] }, "ja");
    expect([name, title]).toEqual(["2026年12月", "2026年12月のイベント"]);
    expect(weeks.map((week) => week.days.map((day) => day?.number ?? 0))).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19, 20],
      [21, 22, 23, 24, 25, 26, 27],
      [28, 29, 30, 31, 0, 0, 0],
    ]);
    expect(weeks[0]?.days[6]).toMatchObject({
      name: "2026年12月6日(日)",
      count: "1件",
      unlisted: "ほか2件",
      to: "/event?when=any&from=2026-12-06&to=2026-12-06",
      events: [{ slug: "night", time: "19:00", cancelled: false }],
    });
  });

  it("names the holidays of Japan, in lieu included", () => {
    const range = { month: "2026-05", from: "2026-05-01", to: "2026-05-31" };
    const holidays = (locale: "ja" | "en") =>
      calendarView({ days: [] }, range, { tags: [] }, locale).weeks.flatMap(({ days }) =>
        days.flatMap((day) => (day?.holiday ? [[day.number, day.holiday]] : [])),
      );
    expect(holidays("ja")).toEqual([
      [3, "憲法記念日"],
      [4, "みどりの日"],
      [5, "こどもの日"],
      [6, "振替休日"],
    ]);
    expect(holidays("en").map(([, name]) => name)).toContain("Children's Day");
  });

  it("says when the venue is closed, unless something takes place all the same", () => {
    const before = siteSettings();
    const closedDays = [{ from: "2026-12-05", until: "2026-12-07" }];
    setSettings({ ...before, closedDays });
    const range = { month: "2026-12", from: "2026-12-01", to: "2026-12-31" };
    const days = [{ day: "2026-12-06", count: 1, events: [], unlisted: 1 }];
    const { weeks } = calendarView({ days }, range, { tags: [] }, "ja");
    setSettings(before);
    const closed = weeks.flatMap((week) => week.days.filter((day) => day?.closed));
    expect(closed.map((day) => day?.number)).toEqual([5, 7]);
  });

  it("keeps the wanted tags on the way to other months and days", () => {
    const range = { month: "2026-12", from: "2026-12-01", to: "2026-12-31" };
    const view = calendarView({ days: [] }, range, { tags: ["english"] }, "en");
    expect(view.current).toBe("/event?view=calendar&tag=english");
    expect(view.next?.to).toBe("/event?view=calendar&tag=english&month=2027-01");
  });
});
