import type { EventList, EventListQuery } from "@takujo/contracts/content/event";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createVenue } from "@takujo/db/testing/create-venue";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";

import { listEvents } from "./list-events.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("event").execute());

const list = (query: Partial<EventListQuery> = {}) =>
  listEvents(db, {
    locale: "ja",
    when: "upcoming",
    weekday: [],
    tags: [],
    page: 1,
    limit: 12,
    ...query,
  });
const create = (options: Parameters<typeof createEvent>[1]) => createEvent(db, options);
const slugs = ({ items }: EventList) => items.map(({ slug }) => slug);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const inDays = (days: number) => inHours(days * 24);

describe("list of upcoming events", () => {
  it("comes in the order of their start, with those that are still on", async () => {
    await create({ slug: "later", startsAt: inDays(9) });
    await create({ slug: "now", startsAt: inHours(-1), hours: 2 });
    await create({ slug: "soon", startsAt: inDays(1) });
    await create({ slug: "over", startsAt: inHours(-4), hours: 2 });
    await create({ slug: "long", startsAt: inDays(-13), hours: 14 * 24 });
    expect(slugs(await list())).toEqual(["long", "now", "soon", "later"]);
  });

  it("keeps canceled and changed ones, and hides drafts and those not yet published", async () => {
    await create({ slug: "cancelled", state: "cancelled", startsAt: inDays(1) });
    await create({
      slug: "changed",
      state: "changed",
      startsAt: inDays(2),
      previousStartsAt: inDays(3),
    });
    await create({ slug: "draft", state: "draft" });
    await create({ slug: "scheduled", publishedAt: inDays(1) });
    const page = await list();
    expect(page.items.map(({ slug, state }) => [slug, state])).toEqual([
      ["cancelled", "cancelled"],
      ["changed", "changed"],
    ]);
    expect(page.items[1]?.previousStartsAt).not.toBeNull();
    expect(page.count).toBe(2);
  });

  it("gives the Japanese text and venue, and says so, where the English is missing", async () => {
    const { id: venueId } = await createVenue(db, { name: "会場", englishName: "Hall" });
    await create({
      venueId,
      title: "両方",
      english: { title: "Both" },
      startsAt: inDays(1),
    });
    await create({ venueId, title: "日本語だけ", english: null, startsAt: inDays(2) });
    const { items } = await list({ locale: "en" });
    expect(items.map(({ title, locale, venueName }) => [title, locale, venueName])).toEqual([
      ["Both", "en", "Hall"],
      ["日本語だけ", "ja", "会場"],
    ]);
  });

  it("shows every event on exactly one page, even those of one moment", async () => {
    const startsAt = inDays(1);
    for (let index = 0; index < 7; index++) await create({ startsAt });
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 3 })));
    expect(pages.map(({ pageCount, count, more }) => [pageCount, count, more])).toEqual(
      Array(3).fill([3, 7, false]),
    );
    expect(new Set(pages.flatMap(slugs)).size).toBe(7);
  });

  it("has one empty page when there is nothing", async () => {
    expect(await list()).toEqual({ items: [], page: 1, pageCount: 1, count: 0, more: false });
  });
});

describe("list of past events", () => {
  it("comes newest first, without those that are still on", async () => {
    await create({ slug: "long-ago", startsAt: inDays(-900) });
    await create({ slug: "yesterday", startsAt: inDays(-1) });
    await create({ slug: "now", startsAt: inHours(-1), hours: 2 });
    expect(slugs(await list({ when: "past" }))).toEqual(["yesterday", "long-ago"]);
  });
});

describe("list of all events of a day", () => {
  it("comes in the order of their start, over or not", async () => {
    await create({ slug: "evening", startsAt: new Date("2020-05-01T19:00:00+09:00") });
    await create({ slug: "morning", startsAt: new Date("2020-05-01T09:00:00+09:00") });
    await create({ slug: "next-day", startsAt: new Date("2020-05-02T09:00:00+09:00") });
    const day = { from: "2020-05-01", to: "2020-05-01" };
    expect(slugs(await list({ when: "any", ...day }))).toEqual(["morning", "evening"]);
  });
});

describe("filters of the list", () => {
  it("takes days as the venue's, both included", async () => {
    const at = (time: string) => ({ slug: time, startsAt: new Date(`${time}:00+09:00`) });
    const slug = (time: string) => time.toLowerCase().replace(/:/g, "-");
    for (const time of ["2099-05-01T23:59", "2099-05-02T00:00", "2099-05-03T23:30"]) {
      await create({ ...at(time), slug: slug(time) });
    }
    await create({ slug: "after", startsAt: new Date("2099-05-04T00:00:00+09:00") });
    expect(slugs(await list({ from: "2099-05-02", to: "2099-05-03" }))).toEqual([
      "2099-05-02t00-00",
      "2099-05-03t23-30",
    ]);
    expect(slugs(await list({ from: "2099-05-04" }))).toEqual(["after"]);
    expect((await list({ to: "2099-05-01" })).count).toBe(1);
  });

  it("takes weekdays as the venue's", async () => {
    await create({ slug: "monday", startsAt: new Date("2099-05-04T00:30:00+09:00") });
    await create({ slug: "sunday", startsAt: new Date("2099-05-10T23:30:00+09:00") });
    expect(slugs(await list({ weekday: [1] }))).toEqual(["monday"]);
    expect(slugs(await list({ weekday: [7] }))).toEqual(["sunday"]);
    expect(slugs(await list({ weekday: [7, 1] }))).toEqual(["monday", "sunday"]);
    expect(slugs(await list({ weekday: [3] }))).toEqual([]);
  });

  it("wants all tags to hold", async () => {
    await create({ slug: "both", tags: ["beginner", "english", "taught"], startsAt: inDays(1) });
    await create({ slug: "one", tags: ["beginner"], startsAt: inDays(2) });
    expect(slugs(await list({ tags: ["english", "beginner"] }))).toEqual(["both"]);
    expect(slugs(await list({ tags: ["beginner"] }))).toEqual(["both", "one"]);
  });

  it("finds the events with a game", async () => {
    const { id } = await createBoardGame(db, { slug: "the-game" });
    await create({ slug: "with", gameIds: [id] });
    await create({ slug: "without" });
    expect(slugs(await list({ game: "the-game" }))).toEqual(["with"]);
    expect(slugs(await list({ game: "other" }))).toEqual([]);
  });

  it("finds only events with a seat that can still be reserved", async () => {
    const sessions = {
      free: {},
      full: { capacity: 4, seatsTaken: 4 },
      "called-off": { calledOff: true },
      closed: { closesAt: inHours(-1) },
    };
    for (const [slug, session] of Object.entries(sessions)) {
      const { id } = await create({ slug });
      await createEventSession(db, { eventId: id, ...session });
    }
    await create({ slug: "none" });
    const cancelled = await create({ slug: "cancelled", state: "cancelled" });
    await createEventSession(db, { eventId: cancelled.id });
    const found = await list({ seats: "left" });
    expect(slugs(found)).toEqual(["free"]);
    expect(found.count).toBe(1);
  });

  it("holds together", async () => {
    await create({
      slug: "wanted",
      tags: ["family"],
      startsAt: new Date("2099-05-04T10:00:00+09:00"),
    });
    await create({ slug: "tuesday", tags: ["family"], startsAt: new Date("2099-05-05T10:00Z") });
    await create({ slug: "adults", tags: ["adults"], startsAt: new Date("2099-05-04T10:00Z") });
    const query = { tags: ["family"], weekday: [1], from: "2099-05-01", to: "2099-05-31" };
    expect(slugs(await list(query as Partial<EventListQuery>))).toEqual(["wanted"]);
  });
});

describe("side of the box in the list", () => {
  it("spans all games of the event", async () => {
    const small = await createBoardGame(db, { players: [2, 2], minutes: 20, age: 6, weight: 1 });
    const large = await createBoardGame(db, { players: [3, 5], minutes: 180, age: 12, weight: 4 });
    const draft = await createBoardGame(db, {
      players: [1, 9],
      minutes: 1,
      age: 1,
      state: "draft",
    });
    await create({ gameIds: [small.id, large.id, draft.id] });
    expect((await list()).items[0]?.box).toEqual({
      players: { min: 2, max: 5 },
      minutes: { min: 20, max: 180 },
      age: { min: 6, max: 12 },
      weight: { min: 1, max: 4 },
    });
  });

  it("is none without games, and never younger than an evening for adults", async () => {
    await create({ startsAt: inDays(1) });
    const { id } = await createBoardGame(db, { age: 8 });
    await create({ startsAt: inDays(2), gameIds: [id], tags: ["adults"] });
    const boxes = (await list()).items.map(({ box }) => box);
    expect(boxes[0]).toBeNull();
    expect(boxes[1]?.age).toEqual({ min: 20, max: 20 });
  });
});
