import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";

/** Ten hours behind UTC all year: an evening there is already the next day in UTC and in Japan. */
const timeZone = "Pacific/Honolulu";
const in20Days = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
/** 19:00 on the day before. */
const startsAt = new Date(`${in20Days}T05:00:00Z`);
const day = new Date(startsAt.getTime() - 10 * 3_600_000).toISOString().slice(0, 10);
const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;

const facts = [{ title: { ja: "10 卓", en: "10 tables" }, body: { ja: "二階", en: "Upstairs" } }];

const site = await runningSite(async ({ db }) => {
  const { id: eventId } = await createEvent(db, { slug: "luau", title: "ハワイの夜", startsAt });
  await createEventSession(db, { eventId, startsAt, letter: "ろ" });
  await db
    .updateTable("site")
    .set({ settings: JSON.stringify({ timeZone, tableNames: "alphabet", facts }) })
    .execute();
  for (const name of ["港", "橋", "山"]) await createBoardGame(db, { name });
});

const slugs = async (query: string) => {
  const { text } = await site.get(`/api/platform/v1/events?${query}`);
  return (JSON.parse(text) as { items: { slug: string }[] }).items.map(({ slug }) => slug);
};

describe("a site without texts of its organizer", () => {
  it.each(["/", "/about", "/first-visit", "/contact"])(
    "makes no promises at %s, and names no office",
    async (path) => {
      const { text } = await site.get(path);
      expect(text).not.toMatch(/事務局|手ぶら|ルールは卓|平日は/);
      expect(text).toMatch(/© \d{4} 卓上</);
    },
  );
});

describe("a site with other names of tables", () => {
  it("calls them so on the page of an event", async () => {
    const { text } = await site.get("/event/luau");
    expect(text).toContain("B卓");
    expect(text).not.toContain("ろ卓");
    expect((await site.get("/en/event/luau")).text).toContain("Table B");
  });
});

describe("a site with three games on its shelf", () => {
  it.each(["/", "/first-visit", "/about", "/game"])("counts them at %s", async (path) => {
    const text = (await site.get(path)).text.replace(/<script.*?<\/script>|<[^>]*>/gs, "");
    expect(new Set([...text.matchAll(/(\d+)\s?箱/g)].map(([, count]) => count))).toEqual(
      new Set(["3"]),
    );
  });

  it("counts them in its figures", async () => {
    const { text } = await site.get("/en/about");
    const figures = [...text.matchAll(/about-fact-value num"[^>]*>(\d+)</g)];
    expect(figures.map(([, figure]) => figure)).toEqual(["10", "3"]);
  });
});

describe("a site in another time zone", () => {
  it("says when an event is by the clock and the calendar there", async () => {
    const { text } = await site.get("/event/luau");
    expect(text).toContain("19:00");
    expect(text).toContain(`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`);
    expect(text).toContain(`"startDate":"${day}T19:00:00-10:00"`);
    // Browsers go on with the same clock.
    expect(text).toContain(`"timeZone":"${timeZone}"`);
  });

  it("finds events by their day and weekday there", async () => {
    expect(await slugs(`from=${day}&to=${day}`)).toEqual(["luau"]);
    expect(await slugs(`from=${in20Days}&to=${in20Days}`)).toEqual([]);
    expect(await slugs(`weekday=${weekday}`)).toEqual(["luau"]);
    expect(await slugs(`weekday=${(weekday % 7) + 1}`)).toEqual([]);
  });

  it("has it in the calendar on that day", async () => {
    const { text } = await site.get(`/event?view=calendar&month=${day.slice(0, 7)}`);
    const cell = text.slice(text.indexOf(`from=${day}`));
    expect(cell.slice(0, 2_000)).toContain("ハワイの夜");
  });
});
