import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readEvent } from "./read-event.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("event").execute());

const create = (options: Parameters<typeof createEvent>[1]) => createEvent(db, options);
const read = (slug: string, locale: "ja" | "en" = "ja") => readEvent(db, slug, locale);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("an event", () => {
  it("has its texts as HTML, in the wanted language", async () => {
    await create({
      slug: "item",
      title: "題",
      body: "**太字**です。",
      english: { title: "Title", body: "Some *English*." },
    });
    expect(await read("item")).toMatchObject({
      title: "題",
      locale: "ja",
      feeNote: "1席・お茶つき",
    });
    expect((await read("item")).bodyHtml).toContain("<strong>太字</strong>");
    expect((await read("item")).bringHtml).toContain("<li>くつ下</li>");
    expect((await read("item")).flow).toEqual([{ time: "13:00", text: "はじまり" }]);
    expect(await read("item", "en")).toMatchObject({ title: "Title", locale: "en" });
    expect((await read("item", "en")).bodyHtml).toContain("<em>English</em>");
  });

  it("falls back to Japanese as a whole and says so, the venue included", async () => {
    const { id } = await createVenue(db, { name: "会場", englishName: "Hall" });
    await create({ slug: "item", venueId: id, title: "日本語だけ", english: null, notice: "移動" });
    const item = await read("item", "en");
    expect(item).toMatchObject({ locale: "ja", title: "日本語だけ", venueName: "会場" });
    expect(item.venue).toMatchObject({ locale: "ja", name: "会場" });
    expect(item.noticeHtml).toContain("移動");
  });

  it("tells where it is", async () => {
    const { id } = await createVenue(db, { slug: "hall", englishName: "Hall", stepFree: false });
    await create({ slug: "item", venueId: id });
    const { venue } = await read("item", "en");
    expect(venue).toMatchObject({
      slug: "hall",
      name: "Hall",
      postalCode: "101-0044",
      latitude: 35.6917,
      longitude: 139.7709,
      stepFree: false,
    });
    expect(venue.accessHtml).toContain("<strong>4 minutes</strong>");
  });

  it("names host, guides and games in order, without those that are not public", async () => {
    const host = await createStaff(db, { slug: "host", teachesInEnglish: true });
    const gone = await createStaff(db, { state: "archived" });
    const guide = await createStaff(db, {
      slug: "guide",
      japanese: { name: "案内" },
      english: null,
    });
    const first = await createBoardGame(db, { slug: "first", players: [3, 5] });
    const draft = await createBoardGame(db, { state: "draft" });
    const second = await createBoardGame(db, { slug: "second" });
    await create({
      slug: "item",
      hostId: host.id,
      guideIds: [guide.id, gone.id, host.id],
      gameIds: [second.id, draft.id, first.id],
    });
    const item = await read("item", "en");
    expect(item.host).toMatchObject({ slug: "host", locale: "en", teachesInEnglish: true });
    expect(item.guides.map(({ slug, locale }) => [slug, locale])).toEqual([
      ["guide", "ja"],
      ["host", "en"],
    ]);
    expect(item.games.map(({ slug }) => slug)).toEqual(["second", "first"]);
    expect(item.games[1]?.players).toEqual({ min: 3, max: 5 });
  });

  it("has no host when that person has left", async () => {
    const { id } = await createStaff(db, { state: "archived" });
    await create({ slug: "item", hostId: id });
    expect((await read("item")).host).toBeNull();
  });

  it("leads to the next three that have most in common with it", async () => {
    const tags = ["beginner", "english"];
    await create({ slug: "item", tags });
    await create({ slug: "past", tags, startsAt: inDays(-3) });
    await create({ slug: "cancelled", tags, state: "cancelled" });
    await create({ slug: "other", tags: ["heavy"] });
    await create({ slug: "one-soon", tags: ["english"], startsAt: inDays(1) });
    await create({ slug: "one-later", tags: ["english"], startsAt: inDays(2) });
    await create({ slug: "both", tags, startsAt: inDays(20) });
    await create({ slug: "one-late", tags: ["english"], startsAt: inDays(30) });
    const { related } = await read("item");
    expect(related.map(({ slug }) => slug)).toEqual(["one-soon", "one-later", "both"]);
  });

  it("that is over or canceled leads to the next of its series that takes place", async () => {
    const past = { startsAt: inDays(-7) };
    const events = [
      await create({ slug: "past", ...past }),
      await create({ slug: "off", startsAt: inDays(1), state: "cancelled" }),
      await create({ slug: "hidden", startsAt: inDays(2), state: "draft" }),
      await create({ slug: "later", startsAt: inDays(9) }),
      await create({ slug: "next", startsAt: inDays(3), english: { title: "Next" } }),
    ];
    await create({ slug: "alone", ...past });
    await create({ slug: "stranger", startsAt: inDays(2) });
    const series = await db
      .insertInto("event_series")
      .values({ rule: "{}" })
      .returning("id as series_id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("event_series_item")
      .values(events.map(({ id }) => ({ ...series, event_id: id, day: "2026-11-14" })))
      .execute();
    expect((await read("past", "en")).next).toMatchObject({ slug: "next", title: "Next" });
    expect((await read("off")).next?.slug).toBe("next");
    expect((await read("next")).next).toBeNull();
    expect((await read("alone")).next).toBeNull();
  });

  it("stays when it is canceled or changed, with what was changed", async () => {
    await create({ slug: "off", state: "cancelled", notice: "大雪のため**中止**です。" });
    await create({ slug: "moved", state: "changed", previousStartsAt: inDays(1) });
    const off = await read("off");
    expect(off.state).toBe("cancelled");
    expect(off.noticeHtml).toContain("<strong>中止</strong>");
    expect((await read("moved")).previousStartsAt).toMatch(/^\d{4}-/);
  });

  it.each([
    ["unknown", {}],
    ["draft", { slug: "draft", state: "draft" }],
    ["scheduled", { slug: "scheduled", publishedAt: inDays(1) }],
  ] as const)("is not found when %s", async (slug, options) => {
    await create(options);
    await expect(read(slug)).rejects.toMatchObject({ code: "not-found", status: 404 });
  });
});
