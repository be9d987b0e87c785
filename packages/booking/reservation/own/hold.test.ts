import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const hour = 3_600_000;

async function seatsOf(id: string) {
  const { seats_taken } = await db
    .selectFrom("event_session")
    .select("seats_taken")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return seats_taken;
}

describe("a hold", () => {
  it("holds seats for ten minutes, and becomes a reservation when it is confirmed", async () => {
    const id = await session({ capacity: 4 });
    const person = await player();
    const begun = Date.now();
    const held = await person.hold(id, 2);
    const minutes = (since: number) => (Date.parse(held.expiresAt ?? "") - since) / 60_000;
    expect(minutes(begun)).toBeGreaterThanOrEqual(10);
    expect(minutes(Date.now())).toBeLessThanOrEqual(10);
    expect(held).toMatchObject({ state: "held", seats: 2, version: 1 });
    expect(held.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await seatsOf(id)).toBe(2);
    const guests = [{ nickname: "はるか", language: "en" }];
    const confirmed = await person.confirm(held.id, { nickname: "ことり", guests });
    expect(confirmed).toMatchObject({ state: "confirmed", seats: 2, expiresAt: null });
    const read = await person.read(held.id);
    expect(read).toMatchObject({ name: "森野 ことり", nickname: "ことり", guests });
    expect(read.history.map(({ cause }) => cause)).toEqual(["hold", "confirm"]);
    expect(await seatsOf(id)).toBe(2);
  });

  it("is confirmed by a visitor from abroad without a reading, and says where to go", async () => {
    const person = await player();
    const held = await person.hold(await session(), 1);
    const abroad = { name: "Mary Wells", kana: "", phone: "+44 20 7946 0958" };
    await expect(person.confirm(held.id, { ...abroad, kana: "Wells" })).rejects.toThrow(
      "invalid-input",
    );
    await person.confirm(held.id, abroad);
    expect(await person.read(held.id)).toMatchObject({
      ...abroad,
      phone: "+442079460958",
      storable: true,
      event: { address: "〒101-0044 東京都千代田区鍛冶町1-1", latitude: expect.any(Number) },
    });
  });

  it("leaves no ticket on the device of an admin who acts as the person", async () => {
    const admin = await player({ role: "admin" });
    const person = await player({ impersonatedBy: admin.id });
    const held = await person.hold(await session(), 1);
    expect(await person.read(held.id)).toMatchObject({ storable: false });
  });

  it("is refused when too few seats are left, and takes none then", async () => {
    const id = await session({ capacity: 3 });
    await (await player()).hold(id, 2);
    await expect((await player()).hold(id, 2)).rejects.toThrow("session-full");
    expect(await seatsOf(id)).toBe(2);
    await (await player()).hold(id, 1);
    expect(await seatsOf(id)).toBe(3);
  });

  it.each([
    ["not open yet", { opensAt: new Date(Date.now() + hour) }],
    ["closed", { closesAt: new Date(Date.now() - hour) }],
    ["called off", { calledOff: true }],
  ])("is refused in a session that is %s", async (_, options) => {
    const id = await session(options);
    await expect((await player()).hold(id)).rejects.toThrow("session-closed");
  });

  it.each(["cancelled", "draft"] as const)("is refused for a %s event", async (state) => {
    const event = await createEvent(db, { state });
    const id = await session({ eventId: event.id });
    await expect((await player()).hold(id)).rejects.toThrow("session-closed");
  });

  it("is refused for more seats than one reservation may take, and for no session at all", async () => {
    const id = await session({ maxSeats: 2 });
    await expect((await player()).hold(id, 3)).rejects.toThrow("too-many-seats");
    await expect((await player()).hold(randomUUID(), 1)).rejects.toThrow("not-found");
  });

  it("is refused at hours at which the person sits elsewhere", async () => {
    const startsAt = new Date(Date.now() + 48 * hour);
    const [first, overlapping, later] = [
      await session({ startsAt }),
      await session({ startsAt: new Date(startsAt.getTime() + 2 * hour) }),
      await session({ startsAt: new Date(startsAt.getTime() + 3 * hour) }),
    ];
    const person = await player();
    const held = await person.hold(first);
    await expect(person.hold(overlapping)).rejects.toThrow("double-booked");
    await expect(person.hold(first)).rejects.toThrow("double-booked");
    await person.hold(later);
    await person.cancel(held.id);
    await expect(person.hold(overlapping)).rejects.toThrow("double-booked");
  });

  it("is made once by two tabs that ask for overlapping sessions at the same moment", async () => {
    const startsAt = new Date(Date.now() + 96 * hour);
    const sessions = await Promise.all(Array.from({ length: 6 }, () => session({ startsAt })));
    const person = await player();
    const answers = await Promise.allSettled(sessions.map((id) => person.hold(id)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("an idempotency key", () => {
  it("takes seats once, however often it is sent, and always answers the same", async () => {
    const id = await session({ capacity: 10 });
    const person = await player();
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.hold(id, 2, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await seatsOf(id)).toBe(2);
    await expect(person.hold(id, 1, key)).rejects.toThrow("key-reused");
    const confirmKey = { "idempotency-key": randomUUID() };
    const [{ id: reservationId } = { id: "" }] = answers;
    const confirmed = await Promise.all(
      Array.from({ length: 5 }, () => person.confirm(reservationId, {}, confirmKey)),
    );
    expect(new Set(confirmed.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect(person.confirm(reservationId, { name: "別人" }, confirmKey)).rejects.toThrow(
      "key-reused",
    );
  });

  it("must come with every write", async () => {
    const person = await player();
    const none = { "idempotency-key": "" };
    await expect(person.hold(await session(), 1, none)).rejects.toThrow("key-missing");
  });
});

describe("a hold that ran out", () => {
  const runOut = (id: string) =>
    db
      .updateTable("reservation")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("id", "=", id)
      .execute();

  it("gives its seats to the next request", async () => {
    const id = await session({ capacity: 1 });
    const first = await player();
    const held = await first.hold(id);
    await runOut(held.id);
    await (await player()).hold(id);
    expect((await first.read(held.id)).state).toBe("expired");
    expect(await seatsOf(id)).toBe(1);
    await expect(first.confirm(held.id)).rejects.toThrow("session-full");
  });

  it("takes its seats again if they are still free", async () => {
    const id = await session({ capacity: 1 });
    const person = await player();
    const held = await person.hold(id);
    await runOut(held.id);
    expect(await person.confirm(held.id)).toMatchObject({ state: "confirmed" });
    expect(await seatsOf(id)).toBe(1);
    await expect(person.confirm(held.id)).rejects.toThrow("not-now");
  });
});

it("a crowd gets exactly the seats that there are, each seat once", async () => {
  const id = await session({ capacity: 20 });
  const people = await Promise.all(Array.from({ length: 60 }, () => player()));
  const answers = await Promise.allSettled(people.map((person) => person.hold(id)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(await seatsOf(id)).toBe(20);
});
