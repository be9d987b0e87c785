import type {
  EventList,
  EventSummary,
  GameShelf,
} from "@takujo/contracts/generated/platform/types.gen";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quickView, railView, shelfView, weekendView } from "./home.server.ts";

const event = (slug: string, day: number, options: Partial<EventSummary> = {}): EventSummary => ({
  slug,
  cover: {},
  doorsAt: `2026-11-${day}T08:30:00.000Z`,
  startsAt: `2026-11-${day}T09:00:00.000Z`,
  endsAt: `2026-11-${day}T12:00:00.000Z`,
  previousStartsAt: null,
  publishedAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  state: "published",
  tags: [],
  fee: 1_500,
  prices: [],
  locale: "en",
  title: slug,
  summary: "",
  room: "",
  venueName: "Takujo House",
  box: null,
  ...options,
});
const list = (...items: EventSummary[]): EventList => ({
  items,
  page: 1,
  pageCount: 1,
  count: items.length,
  more: false,
});
const slugs = (days: ReturnType<typeof railView>) =>
  days.map(({ day, events }) => [day, ...events.map(({ slug }) => slug)]);

// A Wednesday.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-18T12:00:00+09:00") }));
afterEach(() => vi.useRealTimers());

describe("the rail of the home page", () => {
  it("has a plate for each day with events, and none for the others", () => {
    const rail = railView([event("a", 18), event("b", 18), event("c", 21)], "en");
    expect(slugs(rail)).toEqual([
      [18, "a", "b"],
      [21, "c"],
    ]);
    expect(rail.map(({ isToday }) => isToday)).toEqual([true, false]);
  });

  it("leaves out what is canceled", () => {
    const rail = railView([event("off", 18, { state: "cancelled" }), event("on", 19)], "en");
    expect(slugs(rail)).toEqual([[19, "on"]]);
  });

  it("begins with an event in the page's language, if there is one", () => {
    const events = [event("ja-only", 18, { locale: "ja" }), event("both", 19)];
    expect(slugs(railView(events, "en"))).toEqual([[19, "both"]]);
    expect(slugs(railView(events.slice(0, 1), "en"))).toEqual([[18, "ja-only"]]);
    expect(railView([], "en")).toEqual([]);
  });

  it("keeps the tag of English tables in front, on English pages", () => {
    const tags: EventSummary["tags"] = ["beginner", "alone", "family", "english"];
    const [day] = railView([event("a", 18, { tags })], "en");
    expect(day?.events[0]?.tags[0]?.text).toBe("English OK");
    expect(day?.events[0]?.english).toBe("English OK");
    const [japanese] = railView([event("a", 18, { tags, locale: "ja" })], "ja");
    expect(japanese?.events[0]?.tags[0]?.text).toBe("初心者歓迎");
    expect(japanese?.events[0]?.english).toBeNull();
  });
});

const box = (slug: string, isPlayedSoon = false): GameShelf["boards"][number]["games"][number] => ({
  ...{ slug, isPlayedSoon, locale: "en", name: slug, minPlayers: 2, maxPlayers: 4 },
  ...{ minutes: 30, age: 8, weight: 2, cover: {}, explainMinutes: null },
  ...{ languageNeed: null, languages: [], tags: [] },
});

describe("the shelf on the home page", () => {
  it("has boxes of every board, and shows the front of what is played this week", () => {
    const boards: GameShelf["boards"] = [
      { board: "light", count: 9, games: ["a", "b", "c", "d"].map((slug) => box(slug)) },
      { board: "heavy", count: 7, games: [box("x"), box("y", true)] },
    ];
    const { count, games } = shelfView({ count: 16, boards }, "en");
    expect(count).toBe(16);
    expect(games.map(({ slug }) => slug).sort()).toEqual(["a", "b", "c", "d", "x", "y"]);
    expect(games[0]).toMatchObject({ slug: "y", isPlayedSoon: true });
    expect(games[0]).not.toHaveProperty("spine");
    expect(games.filter((game) => "spine" in game)).toHaveLength(4);
  });

  it("stays small, and is empty where there are no games", () => {
    const games = Array.from({ length: 40 }, (_, index) => box(`g-${index}`));
    const boards: GameShelf["boards"] = [{ board: "light", count: 40, games }];
    expect(shelfView({ count: 40, boards }, "ja").games).toHaveLength(16);
    expect(shelfView({ count: 0, boards: [] }, "ja").games).toEqual([]);
  });
});

describe("the quick choices of the home page", () => {
  const some = list(event("a", 21));
  const found = {
    ...{ today: some, weekend: some, beginner: some, english: some },
    ...{ alone: list(), family: list() },
  };

  it("lead to lists of the same events as they count", () => {
    expect(quickView(found)).toEqual([
      { name: "today", to: "/event?from=2026-11-18&to=2026-11-18", count: 1 },
      { name: "weekend", to: "/event?from=2026-11-21&to=2026-11-22", count: 1 },
      { name: "beginner", to: "/event?tag=beginner", count: 1 },
      { name: "english", to: "/event?tag=english", count: 1 },
    ]);
    expect(quickView({ ...found, alone: some, family: some }).slice(4)).toEqual([
      { name: "alone", to: "/event?tag=alone", count: 1 },
      { name: "family", to: "/event?tag=family", count: 1 },
    ]);
    expect(weekendView(some, "en").to).toBe("/event?from=2026-11-21&to=2026-11-22");
  });

  it("leave out what would find nothing, and a weekend that is today", () => {
    expect(quickView({ ...found, today: list() }).map(({ name }) => name)).toEqual([
      "weekend",
      "beginner",
      "english",
    ]);
    vi.setSystemTime(new Date("2026-11-22T12:00:00+09:00"));
    expect(quickView(found).map(({ name }) => name)).toEqual(["today", "beginner", "english"]);
  });
});
