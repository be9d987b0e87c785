import { createEvent } from "@takujo/db/testing/create-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listEventDays } from "./list-event-days.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("event").execute());

const days = (from: string, to: string, locale: "ja" | "en" = "ja") =>
  listEventDays(db, { locale, from, to, tags: [] });
const create = (at: string, options: Parameters<typeof createEvent>[1] = {}) =>
  createEvent(db, { startsAt: new Date(`${at}:00+09:00`), ...options });

describe("events of some days", () => {
  it("come by the venue's days, past and upcoming", async () => {
    await create("2020-05-01T00:00", { slug: "midnight" });
    await create("2020-05-01T23:30", { slug: "late" });
    await create("2020-05-03T10:00", { slug: "third" });
    await create("2020-05-04T00:00", { slug: "outside" });
    const found = await days("2020-05-01", "2020-05-03");
    expect(found.days.map(({ day, events }) => [day, events.map(({ slug }) => slug)])).toEqual([
      ["2020-05-01", ["midnight", "late"]],
      ["2020-05-03", ["third"]],
    ]);
  });

  it("count only what takes place, and hide what is not public", async () => {
    await create("2099-05-01T10:00", { state: "cancelled" });
    await create("2099-05-01T12:00", { state: "changed" });
    await create("2099-05-01T14:00", { state: "draft" });
    const [day] = (await days("2099-05-01", "2099-05-01")).days;
    expect(day?.count).toBe(1);
    expect(day?.events.map(({ state }) => state)).toEqual(["cancelled", "changed"]);
  });

  it("are only those with every wanted tag", async () => {
    await create("2099-05-01T10:00", { slug: "both", tags: ["english", "beginner"] });
    await create("2099-05-01T12:00", { slug: "one", tags: ["beginner"] });
    await create("2099-05-02T12:00", { slug: "none", tags: [] });
    const query = { locale: "ja", from: "2099-05-01", to: "2099-05-02" } as const;
    const tagged = async (...tags: ("beginner" | "english" | "adults")[]) =>
      (await listEventDays(db, { ...query, tags })).days.flatMap(({ count, events }) => [
        count,
        ...events.map(({ slug }) => slug),
      ]);
    expect(await tagged("beginner")).toEqual([2, "both", "one"]);
    expect(await tagged("beginner", "english")).toEqual([1, "both"]);
    expect(await tagged("adults")).toEqual([]);
  });

  it("name only the first of a crowded day", async () => {
    for (let index = 0; index < 11; index++) await create("2099-05-01T10:00");
    const [day] = (await days("2099-05-01", "2099-05-01")).days;
    expect([day?.count, day?.events.length, day?.unlisted]).toEqual([11, 8, 3]);
  });

  it("come in the wanted language where it exists", async () => {
    await create("2099-05-01T10:00", { title: "両方", english: { title: "Both" } });
    await create("2099-05-01T11:00", { title: "日本語だけ", english: null });
    const [day] = (await days("2099-05-01", "2099-05-01", "en")).days;
    expect(day?.events.map(({ title, locale }) => [title, locale])).toEqual([
      ["Both", "en"],
      ["日本語だけ", "ja"],
    ]);
  });
});
