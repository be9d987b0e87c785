import { randomUUID } from "node:crypto";
import { allPlaces, owedFor } from "@takujo/contracts/booking/money/seat-price";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { createTill } from "../takings/testing/create-till.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const kinds = [
  { key: "student", ja: "学生", en: "Student", yen: 1_000 },
  { key: "child", ja: "子ども", en: "Child", yen: 0 },
];

const details = { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678" };

async function reserved(more: object = {}, seats = 3) {
  const { id: eventId } = await createEvent(db, { fee: 1_500, prices: kinds });
  const guest = await player();
  const sessionId = await session({ eventId, capacity: 20 });
  const { id } = await guest.hold(sessionId, seats);
  const { version } = await guest.confirm(id, more);
  return { eventId, guest, id, version };
}

describe("kinds of seats", () => {
  it("are ordinary by default, and shown before the choice", async () => {
    const { id: eventId } = await createEvent(db, { fee: 1_500, prices: kinds });
    const guest = await player();
    const { id } = await guest.hold(await session({ eventId }), 2);
    expect(await guest.read(id)).toMatchObject({
      sum: 3_000,
      prices: [],
      event: {
        fee: 1_500,
        prices: [
          { key: "student", name: "学生", yen: 1_000 },
          { key: "child", name: "子ども", yen: 0 },
        ],
      },
    });
    await guest.confirm(id);
    const { sum, prices } = await guest.read(id);
    expect({ sum, kinds: prices.map(({ kind }) => kind) }).toEqual({ sum: 3_000, kinds: ["", ""] });
  });

  it("make what the party owes", async () => {
    const { guest, id } = await reserved({ kinds: ["", "student", "child"] });
    expect(await guest.read(id)).toMatchObject({
      sum: 2_500,
      prices: [
        { kind: "", name: "", full: 1_500, yen: 1_500 },
        { kind: "student", name: "学生", full: 1_000, yen: 1_000 },
        { kind: "child", name: "子ども", full: 0, yen: 0 },
      ],
    });
  });

  it("keep the price that was promised when the event changes, also one that is gone", async () => {
    const { eventId, guest, id, version } = await reserved({ kinds: ["student", "student"] });
    await db
      .updateTable("event")
      .set({ fee: 9_000, prices: "[]" })
      .where("id", "=", eventId)
      .execute();
    expect((await guest.read(id)).sum).toBe(3_500);
    await guest.change(id, { version, seats: 4 });
    // The fourth was promised nothing.
    expect((await guest.read(id)).sum).toBe(12_500);
  });

  it("are refused if unknown, or more than the seats", async () => {
    const { id: eventId } = await createEvent(db, { prices: kinds });
    const guest = await player();
    const { id } = await guest.hold(await session({ eventId }), 2);
    const wrong = [["pensioner"], ["constructor"], ["", "student", "child"], { student: 1 }, [1]];
    for (const kinds of wrong) {
      await expect(guest.confirm(id, { kinds })).rejects.toThrow("invalid-input");
    }
    await guest.confirm(id, { kinds: ["student", "student"] });
    expect((await guest.read(id)).sum).toBe(2_000);
  });

  it("are chosen with the seats, promised from then on, and kept by an expired hold at current prices", async () => {
    const { id: eventId } = await createEvent(db, { fee: 1_500, prices: kinds });
    const guest = await player();
    const sessionId = await session({ eventId });
    const choose = (chosen: string[]) =>
      guest.call("POST", "/reservations", { sessionId, seats: 2, kinds: chosen });
    for (const wrong of [["pensioner"], ["", "", "student"]]) {
      expect((await choose(wrong)).status).toBe(400);
    }
    const { id } = (await (await choose(["", "child"])).json()) as { id: string };
    expect(await guest.read(id)).toMatchObject({
      state: "held",
      sum: 1_500,
      prices: [{ kind: "" }, { kind: "child", name: "子ども" }],
    });
    await db.updateTable("event").set({ fee: 2_000 }).where("id", "=", eventId).execute();
    expect((await guest.read(id)).sum).toBe(1_500);
    const past = new Date(Date.now() - 1_000);
    await db.updateTable("reservation").set({ expires_at: past }).where("id", "=", id).execute();
    await guest.confirm(id);
    const { sum, prices } = await guest.read(id);
    expect({ sum, kinds: prices.map(({ kind }) => kind) }).toEqual({
      sum: 2_000,
      kinds: ["", "child"],
    });
  });

  it("can be changed as long as the reservation may be", async () => {
    const { guest, id, version } = await reserved({ kinds: ["", "", "student"] });
    const change = (kinds: string[]) =>
      guest.change(id, { version, details: { ...details, kinds } });
    await expect(change(["", "child", "", ""])).rejects.toThrow("invalid-input");
    await change(["", "child", "child"]);
    expect((await guest.read(id)).sum).toBe(1_500);
  });

  it("stay with their people when named seats are given back", async () => {
    const guests = [{ nickname: "はる" }, { nickname: "" }];
    const { guest, id, version } = await reserved({ kinds: ["", "child", "student"], guests });
    const change = (more: object) => guest.change(id, { version, seats: 2, ...more });
    // The party has to name exactly the seats it gives back: none is guessed by price or place.
    for (const leaving of [undefined, [], [0], [3], [1, 1], [1, 2]]) {
      await expect(change({ leaving })).rejects.toThrow("invalid-input");
    }
    await expect(change({ seats: 1, leaving: [1, 1] })).rejects.toThrow("invalid-input");
    await change({ leaving: [1] });
    expect(await guest.read(id)).toMatchObject({
      seats: 2,
      sum: 2_500,
      guests: [{ nickname: "" }],
      prices: [{ kind: "" }, { kind: "student" }],
    });
  });

  it("need no choice if all guests have the same kind", async () => {
    const { guest, id, version } = await reserved({ kinds: ["", "student", "student"] });
    await guest.change(id, { version, seats: 2 });
    expect((await guest.read(id)).sum).toBe(2_500);
  });

  it("come to the same sum in SQL", async () => {
    const { id } = await reserved({ kinds: ["student", "student"] });
    const { prices } = await db
      .selectFrom("reservation")
      .where("id", "=", id)
      .select("prices")
      .executeTakeFirstOrThrow();
    for (const seats of [1, 2, 3, 5]) {
      const { rows } = await sql<{ yen: number; plain: number }>`
        select promised_yen(${JSON.stringify(prices)}::jsonb, ${seats}, 700) as yen,
          promised_yen(null, ${seats}, 700) as plain`.execute(db);
      expect(rows[0]).toEqual({
        yen: owedFor(prices as never, allPlaces(seats), 700),
        plain: 700 * seats,
      });
    }
  });
});

describe("kinds at the door", async () => {
  const { db: tillDb, admin, newEvent, sendMarks, read } = await createTill();
  const mark = (kind: string, more: object, at = new Date()) => ({
    ...{ nonce: randomUUID(), at: at.toISOString(), device: "iPad", kind },
    ...more,
  });
  const evening = await newEvent({ fee: 2_800, prices: kinds });
  const walkIn = (more: object) =>
    mark("walk-in", {
      ...{ sessionId: evening.sessionId, name: "", nickname: "とびいり", paid: 0 },
      ...more,
    });

  it("determine the sum owed by those who came, in whatever order devices send marks", async () => {
    const reservationId = randomUUID();
    await sendMarks(evening, [walkIn({ reservationId, seats: 3, kinds: { student: 1 } })]);
    expect((await read(evening)).owed).toBe(6_600);
    const early = mark("price", { reservationId, place: 0, priceKind: "child" }, new Date(1e12));
    const late = mark("price", { reservationId, place: 0, priceKind: "student" }, new Date(2e12));
    expect(await sendMarks(evening, [late, early, early, late])).toEqual([
      "counted",
      "counted",
      "known",
      "known",
    ]);
    expect((await read(evening)).owed).toBe(4_800);
    const wrong = [
      mark("price", { reservationId, place: 3, priceKind: "student" }),
      mark("price", { reservationId, place: 0, priceKind: "nobody" }),
      mark("price", { reservationId: randomUUID(), place: 0, priceKind: "" }),
      mark("price", { reservationId, place: -1, priceKind: "" }),
    ];
    expect(await sendMarks(evening, wrong)).toEqual(wrong.map(() => "refused"));
    expect((await read(evening)).owed).toBe(4_800);
  });

  it("never refuse a walk-in: a removed kind is ordinary", async () => {
    const other = await newEvent({ fee: 2_800, prices: kinds });
    const reservationId = randomUUID();
    const sent = mark("walk-in", {
      ...{ sessionId: other.sessionId, name: "", nickname: "とびいり", paid: 1_000 },
      ...{ reservationId, seats: 1, kinds: { veteran: 1 } },
    });
    expect(await sendMarks(other, [sent])).toEqual(["counted"]);
    expect((await read(other)).owed).toBe(2_800);
  });

  it("stay in the event's sum when the person deletes the account", async () => {
    const other = await newEvent({ fee: 2_800, prices: kinds });
    const reservationId = randomUUID();
    const sent = mark("walk-in", {
      ...{ sessionId: other.sessionId, name: "", nickname: "とびいり", paid: 1_000 },
      ...{ reservationId, seats: 1, kinds: { student: 1 } },
    });
    await sendMarks(other, [sent]);
    await tillDb.deleteFrom("reservation").where("id", "=", reservationId).execute();
    expect(await read(other)).toMatchObject({ owed: 1_000, ofDeleted: { owed: 1_000 } });
  });

  it("can be corrected by the desk, also for people already checked in", async () => {
    const other = await newEvent({ fee: 2_800, prices: kinds });
    const reservationId = randomUUID();
    await sendMarks(other, [
      mark("walk-in", {
        ...{ sessionId: other.sessionId, name: "", nickname: "とびいり", paid: 0 },
        ...{ reservationId, seats: 2 },
      }),
    ]);
    const path = `/admin/reservations/${reservationId}`;
    const { version } = (await (await admin.call("GET", path)).json()) as { version: number };
    const answer = await admin.call("PATCH", path, { version, kinds: { student: 1 } });
    expect(answer.status).toBe(200);
    expect((await read(other)).owed).toBe(3_800);
  });

  it("follow a party to another event only if that has them", async () => {
    const from = await newEvent({ prices: kinds, startsAt: new Date(Date.now() + 86_400_000) });
    const to = await createEventSession(tillDb, {
      eventId: (await newEvent({ fee: 900, prices: kinds.slice(1) })).id,
      startsAt: new Date(Date.now() + 3 * 86_400_000),
    });
    const added = await admin.call("POST", "/admin/reservations", {
      ...{
        sessionId: from.sessionId,
        seats: 2,
        name: "電話の客",
        kana: "",
        phone: "090-1234-5678",
        kinds: { student: 1, child: 1 },
      },
    });
    const { id } = (await added.json()) as { id: string };
    const moved = await admin.call("POST", "/admin/reservations/move", {
      reservationIds: [id],
      sessionId: to.id,
    });
    expect(moved.status).toBe(200);
    const { prices } = await tillDb
      .selectFrom("reservation")
      .where("id", "=", id)
      .select("prices")
      .executeTakeFirstOrThrow();
    expect(prices).toMatchObject([
      { kind: "", full: 900 },
      { kind: "child", full: 0 },
    ]);
  });
});
