import { randomUUID } from "node:crypto";
import { eventConsequencesSchema } from "@takujo/contracts/booking/schedule/organized-event";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { weekdays } from "@takujo/contracts/content/site-settings-fields";
import { dayAtVenue } from "@takujo/contracts/venue-time";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { at, organizer, startsAt, withSessions } from "./testing/organizer.ts";

const { db } = await createTestDatabase();
const { admin, organized, saveDraft } = await organizer(db);

async function consequencesOf(id: string) {
  const answer = await admin.call("GET", `/admin/events/${id}/consequences`);
  expect(answer.status).toBe(200);
  return eventConsequencesSchema.strict().parse(await answer.json());
}

const warningsOf = async (id: string) => (await consequencesOf(id)).warnings;

/** An event with a draft of two tables from 13:00 to 16:00, changed by the test. */
async function withTables(...changes: Partial<SessionDocument>[]) {
  const { id, document } = await organized();
  const [first] = document.sessions ?? [];
  if (!first) throw new Error("no session");
  const sessions = changes.map((change, index) => ({
    ...first,
    id: index === 0 ? first.id : randomUUID(),
    kind: "table" as const,
    letter: ["い", "ろ"][index] ?? "は",
    ...change,
  }));
  await saveDraft(id, { ...document, sessions });
  return { id, sessions };
}

beforeAll(async () => {
  await createLegal(db, { kind: "privacy-policy" });
  await createLegal(db, { kind: "term-of-service" });
});

describe("warnings before publishing", () => {
  it("there are none for an event without faults", async () => {
    const { id: game } = await createBoardGame(db, { minutes: 160 });
    const { id: guide } = await createStaff(db);
    const { id } = await withTables(
      { game, guide, endsAt: at(3) },
      { guide, startsAt: at(3), endsAt: at(4) },
    );
    expect(await warningsOf(id)).toEqual([]);
  });

  it("a day on which the venue is closed, unless the event is elsewhere", async () => {
    const day = dayAtVenue(startsAt);
    const say = (settings: object) =>
      db
        .updateTable("site")
        .set({ settings: JSON.stringify(settings) })
        .execute();
    const { id } = await withTables({});
    try {
      await say({ closedDays: [{ from: day, until: "" }] });
      expect(await warningsOf(id)).toEqual([{ kind: "house-closed", day, by: "day" }]);
      const open = { opens: "10:00", closes: "22:00" };
      const weekday = weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
      const others = weekdays.filter((other) => other !== weekday);
      await say({ hours: Object.fromEntries(others.map((other) => [other, open])) });
      expect(await warningsOf(id)).toEqual([{ kind: "house-closed", day, by: "weekday" }]);
      await say({ hours: { [weekday]: open } });
      expect(await warningsOf(id)).toEqual([]);
      const { slug } = await createVenue(db);
      await say({ closedDays: [{ from: day, until: "" }], venue: slug });
      expect(await warningsOf(id)).toEqual([]);
    } finally {
      await say({});
    }
  });

  it("legal documents that guests cannot read when they reserve, and none where nobody can reserve", async () => {
    const { id } = await withTables({});
    const without = await withTables();
    const dayAfter = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const legal = () => db.updateTable("legal_document");
    try {
      await legal().set({ effective_on: dayAfter }).where("kind", "=", "term-of-service").execute();
      const documents = ["term-of-service"];
      expect(await warningsOf(id)).toEqual([{ kind: "legal-missing", documents }]);
      await legal().set({ announced_on: dayAfter, effective_on: dayAfter }).execute();
      const all = ["privacy-policy", "term-of-service"];
      expect(await warningsOf(id)).toEqual([{ kind: "legal-missing", documents: all }]);
      expect(await warningsOf(without.id)).toEqual([]);
    } finally {
      await legal().set({ announced_on: "2024-10-01", effective_on: "2024-10-01" }).execute();
    }
  });

  it("a game that is longer than its table, with the explanation, and the end it needs", async () => {
    const { id: game } = await createBoardGame(db, { minutes: 161 });
    const { id, sessions } = await withTables({ game });
    expect(await warningsOf(id)).toEqual([
      {
        kind: "game-too-long",
        sessionId: sessions[0]?.id,
        gameMinutes: 161,
        sessionMinutes: 180,
        endsAt: at(181 / 60),
      },
    ]);
  });

  it("one guide at two tables at once, but not at one that is called off", async () => {
    const { id: guide } = await createStaff(db);
    const { id, sessions } = await withTables({ guide }, { guide, startsAt: at(1) });
    expect(await warningsOf(id)).toEqual([
      {
        kind: "guide-busy",
        sessionId: sessions[1]?.id,
        guideId: guide,
        otherSessionId: sessions[0]?.id,
        otherEvent: null,
      },
    ]);
    const calledOff = await withTables({ guide, calledOff: true }, { guide });
    expect(await warningsOf(calledOff.id)).toEqual([]);
  });

  it("a guide who is at another event then", async () => {
    const { id: guideId } = await createStaff(db);
    const other = await createEvent(db, { startsAt, title: "となりの会" });
    await createEventSession(db, { eventId: other.id, guideId, startsAt });
    const { id } = await withTables({ guide: guideId, startsAt: at(2) });
    expect(await warningsOf(id)).toMatchObject([
      {
        kind: "guide-busy",
        otherSessionId: null,
        otherEvent: { id: other.id, title: "となりの会" },
      },
    ]);
    const later = await withTables({ guide: guideId, startsAt: at(3), endsAt: at(4) });
    expect(await warningsOf(later.id)).toEqual([]);
  });

  it("another event in the same room, but not in another room, at another hour, or canceled", async () => {
    const { id: venueId } = await createVenue(db);
    const { id, document } = await organized({ venueId });
    const other = await createEvent(db, { venueId, startsAt: new Date(at(1)), title: "英語の会" });
    await createEvent(db, { venueId, startsAt: new Date(at(3)) });
    await createEvent(db, { venueId, startsAt, state: "cancelled" });
    await createEvent(db, { venueId, startsAt, state: "draft" });
    expect(await warningsOf(id)).toEqual([
      {
        kind: "venue-taken",
        otherEvent: {
          id: other.id,
          title: "英語の会",
          startsAt: at(1),
          endsAt: at(4),
          room: "1F 土間",
        },
      },
    ]);
    const elsewhere = { ...document.texts.ja, room: "2F 広間" };
    await saveDraft(id, { ...document, texts: { ...document.texts, ja: elsewhere } });
    expect(await warningsOf(id)).toEqual([]);
  });

  it("come with the day of the venue: which event is in which room, and which ones clash", async () => {
    const { id: venueId } = await createVenue(db);
    const { id, document } = await organized({ venueId });
    const clash = await createEvent(db, { venueId, startsAt: new Date(at(1)), title: "英語の会" });
    const after = await createEvent(db, { venueId, startsAt: new Date(at(3)), title: "夜の会" });
    const { startsAt: own, endsAt } = document.shared;
    // The day before, the day after, and elsewhere.
    await createEvent(db, { venueId, startsAt: new Date(at(-24)) });
    await createEvent(db, { venueId, startsAt: new Date(at(24)) });
    await createEvent(db, { startsAt });
    const other = { room: "1F 土間" };
    expect((await consequencesOf(id)).venueDay).toEqual({
      startsAt: own,
      endsAt,
      room: "1F 土間",
      others: [
        {
          ...other,
          id: clash.id,
          title: "英語の会",
          startsAt: at(1),
          endsAt: at(4),
          isClash: true,
        },
        { ...other, id: after.id, title: "夜の会", startsAt: at(3), endsAt: at(6), isClash: false },
      ],
    });
  });

  it("there are none for past events, whatever a draft contains, and never a failure", async () => {
    const { id: guide } = await createStaff(db);
    const hostile: Partial<SessionDocument>[] = [
      { guide, game: "no id", startsAt: "-271820-04-20T00:00:00Z" },
      { guide: guide.toUpperCase(), game: randomUUID(), endsAt: "soon" },
      { guide, startsAt: "2001-01-01T00:00:00Z", endsAt: "2001-01-01T09:00:00Z" },
    ];
    const { id, document } = await organized();
    const [first] = document.sessions ?? [];
    const wrong = withSessions(
      { ...document, sessions: hostile.map(() => ({ ...(first as SessionDocument) })) },
      (_, index) => ({ ...hostile[index], id: randomUUID() }),
    );
    const shared: ContentDocument["shared"] = { venue: "nowhere", startsAt: "x", endsAt: [] };
    await saveDraft(id, { ...wrong, shared });
    expect(await warningsOf(id)).toEqual([]);
    const atTheEnd = { startsAt: "+275760-09-12T23:00:00Z", endsAt: "+275760-09-13T00:00:00Z" };
    const late = await organized();
    await saveDraft(late.id, {
      ...late.document,
      shared: { ...late.document.shared, ...atTheEnd },
    });
    expect(await consequencesOf(late.id)).toMatchObject({ warnings: [], venueDay: null });
  });
});
