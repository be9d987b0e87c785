import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { filterView } from "./list.server.ts";
import type { EventListQuery } from "./list-url.ts";

const games = { items: [] };
const view = (query: Partial<EventListQuery>) =>
  filterView(
    { when: "upcoming", view: "list", weekday: [], tags: [], page: 1, ...query },
    games,
    "ja",
  );
const chip = (query: Partial<EventListQuery>, key: string) =>
  view(query).tags.find((tag) => tag.key === key);

describe("the chips of the event list", () => {
  // A Wednesday.
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-18T12:00:00+09:00") }));
  afterEach(() => vi.useRealTimers());

  it("lead to today and this weekend by their dates, and keep the tags", () => {
    expect(chip({}, "today")).toMatchObject({
      to: "/event?from=2026-11-18&to=2026-11-18",
      current: false,
    });
    expect(chip({ tags: ["beginner"], page: 3 }, "weekend")?.to).toBe(
      "/event?tag=beginner&from=2026-11-21&to=2026-11-22",
    );
  });

  it("know which of them the address asks for, and lead out again", () => {
    const weekend = { from: "2026-11-21", to: "2026-11-22" };
    expect(chip(weekend, "weekend")).toMatchObject({ to: "/event", current: true });
    expect(chip(weekend, "all")).toMatchObject({ to: "/event", current: false });
    expect(chip(weekend, "beginner")?.to).toBe("/event?tag=beginner&from=2026-11-21&to=2026-11-22");
    expect(view(weekend).chosen).toBe("");
  });

  it("are not offered among past events, and on Sundays the weekend is today", () => {
    expect(chip({ when: "past" }, "today")).toBeUndefined();
    vi.setSystemTime(new Date("2026-11-22T12:00:00+09:00"));
    expect(chip({}, "today")).toBeDefined();
    expect(chip({}, "weekend")).toBeUndefined();
  });

  it("one day is named once, with its weekday", () => {
    expect(view({ from: "2026-11-29", to: "2026-11-29" }).chosen).toBe("11月29日（日）");
    expect(view({ from: "2026-11-29", to: "2026-11-30" }).chosen).toBe(
      "11月29日から・11月30日まで",
    );
  });
});
