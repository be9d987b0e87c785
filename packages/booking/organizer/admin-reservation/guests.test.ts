import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { findMailedReservation } from "../../reservation/index.ts";
import { runDueWork } from "../../tables/index.ts";

const { db } = await createTestDatabase({ isDirect: true });
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const hour = 3_600_000;
const day = 24 * hour;

const inTenDays = () => new Date(Date.now() + 10 * day);
const anyEmail = () => `${randomUUID()}@example.jp`;

const rowOf = (id: string) =>
  db.selectFrom("reservation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select payload ->> 'kind' as kind from graphile_worker._private_jobs
    where payload ->> 'reservationId' = ${id} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
}

const auditOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

const callsOf = async (eventId: string) => (await organizer.calls(eventId)).calls;

describe("a party with an address and without an account", () => {
  it("is mailed in its language, shown with its address to viewers with the right, and not in the audit", async () => {
    const email = anyEmail();
    const { id } = await organizer.add(await session(), {
      email: `　${email.toUpperCase()} `,
      language: "en",
    });
    expect(await mailsOf(id)).toEqual(["confirmed"]);
    expect(await organizer.see(id)).toMatchObject({
      isByHand: true,
      hasMail: true,
      person: null,
      email,
      language: "en",
      notices: [{ kind: "confirmed", way: "mail" }],
      may: { resend: true },
    });
    expect(await findMailedReservation(db, id)).toMatchObject({
      email,
      locale: "en",
      hasAccount: false,
      wants: { reminder: true, waitlist: true, thanks: false },
    });
    expect(JSON.stringify(await auditOf(id))).not.toContain(email);
  });

  it.each([
    "kotori",
    "a@b@c.jp",
    "a b@example.jp",
    `${"x".repeat(250)}@example.jp`,
    "a@b.jp\nbcc:x@y.jp",
  ])("is refused the address %j", async (email) => {
    await expect(organizer.add(await session(), { email })).rejects.toThrow("invalid-input");
  });

  it("is found by the beginning of its address, in all events and in one, but not without the right to contacts", async () => {
    const { id: eventId } = await createEvent(db);
    const email = `telephone-${randomUUID()}@example.jp`;
    const { id } = await organizer.add(await session({ eventId }), { email });
    const idsOf = async (query: Record<string, string>) =>
      (await organizer.list(query)).items.map((item) => item.id);
    expect(await idsOf({ q: email.slice(0, 24).toUpperCase() })).toEqual([id]);
    expect(await idsOf({ q: email, event: eventId })).toEqual([id]);
    expect(await idsOf({ q: "someone-else@example.jp", event: eventId })).toEqual([]);
    expect(await idsOf({ event: eventId, language: "en" })).toEqual([]);
  });

  it("gets the usual mails for change, move, reminder and cancellation, and is never called", async () => {
    const { id: eventId } = await createEvent(db);
    const startsAt = inTenDays();
    const table = await session({ eventId, startsAt });
    const other = await session({ startsAt: new Date(startsAt.getTime() + day) });
    const { id } = await organizer.add(table, { email: anyEmail(), seats: 2 });
    const { version } = await rowOf(id);
    await organizer.alter(id, { version, seats: 1 });
    await organizer.move([id], other);
    const long = new Date(Date.now() - 2 * day);
    await db.updateTable("reservation").set({ confirmed_at: long }).where("id", "=", id).execute();
    await runDueWork(db, new Date(startsAt.getTime() + day - hour));
    expect((await organizer.mail([id])).mailed).toBe(1);
    await organizer.callOff(id);
    await organizer.restore(id);
    expect(await mailsOf(id)).toEqual([
      "confirmed",
      "changed",
      "changed",
      "reminder",
      "confirmed",
      "cancelled",
      "confirmed",
    ]);
    expect(await callsOf(eventId)).toEqual([]);
  });

  it("never joins an account that signs in with the same address, and is telephoned when that is deleted", async () => {
    const email = anyEmail();
    const { id } = await organizer.add(await session(), { email });
    const person = await player({ email });
    expect(await rowOf(id)).toMatchObject({ user_id: null, guest_email: email });
    await expect(person.read(id)).rejects.toThrow();
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    expect(await rowOf(id)).toMatchObject({ guest_email: "", state: "confirmed" });
  });

  it("gets its mail again at a new address; accounts have their own", async () => {
    const { id } = await organizer.add(await session());
    expect(await mailsOf(id)).toEqual([]);
    const { version } = await rowOf(id);
    const email = anyEmail();
    const changed = await organizer.alter(id, { version, email, language: "en" });
    expect(await mailsOf(id)).toEqual(["confirmed"]);
    expect((await auditOf(id)).at(-1)?.after).toEqual({ seats: 1, changed: ["email"] });
    await organizer.alter(id, { version: changed.version, language: "en", email });
    expect(await mailsOf(id)).toEqual(["confirmed"]);
    const person = await player();
    const held = await person.hold(await session());
    const own = await person.confirm(held.id);
    const asked = organizer.alter(own.id, { version: own.version, email: anyEmail() });
    await expect(asked).rejects.toThrow("not-now");
  });
});

describe("companions", () => {
  it("are named by the desk, each with a language, and changed names are mailed to the party", async () => {
    const { id } = await organizer.add(await session(), {
      seats: 3,
      email: anyEmail(),
      language: "en",
      guests: [{ nickname: "はるか", language: "ja" }, { nickname: "Ben" }],
    });
    const guests = [
      { nickname: "はるか", language: "ja" },
      { nickname: "Ben", language: "en" },
    ];
    expect((await organizer.see(id)).guests).toEqual(guests);
    const { version } = await rowOf(id);
    const renamed = await organizer.alter(id, {
      version,
      guests: [{ nickname: "Ben" }, { nickname: "はるか" }],
    });
    expect((await organizer.see(id)).guests).toEqual(guests.toReversed());
    expect(await mailsOf(id)).toEqual(["confirmed", "changed"]);
    const { detail } = await db
      .selectFrom("reservation_transition")
      .select("detail")
      .where("reservation_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ before: { fields: ["guests"] } });
    // A change to fewer seats has to leave a companion out.
    const fewer = {
      version: renamed.version,
      seats: 2,
      guests: [{ nickname: "Ben" }, { nickname: "はるか" }],
    };
    await expect(organizer.alter(id, fewer)).rejects.toThrow("invalid-input");
    await organizer.alter(id, { ...fewer, guests: [{ nickname: "Ben" }] });
    expect((await organizer.see(id)).guests).toEqual([{ nickname: "Ben", language: "en" }]);
  });

  it("are limited by the seats of the party", async () => {
    const guests = [{ nickname: "a" }, { nickname: "b" }];
    await expect(organizer.add(await session(), { seats: 2, guests })).rejects.toThrow(
      "invalid-input",
    );
  });
});

describe("a place in the queue that the desk takes", () => {
  async function full(options: object = {}) {
    const { id: eventId } = await createEvent(db);
    const table = await session({ eventId, capacity: 2, startsAt: inTenDays(), ...options });
    const seated = await organizer.add(table, { seats: 2 });
    return { eventId, table, seated: seated.id };
  }

  it("comes after earlier and before later parties", async () => {
    const { table, seated } = await full();
    const [before, after] = [await player(), await player()];
    const first = await before.join(table);
    const guest = await organizer.queue(table, { email: anyEmail() });
    const last = await after.join(table);
    expect(await mailsOf(guest.id)).toEqual(["waiting"]);
    expect(await organizer.see(guest.id)).toMatchObject({ state: "waiting", position: 2 });
    expect((await auditOf(guest.id))[0]).toMatchObject({
      actor_id: organizer.id,
      action: "reservation.queue",
    });
    await organizer.callOff(seated);
    const states = [
      (await before.read(first.id)).state,
      (await rowOf(guest.id)).state,
      (await after.read(last.id)).state,
    ];
    expect(states).toEqual(["offered", "offered", "waiting"]);
    expect(await mailsOf(guest.id)).toEqual(["waiting", "offer"]);
  });

  it("is refused while seats are free, when closed, to a waiting party, and above the limit", async () => {
    const { table } = await full({ maxSeats: 2 });
    const email = anyEmail();
    await organizer.queue(table, { email });
    await expect(organizer.queue(table, { email: email.toUpperCase() })).rejects.toThrow(
      "already-waiting",
    );
    const person = await player();
    await person.join(table);
    await expect(organizer.queue(table, { email: person.email })).rejects.toThrow(
      "already-waiting",
    );
    await expect(organizer.queue(table, { seats: 3 })).rejects.toThrow("too-many-seats");
    await expect(organizer.queue(table, { seats: 1, minSeats: 2 })).rejects.toThrow(
      "invalid-input",
    );
    await expect(organizer.queue(await session())).rejects.toThrow("seats-free");
    await expect(organizer.queue(await session({ calledOff: true }))).rejects.toThrow(
      "session-closed",
    );
    await expect(organizer.queue(randomUUID())).rejects.toThrow("not-found");
  });

  it("without an address leads to a call that names the deadline, and the desk accepts the seats", async () => {
    const { eventId, table, seated } = await full();
    const guest = await organizer.queue(table, { seats: 2 });
    expect(await callsOf(eventId)).toEqual([]);
    await organizer.callOff(seated, "急な休み", true);
    const [call, ...others] = await callsOf(eventId);
    expect(others).toEqual([]);
    const { expires_at } = await rowOf(guest.id);
    expect(call).toMatchObject({
      kind: "offer",
      reservation: { id: guest.id, state: "offered", seats: 2 },
      offerUntil: expires_at?.toISOString(),
    });
    expect(await organizer.note(call?.id ?? "", "coming")).toMatchObject({ isTold: true });
    expect(await rowOf(guest.id)).toMatchObject({
      state: "confirmed",
      seats: 2,
      name: "上野 はるか",
    });
    expect((await organizer.see(guest.id)).history.at(-1)).toMatchObject({
      cause: "accept",
      madeBy: "organizer",
    });
    await expect(organizer.note(call?.id ?? "", "cancelled", "x")).rejects.toThrow("not-now");
  });

  it("ends when the party declines, and the next party is offered the seats", async () => {
    const { eventId, table, seated } = await full();
    const guest = await organizer.queue(table, { seats: 2 });
    const next = await player();
    const waiting = await next.join(table, 2);
    await organizer.callOff(seated, "急な休み", true);
    const [call] = await callsOf(eventId);
    await organizer.note(call?.id ?? "", "cancelled", "別の日に行く");
    expect((await rowOf(guest.id)).state).toBe("left");
    expect((await next.read(waiting.id)).state).toBe("offered");
    expect((await auditOf(guest.id)).map(({ action }) => action)).toEqual([
      "reservation.queue",
      "reservation.pass",
      "reservation.call",
    ]);
  });

  it("with a lapsed offer is not called any more, and cannot accept it", async () => {
    const { eventId, table, seated } = await full();
    const guest = await organizer.queue(table, { seats: 2 });
    await organizer.callOff(seated, "急な休み", true);
    const [call] = await callsOf(eventId);
    const { expires_at } = await rowOf(guest.id);
    await runDueWork(db, new Date((expires_at?.getTime() ?? 0) + 1));
    expect((await rowOf(guest.id)).state).toBe("lapsed");
    expect(await callsOf(eventId)).toEqual([]);
    await expect(organizer.note(call?.id ?? "", "coming")).rejects.toThrow("changed-meanwhile");
    await expect(organizer.accept(guest.id)).rejects.toThrow("not-now");
  });

  it("can be answered by the desk only for a party without an account, and once", async () => {
    const { table, seated } = await full();
    const person = await player();
    const own = await person.join(table);
    const guest = await organizer.queue(table);
    await organizer.callOff(seated);
    await expect(organizer.accept(own.id)).rejects.toThrow("not-now");
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => organizer.accept(guest.id)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await person.read(own.id)).state).toBe("offered");
  });

  it("is corrected while it waits: name and address, but not the number of seats", async () => {
    const { table } = await full();
    const guest = await organizer.queue(table);
    const email = anyEmail();
    const named = await organizer.alter(guest.id, {
      version: guest.version,
      name: "田中 一",
      email,
    });
    expect(await rowOf(guest.id)).toMatchObject({
      name: "田中 一",
      guest_email: email,
      state: "waiting",
      // A price is promised with the seats.
      prices: null,
    });
    expect(await mailsOf(guest.id)).toEqual(["waiting"]);
    const more = organizer.alter(guest.id, { version: named.version, seats: 2 });
    await expect(more).rejects.toThrow("not-now");
  });

  it("taken many times at once for one address is taken once", async () => {
    const { table } = await full();
    const email = anyEmail();
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => organizer.queue(table, { email })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is one for each address, also if several parties get the same one at once", async () => {
    const { table } = await full();
    const email = anyEmail();
    const waiting = [await organizer.queue(table), await organizer.queue(table)];
    const answers = await Promise.allSettled([
      ...waiting.map(({ id, version }) => organizer.alter(id, { version, email })),
      organizer.queue(table, { email }),
    ]);
    const refusals = answers.flatMap((answer) =>
      answer.status === "rejected" ? [(answer.reason as Error).message] : [],
    );
    expect(refusals).toEqual(["already-waiting", "already-waiting"]);
  });

  it("is left to a party that changes only its name", async () => {
    const { table } = await full();
    const { id, version } = await organizer.queue(table, { email: anyEmail() });
    expect(await organizer.alter(id, { version, name: "上野 ほのか" })).toMatchObject({
      state: "waiting",
    });
  });
});
