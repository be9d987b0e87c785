import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { findMailedChange } from "../mailed-reservation/find-mailed-reservation.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const hour = 3_600_000;
const own = { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678" };
const past = new Date(Date.now() - hour);

async function reserved(sessionId: string, seats: number) {
  const person = await player();
  const held = await person.hold(sessionId, seats);
  const { version } = await person.confirm(held.id);
  return { person, id: held.id, version };
}

async function seatsOf(id: string) {
  const row = await db
    .selectFrom("event_session")
    .select("seats_taken")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.seats_taken;
}

describe("a change", () => {
  it("takes more seats if there are any, and gives some back at any time before the start", async () => {
    const id = await session({ capacity: 4 });
    const { person, id: own, version } = await reserved(id, 2);
    const more = await person.change(own, { version, seats: 4 });
    expect(await seatsOf(id)).toBe(4);
    await db
      .updateTable("event_session")
      .set({ change_deadline: past })
      .where("id", "=", id)
      .execute();
    await person.change(own, { version: more.version, seats: 1 });
    expect(await seatsOf(id)).toBe(1);
    const now = (await person.read(own)).version;
    await expect(person.change(own, { version: now, seats: 2 })).rejects.toThrow("too-late");
  });

  it("of the earlier of two tabs counts, and the other is refused", async () => {
    const { person, id, version } = await reserved(await session(), 1);
    const change = { version, seats: 2 };
    const answers = await Promise.allSettled([
      person.change(id, change),
      person.change(id, change),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(answers).toContainEqual(
      expect.objectContaining({
        reason: expect.objectContaining({ message: "changed-meanwhile" }),
      }),
    );
  });

  it("moves to another table of the same event, never to one of another", async () => {
    const event = await createEvent(db);
    const from = await session({ eventId: event.id, capacity: 4 });
    const to = await session({ eventId: event.id, letter: "い", capacity: 2 });
    const { person, id, version } = await reserved(from, 2);
    await person.change(id, { version, sessionId: to });
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([0, 2]);
    const read = await person.read(id);
    expect(read.session).toMatchObject({ id: to, letter: "い" });
    const elsewhere = { version: read.version, sessionId: await session() };
    await expect(person.change(id, elsewhere)).rejects.toThrow("not-found");
    const { person: other, id: own, version: first } = await reserved(from, 1);
    await expect(other.change(own, { version: first, sessionId: to })).rejects.toThrow(
      "session-full",
    );
  });

  it("in opposite directions at the same moment does not lock up", async () => {
    const event = await createEvent(db);
    const [left, right] = [
      await session({ eventId: event.id }),
      await session({ eventId: event.id }),
    ];
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const [from, to] = index % 2 ? [left, right] : [right, left];
        return { ...(await reserved(from, 1)), to };
      }),
    );
    await Promise.all(
      pairs.map(({ person, id, version, to }) => person.change(id, { version, sessionId: to })),
    );
    expect([await seatsOf(left), await seatsOf(right)]).toEqual([4, 4]);
  });

  it("to fewer seats leaves nobody out unasked", async () => {
    const { person, id } = await reserved(await session({ capacity: 4 }), 3);
    const [first, second, unnamed] = ["はるか", "そら", ""].map((nickname) => ({ nickname }));
    const { version } = await person.read(id);
    const both = await person.change(id, { version, details: { ...own, guests: [first, second] } });
    const fewer = { version: both.version, seats: 2 };
    await expect(person.change(id, fewer)).rejects.toThrow("invalid-input");
    const named = { ...own, guests: [first, second] };
    await expect(person.change(id, { ...fewer, details: named })).rejects.toThrow("invalid-input");
    const left = await person.change(id, { ...fewer, details: { ...own, guests: [second] } });
    expect((await person.read(id)).guests).toMatchObject([{ nickname: "そら" }]);
    const more = {
      version: left.version,
      seats: 3,
      details: { ...own, guests: [unnamed, second] },
    };
    const again = await person.change(id, more);
    await person.change(id, { version: again.version, seats: 2 });
    expect((await person.read(id)).guests).toMatchObject([{ nickname: "そら" }]);
  });

  it("records what it was made from, but nothing personal", async () => {
    const event = await createEvent(db);
    const from = await session({ eventId: event.id, letter: "い" });
    const to = await session({ eventId: event.id, letter: "ろ" });
    const { person, id, version } = await reserved(from, 2);
    const details = { ...own, phone: "03-1111-2222", note: "ひみつ" };
    await person.change(id, { version, sessionId: to, seats: 1, details });
    const { id: transitionId, detail } = await db
      .selectFrom("reservation_transition")
      .select(["id", "detail"])
      .where("reservation_id", "=", id)
      .where("cause", "=", "change")
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(detail)).not.toContain("ひみつ");
    expect(await findMailedChange(db, transitionId, "ja")).toMatchObject({
      seats: 2,
      session: { letter: "い" },
      fields: ["phone", "note"],
    });
  });

  it("of names stores one guest per further seat, and answers only to existing questions", async () => {
    const event = await createEvent(db);
    await db
      .updateTable("event_text")
      .set({
        questions: JSON.stringify([
          {
            key: "level",
            label: "経験",
            required: true,
            choices: [{ key: "often", label: "よく遊ぶ" }],
          },
        ]),
      })
      .where("event_id", "=", event.id)
      .execute();
    const id = await session({ eventId: event.id });
    const person = await player();
    const held = await person.hold(id, 2);
    await expect(person.confirm(held.id)).rejects.toThrow("invalid-input");
    await expect(person.confirm(held.id, { answers: { level: "never" } })).rejects.toThrow(
      "invalid-input",
    );
    await person.confirm(held.id, {
      answers: { level: "often", other: "x" },
      guests: [{ nickname: "はるか" }, { nickname: "だれか" }],
    });
    expect(await person.read(held.id)).toMatchObject({
      answers: { level: "often" },
      guests: [{ nickname: "はるか", language: "ja" }],
    });
  });
});

describe("giving seats back", () => {
  it("is free until the deadline, late until the start, and impossible afterwards", async () => {
    const id = await session({ changeDeadline: past });
    const { person, id: own } = await reserved(id, 2);
    expect(await person.cancel(own)).toMatchObject({ state: "cancelled" });
    expect(await person.read(own)).toMatchObject({ cancelledLate: true });
    const begun = await session();
    const late = await reserved(begun, 1);
    await db
      .updateTable("event_session")
      .set({ starts_at: past, opens_at: new Date(Date.now() - 48 * hour) })
      .where("id", "=", begun)
      .execute();
    await expect(late.person.cancel(late.id)).rejects.toThrow("too-late");
  });

  it("is refused to others", async () => {
    const { id } = await reserved(await session(), 1);
    const stranger = await player();
    await expect(stranger.cancel(id)).rejects.toThrow("not-found");
    await expect(stranger.change(id, { version: 2, seats: 1 })).rejects.toThrow("not-found");
    await expect(stranger.confirm(id)).rejects.toThrow("not-found");
  });
});

it("a deleted account leaves no seat taken", async () => {
  const id = await session({ capacity: 2 });
  const { person } = await reserved(id, 2);
  await db.deleteFrom("user").where("id", "=", person.id).execute();
  expect(await seatsOf(id)).toBe(0);
});
