import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { findMailedReservation } from "../../reservation/index.ts";
import { type PreviewReservationMail, previewMails, resendMails } from "./party-mails.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const hour = 3_600_000;

async function reserved(sessionId: string, seats = 1) {
  const person = await player();
  const { id } = await person.hold(sessionId, seats);
  const { version } = await person.confirm(id);
  return { person, id, version };
}

async function seatsOf(id: string) {
  const row = await db
    .selectFrom("event_session")
    .select("seats_taken")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.seats_taken;
}

const auditOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "before", "after", "reason"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select payload ->> 'kind' as kind from graphile_worker._private_jobs
    where payload ->> 'reservationId' = ${id} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
}

describe("a party that the organizer adds", () => {
  it("is confirmed at once, counted, recorded in the history, and audited without personal data", async () => {
    const id = await session({ capacity: 4, maxSeats: 2 });
    const added = await organizer.add(id, { seats: 4, note: "車いす" });
    expect(added).toMatchObject({ state: "confirmed", seats: 4 });
    expect(await seatsOf(id)).toBe(4);
    const seen = await organizer.see(added.id);
    expect(seen).toMatchObject({
      isByHand: true,
      person: null,
      phone: "03-1234-5678",
      notices: [],
    });
    expect(seen.history).toMatchObject([{ cause: "confirm", madeBy: "organizer", seats: 4 }]);
    const [entry] = await auditOf(added.id);
    expect(entry).toMatchObject({ actor_id: organizer.id, action: "reservation.add" });
    expect(JSON.stringify(entry)).not.toMatch(/上野|5678|車いす/);
    await expect(organizer.add(id)).rejects.toThrow("session-full");
  });

  it("may be that of a person with an account, who is mailed", async () => {
    const person = await player();
    const id = await session();
    const added = await organizer.add(id, { email: person.email.toUpperCase() });
    expect((await person.read(added.id)).state).toBe("confirmed");
    expect(await mailsOf(added.id)).toEqual(["confirmed"]);
    await expect(organizer.add(id, { email: person.email })).rejects.toThrow("double-booked");
  });

  it("comes after the waitlist, is possible after closing, and never in a canceled or past session", async () => {
    const full = await session({ capacity: 1 });
    const { person, id } = await reserved(full);
    const waiter = await player();
    await waiter.join(full);
    await person.cancel(id);
    await expect(organizer.add(full)).rejects.toThrow("session-full");
    const startsAt = new Date(Date.now() - hour);
    const begun = await session({ startsAt });
    expect((await organizer.add(begun)).state).toBe("confirmed");
    const over = await session({ startsAt: new Date(Date.now() - 5 * hour) });
    await expect(organizer.add(over)).rejects.toThrow("session-closed");
    await expect(organizer.add(await session({ calledOff: true }))).rejects.toThrow(
      "session-closed",
    );
  });
});

describe("a change by the organizer", () => {
  it("takes more seats through the gate and passes fewer on", async () => {
    const table = await session({ capacity: 3, maxSeats: 2 });
    const { id, version } = await reserved(table, 1);
    const more = await organizer.alter(id, { version, seats: 3 });
    expect(await seatsOf(table)).toBe(3);
    const waiter = await player();
    const { id: wait } = await waiter.join(table, 2);
    await expect(organizer.alter(id, { version: more.version, seats: 4 })).rejects.toThrow(
      "session-full",
    );
    await organizer.alter(id, { version: more.version, seats: 1 });
    expect((await waiter.read(wait)).state).toBe("offered");
    expect(await seatsOf(table)).toBe(3);
    await expect(organizer.alter(id, { version, seats: 1 })).rejects.toThrow("changed-meanwhile");
  });

  it("of name or number is mailed, of a note is not, and the audit has only field names", async () => {
    const { id, version } = await reserved(await session());
    const named = await organizer.alter(id, { version, name: "別の 名前", phone: "0312349999" });
    await organizer.alter(id, { version: named.version, note: "窓ぎわ" });
    expect(await mailsOf(id)).toEqual(["confirmed", "changed"]);
    const audit = await auditOf(id);
    expect(audit.map(({ after }) => after)).toEqual([
      { seats: 1, changed: ["name", "phone"] },
      { seats: 1, changed: ["note"] },
    ]);
  });

  it("never takes a checked-in guest's seat", async () => {
    const table = await session();
    const { id } = await organizer.add(table, { seats: 3 });
    await db
      .insertInto("check_in")
      .values({
        reservation_id: id,
        people: [1, 2],
        made_by_id: organizer.id,
        nonce: crypto.randomUUID(),
      })
      .execute();
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 2 })
      .where("id", "=", id)
      .execute();
    const { version, checkIns } = await organizer.see(id);
    expect(checkIns).toMatchObject([{ seats: 2 }]);
    await expect(organizer.alter(id, { version, seats: 1 })).rejects.toThrow("already-arrived");
    expect((await organizer.alter(id, { version, seats: 2 })).seats).toBe(2);
  });
});

describe("a move", () => {
  it("moves all of them or none, and passes on the seats they leave", async () => {
    const { id: eventId } = await createEvent(db);
    const from = await session({ eventId, capacity: 3 });
    const to = await session({ eventId, capacity: 2, letter: "ろ" });
    const parties = [await reserved(from), await reserved(from), await reserved(from)];
    const waiter = await player();
    const { id: wait } = await waiter.join(from);
    const ids = parties.map(({ id }) => id);
    await expect(organizer.move(ids, to)).rejects.toThrow("session-full");
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([3, 0]);
    expect(await organizer.move(ids.slice(0, 2), to)).toEqual({ moved: 2 });
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([2, 2]);
    expect((await waiter.read(wait)).state).toBe("offered");
    expect(await organizer.move(ids.slice(0, 1), to)).toEqual({ moved: 0 });
    expect(await mailsOf(ids[0] ?? "")).toEqual(["confirmed", "changed"]);
    expect(await auditOf(ids[0] ?? "")).toMatchObject([
      { action: "reservation.move", before: { sessionId: from }, after: { sessionId: to } },
    ]);
  });

  it("never leads into two seats at the same hours, or from the queue", async () => {
    const { id: eventId } = await createEvent(db);
    const from = await session({ eventId, capacity: 1 });
    const late = new Date(Date.now() + 30 * hour);
    const to = await session({ eventId, startsAt: late });
    const { person, id } = await reserved(from);
    const waiter = await player();
    const { id: wait } = await waiter.join(from);
    await expect(organizer.move([wait], to)).rejects.toThrow("not-now");
    const other = await session({ startsAt: late });
    const held = await person.hold(other);
    await person.confirm(held.id);
    await expect(organizer.move([id], to)).rejects.toThrow("double-booked");
  });
});

describe("a cancellation by the organizer", () => {
  it("tells the person why, passes the seats on, and is never late", async () => {
    const table = await session({ capacity: 1, changeDeadline: new Date(Date.now() - hour) });
    const { person, id } = await reserved(table);
    const waiter = await player();
    const { id: wait } = await waiter.join(table);
    expect((await organizer.callOff(id, "机がこわれました")).state).toBe("cancelled");
    expect((await waiter.read(wait)).state).toBe("offered");
    expect(await person.read(id)).toMatchObject({ state: "cancelled", cancelledLate: false });
    expect(await mailsOf(id)).toEqual(["confirmed", "cancelled"]);
    const mailed = await findMailedReservation(db, id);
    expect(mailed?.organizerReason).toBe("机がこわれました");
    expect((await organizer.see(id)).history.at(-1)).toMatchObject({
      cause: "cancel",
      madeBy: "organizer",
      reason: "机がこわれました",
    });
    expect(await auditOf(id)).toMatchObject([
      { action: "reservation.cancel", reason: "机がこわれました" },
    ]);
    await expect(organizer.callOff(id)).rejects.toThrow("not-now");
    await expect(organizer.callOff(wait, "  ")).rejects.toThrow("invalid-input");
    expect((await organizer.callOff(wait)).state).toBe("cancelled");
    expect(await seatsOf(table)).toBe(0);
  });

  it("is taken back if the seats are still there", async () => {
    const table = await session({ capacity: 1 });
    const { person, id } = await reserved(table);
    await organizer.callOff(id);
    expect((await organizer.restore(id)).state).toBe("confirmed");
    expect(await mailsOf(id)).toEqual(["confirmed", "cancelled", "confirmed"]);
    await person.cancel(id);
    expect((await findMailedReservation(db, id))?.organizerReason).toBeNull();
    await reserved(table);
    await expect(organizer.restore(id)).rejects.toThrow("session-full");
    const waiter = await player();
    const { id: wait } = await waiter.join(table);
    await organizer.callOff(wait);
    await expect(organizer.restore(wait)).rejects.toThrow("not-now");
  });
});

describe("an offer by hand", () => {
  it("gives a party fewer seats than it asked for, if that passes over nobody", async () => {
    const table = await session({ capacity: 3, maxSeats: 3 });
    const { id, version } = await reserved(table, 3);
    const waiter = await player();
    const { id: wait } = await waiter.join(table, 3);
    await expect(organizer.offer(wait)).rejects.toThrow("session-full");
    await organizer.alter(id, { version, seats: 1 });
    const before = await organizer.see(wait);
    expect(before.waitingReason).toEqual({ code: "together", seats: 2, until: null });
    await expect(organizer.offer(wait, { seats: 3 })).rejects.toThrow("session-full");
    await expect(organizer.offer(wait, { seats: 4 })).rejects.toThrow("too-many-seats");
    expect(await organizer.offer(wait)).toMatchObject({ state: "offered", seats: 2 });
    expect(await seatsOf(table)).toBe(3);
    expect(await mailsOf(wait)).toEqual(["waiting", "offer"]);
    const { expiresAt } = await waiter.read(wait);
    expect(Date.parse(expiresAt ?? "")).toBeGreaterThan(Date.now());
    expect(await auditOf(wait)).toMatchObject([
      { action: "reservation.offer", reason: "電話で相談", after: { seats: 2 } },
    ]);
    expect((await waiter.accept(wait)).state).toBe("confirmed");
    await expect(organizer.offer(wait)).rejects.toThrow("not-now");
  });
});

describe("mails sent again", () => {
  it("are those of the state, and skip people without an address", async () => {
    const table = await session();
    const { id } = await reserved(table);
    const byHand = await organizer.add(table);
    const left = await createReservation(db, { eventSessionId: table, state: "left" });
    const answer = await organizer.mail([id, byHand.id, left.id]);
    expect(answer).toEqual({ mailed: 1, skipped: 2 });
    expect(await mailsOf(id)).toEqual(["confirmed", "confirmed"]);
    const { notices, history } = await organizer.see(id);
    expect(notices.map(({ kind, way, state }) => [kind, way, state])).toEqual([
      ["confirmed", "mail", "queued"],
      ["confirmed", "mail", "queued"],
    ]);
    expect(history.at(-1)?.cause).toBe("resend");
    expect(await auditOf(id)).toMatchObject([{ action: "reservation.mail" }]);
    expect(await auditOf(byHand.id)).toHaveLength(1);
    const unknownId = "00000000-0000-4000-8000-000000000000";
    await expect(organizer.mail([unknownId])).rejects.toThrow("not-found");
  });
});

describe("before mails are sent again", () => {
  it("the organizer sees who gets which, who gets none, and when", async () => {
    const table = await session();
    const { id } = await reserved(table);
    const byHand = await organizer.add(table, { name: "佐伯 よしこ" });
    const left = await createReservation(db, {
      eventSessionId: table,
      state: "left",
      userId: (await player()).id,
    });
    const render: PreviewReservationMail = (kind, reservation) => ({
      subject: kind,
      text: reservation.code,
    });
    const reservationIds = [id, byHand.id, left.id];
    const preview = (now: Date) =>
      previewMails(db, render, { reservationIds, locale: "ja" }, "everywhere", now);
    const noon = await preview(new Date("2026-11-14T12:00+09:00"));
    const { code } = await organizer.see(id);
    expect(noon).toEqual({
      mailed: 1,
      withoutMail: [{ id: byHand.id, code: byHand.code, name: "佐伯 よしこ" }],
      withoutKind: 1,
      sendAt: null,
      mails: [{ kind: "confirmed", locale: "ja", to: code, subject: "confirmed", text: code }],
    });
    const night = await preview(new Date("2026-11-14T23:00+09:00"));
    expect(night.sendAt).toBe("2026-11-14T23:00:00.000Z");
    expect(await mailsOf(id)).toEqual(["confirmed"]);
    const stranger = await player();
    const body = { reservationIds };
    expect((await stranger.call("POST", "/admin/reservations/mail-preview", body)).status).toBe(
      403,
    );
  });

  it("mails at night wait for the morning", async () => {
    const { id } = await reserved(await session());
    await db
      .transaction()
      .execute((transaction) =>
        resendMails(
          transaction,
          [id],
          { id: organizer.id, reach: "everywhere" },
          new Date("2026-11-14T23:00+09:00"),
        ),
      );
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker._private_jobs
      where payload ->> 'reservationId' = ${id} order by id desc limit 1`.execute(db);
    expect(rows[0]?.run_at).toEqual(new Date("2026-11-15T08:00+09:00"));
  });
});

it("money taken at the door is on the reservation, in the lists and in the event's sum; what was taken back is not", async () => {
  const { id: eventId, slug } = await createEvent(db, { fee: 2800 });
  const { id } = await reserved(await session({ eventId }), 2);
  const mark = async (marks: object[]) => {
    const made = { at: new Date().toISOString(), device: "iPad" };
    const answer = await organizer.call("POST", `/reception/events/${eventId}/marks`, {
      marks: marks.map((one) => ({ ...made, ...one })),
    });
    expect(answer.status).toBe(200);
  };
  const [first, second] = [randomUUID(), randomUUID()];
  const own = { reservationId: id };
  await mark([
    { ...own, nonce: first, kind: "arrive", people: [0], paid: 2800, method: "qr" },
    { ...own, nonce: second, kind: "pay", paid: 1000 },
  ]);
  expect(await organizer.see(id)).toMatchObject({
    fee: 2800,
    paid: 3800,
    paidBy: ["cash", "qr"],
    checkIns: [
      { seats: 1, paid: 2800, method: "qr" },
      { seats: 0, paid: 1000, method: "cash" },
    ],
  });
  expect((await organizer.list({ event: slug })).event?.paid).toBe(3800);
  await mark([{ nonce: randomUUID(), kind: "undo", of: second }]);
  expect(await organizer.see(id)).toMatchObject({ paid: 2800, paidBy: ["qr"] });
  expect((await organizer.list({ event: slug })).event?.paid).toBe(2800);
});

it("the page of one tells of the person, their other reservations, answers and what may be done", async () => {
  const { id: eventId } = await createEvent(db);
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
    .where("event_id", "=", eventId)
    .execute();
  const person = await player();
  const { id } = await person.hold(await session({ eventId }), 2);
  await person.confirm(id, { answers: { level: "often" }, guests: [{ nickname: "はる" }] });
  await person.hold(await session({ startsAt: new Date(Date.now() + 72 * hour) }));
  const seen = await organizer.see(id);
  expect(seen).toMatchObject({
    person: { email: person.email, others: 1 },
    answers: [{ label: "経験", answer: "よく遊ぶ" }],
    guests: [{ nickname: "はる" }],
    may: {
      change: true,
      changeSeats: true,
      move: true,
      moveToEvent: true,
      cancel: true,
      restore: false,
      offer: false,
    },
  });
});
