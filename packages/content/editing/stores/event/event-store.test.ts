import { randomUUID } from "node:crypto";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { seed } from "@takujo/db/seed/seed";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createVenue } from "@takujo/db/testing/create-venue";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { eventStore } from "./index.ts";

const { db, url } = await createTestDatabase();
const hour = 3_600_000;
const startsAt = new Date(Math.ceil(Date.now() / hour) * hour + 240 * hour);
const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();

const read = async (id: string) => {
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  return stored;
};
const write = (id: string, document: ContentDocument) =>
  db
    .transaction()
    .execute((transaction) => eventStore.write(transaction, id, document, new Date()));
const rowOf = (id: string) =>
  db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const sessionRow = (id: string) =>
  db.selectFrom("event_session").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** A public event with one session, its document and, on request, one reservation of two seats. */
async function organized({ seats = 0, capacity = 10 } = {}) {
  const { id } = await createEvent(db, { startsAt });
  const session = await createEventSession(db, { eventId: id, startsAt, capacity });
  if (seats > 0) await createReservation(db, { eventSessionId: session.id, seats });
  const { document } = await read(id);
  const [first] = document.sessions ?? [];
  if (!first) throw new Error("no session");
  return { id, sessionId: session.id, document, session: first };
}

const problemsOf = async (id: string, document: ContentDocument) =>
  (await eventStore.findProblems(db, id, document)).map(({ field, problem, limit }) =>
    [field, problem, limit].filter((part) => part !== undefined).join(" "),
  );

const withSession = (
  document: ContentDocument,
  change: Partial<NonNullable<ContentDocument["sessions"]>[number]>,
): ContentDocument => ({
  ...document,
  sessions: (document.sessions ?? []).map((session) => ({ ...session, ...change })),
});

describe("every seeded event", () => {
  beforeAll(() => seed(url));

  it("is without problems, and the same after it was written", async () => {
    const events = await db.selectFrom("event").select(["id", "slug"]).execute();
    expect(events.length).toBeGreaterThan(20);
    for (const { id, slug } of events) {
      const before = await read(id);
      expect([slug, await problemsOf(id, before.document)]).toEqual([slug, []]);
      await write(id, before.document);
      const after = await read(id);
      expect(after.document).toEqual(before.document);
      expect(after.state).toBe(before.state === "draft" ? "published" : before.state);
      const versions = await db
        .selectFrom("event_session")
        .select("schedule_version")
        .where("event_id", "=", id)
        .execute();
      expect(new Set(versions.map(({ schedule_version }) => schedule_version))).toEqual(
        new Set([1]),
      );
    }
  });
});

describe("a new event", () => {
  it("is written with everything that belongs to it, and can be taken out of sight", async () => {
    const { document } = await organized();
    const id = randomUUID();
    const [session] = document.sessions ?? [];
    const fresh: ContentDocument = {
      ...document,
      shared: { ...document.shared, slug: `fresh-${id.slice(0, 8)}` },
      sessions: session ? [{ ...session, id: randomUUID() }] : [],
    };
    expect(await problemsOf(id, fresh)).toEqual([]);
    await write(id, fresh);
    expect(await read(id)).toMatchObject({ document: fresh, state: "published" });
    await db.transaction().execute((transaction) => eventStore.archive?.(transaction, id) as never);
    expect((await read(id)).state).toBe("archived");
    await write(id, fresh);
    expect((await read(id)).state).toBe("published");
  });

  it("cannot take over the session of another", async () => {
    const { document } = await organized();
    const id = randomUUID();
    const taken = { ...document, shared: { ...document.shared, slug: "another" } };
    expect(await problemsOf(id, taken)).toEqual(["id malformed"]);
    await expect(write(id, taken)).rejects.toMatchObject({ issues: [{ rule: "malformed" }] });
  });

  it("that people reserved is not archived", async () => {
    const { id } = await organized({ seats: 1 });
    await expect(
      db.transaction().execute((transaction) => eventStore.archive?.(transaction, id) as never),
    ).rejects.toThrow("can be cancelled");
    expect((await read(id)).state).toBe("published");
  });
});

describe("other hours or another place", () => {
  it("make it a changed one that says when it was to begin, and outdate what people know", async () => {
    const { id, sessionId, document } = await organized();
    const later = withSession(
      {
        ...document,
        shared: { ...document.shared, startsAt: at(1), endsAt: at(4) },
      },
      { startsAt: at(1), endsAt: at(4) },
    );
    await write(id, later);
    expect(await rowOf(id)).toMatchObject({ state: "changed", previous_starts_at: startsAt });
    expect((await sessionRow(sessionId)).schedule_version).toBe(2);
    await write(id, later);
    expect((await sessionRow(sessionId)).schedule_version).toBe(2);
    await write(id, document);
    expect(await rowOf(id)).toMatchObject({ state: "changed", previous_starts_at: null });
    expect((await sessionRow(sessionId)).schedule_version).toBe(3);
  });

  it("another venue keeps the hour", async () => {
    const { id, sessionId, document } = await organized();
    const venue = (await createVenue(db)).id;
    await write(id, { ...document, shared: { ...document.shared, venue } });
    expect(await rowOf(id)).toMatchObject({ state: "changed", previous_starts_at: null });
    expect((await sessionRow(sessionId)).schedule_version).toBe(2);
  });

  it("other words change nothing of that", async () => {
    const { id, sessionId, document } = await organized();
    await write(id, {
      ...document,
      texts: { ...document.texts, ja: { ...document.texts.ja, title: "別の題" } },
    });
    expect(await rowOf(id)).toMatchObject({ state: "published", previous_starts_at: null });
    expect((await sessionRow(sessionId)).schedule_version).toBe(1);
  });

  it("a canceled event stays canceled", async () => {
    const { id, document } = await organized();
    await db.updateTable("event").set({ state: "cancelled" }).where("id", "=", id).execute();
    await write(id, { ...document, shared: { ...document.shared, doorsAt: at(-2) } });
    expect((await read(id)).state).toBe("cancelled");
  });
});

describe("what reservations forbid", () => {
  it("fewer seats than are taken", async () => {
    const { id, document } = await organized({ seats: 4 });
    expect(await problemsOf(id, withSession(document, { capacity: 3 }))).toEqual([
      "capacity below-taken 4",
    ]);
    await expect(write(id, withSession(document, { capacity: 3 }))).rejects.toMatchObject({
      issues: [{ rule: "below-taken" }],
    });
    await write(id, withSession(document, { capacity: 4 }));
  });

  it("taking the session out, but not calling it off", async () => {
    const { id, sessionId, document, session } = await organized({ seats: 1 });
    const other = { ...session, id: randomUUID() };
    const without = { ...document, sessions: [other] };
    expect(await problemsOf(id, without)).toEqual(["id session-in-use"]);
    await expect(write(id, without)).rejects.toMatchObject({
      issues: [{ rule: "session-in-use" }],
    });
    await write(id, withSession(document, { calledOff: true }));
    expect((await sessionRow(sessionId)).called_off).toBe(true);
  });

  it("a session that nobody reserved goes", async () => {
    const { id, document, session } = await organized();
    const replaced = { ...document, sessions: [{ ...session, id: randomUUID() }] };
    await write(id, replaced);
    expect((await read(id)).document).toEqual(replaced);
  });
});

describe("the minimum of a table", () => {
  const deadline = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const table = (document: ContentDocument, hours: number) =>
    withSession(document, {
      kind: "table",
      letter: "い",
      minPlayers: 3,
      decisionDeadline: deadline(hours),
    });

  it("needs a moment that is still to come, unless the table was decided upon", async () => {
    const { id, sessionId, document } = await organized();
    expect(await problemsOf(id, table(document, -1))).toEqual(["decisionDeadline out-of-order"]);
    expect(await problemsOf(id, table(document, 24))).toEqual([]);
    await db
      .updateTable("event_session")
      .set({ decided_at: new Date() })
      .where("id", "=", sessionId)
      .execute();
    expect(await problemsOf(id, table(document, -1))).toEqual([]);
  });

  it("is decided upon again when a table that was called off is brought back", async () => {
    const { id, sessionId, document } = await organized();
    const later = table(document, 24);
    await write(id, later);
    await write(id, withSession(later, { calledOff: true }));
    await db
      .updateTable("event_session")
      .set({ decided_at: new Date() })
      .where("id", "=", sessionId)
      .execute();
    await write(id, later);
    expect(await sessionRow(sessionId)).toMatchObject({ called_off: false, decided_at: null });
  });
});

describe("what the tables would refuse", () => {
  it.each<[string, Parameters<typeof withSession>[1], string]>([
    ["an end before the beginning", { endsAt: at(-1) }, "endsAt out-of-order"],
    ["hours outside of the event's", { endsAt: at(9) }, "endsAt out-of-order"],
    ["a close before the opening", { opensAt: at(1), closesAt: at(0) }, "closesAt out-of-order"],
    ["a table without a letter", { kind: "table" }, "letter missing"],
    ["another letter", { letter: "A" }, "letter unknown-choice"],
    ["no name", { names: { ja: "", en: "" } }, "names missing"],
    ["no seats", { capacity: 0 }, "capacity too-small 1"],
    [
      "a minimum above the seats",
      { minPlayers: 11, decisionDeadline: at(-24) },
      "minPlayers too-large 10",
    ],
    ["a minimum without a deadline", { minPlayers: 3 }, "decisionDeadline missing"],
    ["no time at all", { opensAt: "soon" }, "opensAt malformed"],
    ["a game that does not exist", { game: randomUUID() }, "game unknown-reference"],
  ])("%s", async (_, change, problem) => {
    const { id, document } = await organized();
    expect(await problemsOf(id, withSession(document, change))).toContain(problem);
  });

  it("one letter for two tables at once, but not one after the other", async () => {
    const { id, document, session } = await organized();
    const one = {
      ...session,
      kind: "table" as const,
      letter: "い",
      endsAt: at(1),
      closesAt: at(0),
    };
    const other = { ...one, id: randomUUID() };
    expect(await problemsOf(id, { ...document, sessions: [one, other] })).toEqual([
      "letter letter-taken",
    ]);
    const later = { ...other, startsAt: at(1), endsAt: at(2) };
    expect(await problemsOf(id, { ...document, sessions: [one, later] })).toEqual([]);
  });

  it("doors after the beginning, no session, an address that is taken", async () => {
    const { id, document } = await organized();
    const taken = String((await organized()).document.shared["slug"]);
    const wrong = {
      ...document,
      shared: { ...document.shared, doorsAt: at(1), slug: taken },
      sessions: [],
    };
    expect(await problemsOf(id, wrong)).toEqual([
      "doorsAt out-of-order",
      "slug slug-taken",
      "sessions missing",
    ]);
  });
});
