import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { listSessions } from "./list-sessions.ts";

const { db } = await createTestDatabase();
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe("sessions of an event", () => {
  it("come by time, and tables in the order of the iroha", async () => {
    const { id: eventId, slug } = await createEvent(db);
    const noon = hoursFromNow(24);
    for (const letter of ["は", "い", "ろ"]) {
      await createEventSession(db, { eventId, letter, startsAt: noon });
    }
    await createEventSession(db, { eventId, startsAt: hoursFromNow(20), name: { ja: "朝の部" } });
    const { sessions } = await listSessions(db, slug, "ja");
    expect(sessions.map(({ kind, letter }) => letter ?? kind)).toEqual([
      "general",
      "い",
      "ろ",
      "は",
    ]);
  });

  it("have their names in the wanted language, or in Japanese and say so", async () => {
    const { id: eventId, slug } = await createEvent(db);
    await createEventSession(db, {
      eventId,
      letter: "い",
      name: { ja: "昼の部", en: "Afternoon" },
    });
    await createEventSession(db, { eventId, letter: "ろ", name: { ja: "夜の部" } });
    const { sessions } = await listSessions(db, slug, "en");
    expect(sessions.map(({ name, locale }) => [name, locale])).toEqual([
      ["Afternoon", "en"],
      ["夜の部", "ja"],
    ]);
  });

  it("are those of a canceled event too", async () => {
    const { id: eventId, slug } = await createEvent(db, { state: "cancelled" });
    await createEventSession(db, { eventId });
    expect((await listSessions(db, slug, "ja")).sessions).toHaveLength(1);
  });

  it.each([
    ["unknown", {}],
    ["a-draft", { slug: "a-draft", state: "draft" }],
    ["of-next-week", { slug: "of-next-week", publishedAt: hoursFromNow(168) }],
  ] as const)("are not found when the event is %s", async (slug, options) => {
    await createEvent(db, options);
    await expect(listSessions(db, slug, "ja")).rejects.toMatchObject({ status: 404 });
  });
});
