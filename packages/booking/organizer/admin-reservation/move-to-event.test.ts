import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createVenue } from "@takujo/db/testing/create-venue";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { type Reserving, reserving } from "../../../../tests/support/reserving.ts";
import { findMailedChange, findMailedReservation } from "../../reservation/index.ts";
import { runDueWork } from "../../tables/index.ts";

const { db } = await createTestDatabase({ isDirect: true });
const people = await reserving(db);
const organizer = await organizing(people);
const { player } = people;
const day = 24 * 3_600_000;
const inDays = (count: number) => new Date(Date.now() + count * day);

type Options = Parameters<typeof createEvent>[1] & {
  table?: Omit<Parameters<Reserving["session"]>[0], "eventId">;
};

/** An event with one table, a week from now unless it is told when. */
async function night({ table = {}, ...options }: Options = {}) {
  const startsAt = options.startsAt ?? inDays(7);
  const { id: eventId } = await createEvent(db, { ...options, startsAt });
  const { id } = await createEventSession(db, { eventId, letter: "い", startsAt, ...table });
  return { eventId, table: id };
}

async function reserved(table: string, seats = 1) {
  const person = await player();
  const { id, code } = await person.hold(table, seats);
  await person.confirm(id);
  return { person, id, code };
}

const seatsOf = async (...ids: string[]) => {
  const rows = await db.selectFrom("event_session").select(["id", "seats_taken"]).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.seats_taken);
};

const lastLine = (reservationId: string) =>
  db
    .selectFrom("reservation_transition")
    .select(["id", "cause", "made_by", "detail"])
    .where("reservation_id", "=", reservationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

describe("a move to another night", () => {
  it("takes seats at the new event, frees the old ones for the waitlist, and keeps code and guests", async () => {
    const from = await night({ table: { capacity: 2 } });
    const to = await night({ startsAt: inDays(14), table: { capacity: 2 } });
    const { person, id, code } = await reserved(from.table, 2);
    const waiter = await player();
    const { id: waiting } = await waiter.join(from.table, 2);
    expect(await organizer.move([id], to.table)).toEqual({ moved: 1 });
    // The two who were offered the seats hold them.
    expect(await seatsOf(from.table, to.table)).toEqual([2, 2]);
    expect((await waiter.read(waiting)).state).toBe("offered");
    expect(await person.read(id)).toMatchObject({ state: "confirmed", code, seats: 2 });
    const ticket = await organizer.call("GET", `/reception/tickets/${code}`);
    expect(await ticket.json()).toMatchObject({ eventId: to.eventId });
    const [audited] = await db
      .selectFrom("audit_entry")
      .select(["action", "actor_id", "before", "after"])
      .where("subject_id", "=", id)
      .execute();
    expect(audited).toEqual({
      action: "reservation.move",
      actor_id: organizer.id,
      before: { sessionId: from.table, eventId: from.eventId },
      after: { sessionId: to.table, eventId: to.eventId },
    });
  });

  it("mails event, venue and fee before and after", async () => {
    const { id: venueId } = await createVenue(db, { name: "谷中の家" });
    const from = await night({ title: "花札の夜", fee: 1500, venueId });
    const to = await night({ title: "重量級の日", fee: 2800, startsAt: inDays(14) });
    const { id } = await reserved(from.table);
    await organizer.move([id], to.table);
    const line = await lastLine(id);
    expect(line).toMatchObject({ cause: "change", made_by: "organizer" });
    expect(await findMailedChange(db, line.id, "ja")).toMatchObject({
      event: { title: "花札の夜" },
      sum: 1500,
      venue: "谷中の家",
    });
    const mailed = await findMailedReservation(db, id);
    expect(mailed?.event).toMatchObject({ title: "重量級の日", fee: 2800 });
    expect((await organizer.see(id)).notices.at(-1)).toMatchObject({
      kind: "changed",
      way: "mail",
      state: "queued",
    });
  });

  it("puts a party without an address on the new event's call list, with the event it knows", async () => {
    const from = await night({ title: "花札の夜" });
    const to = await night({ title: "重量級の日", startsAt: inDays(14) });
    const { id } = await organizer.add(from.table);
    await organizer.move([id], to.table);
    const known = { event: "花札の夜" };
    expect((await organizer.calls(to.eventId)).calls).toMatchObject([
      { kind: "changed", event: { title: "重量級の日" }, former: known, toldAt: null },
    ]);
    expect((await organizer.calls(from.eventId)).calls).toEqual([]);
    // The new event moves before anybody called: the parties still know the first.
    const later = inDays(15);
    await db
      .updateTable("event_session")
      .set({ starts_at: later, ends_at: new Date(later.getTime() + 3_600_000) })
      .where("id", "=", to.table)
      .execute();
    await runDueWork(db);
    expect((await organizer.calls(to.eventId)).calls).toMatchObject([
      { kind: "event-changed", former: known },
    ]);
    // Moved back: only the hours have changed.
    await organizer.move([id], from.table);
    expect((await organizer.calls(from.eventId)).calls).toMatchObject([
      { kind: "changed", former: { event: null } },
    ]);
  });

  it("carries payments along, and causes the new event's reminder", async () => {
    const from = await night();
    const to = await night({ startsAt: inDays(14) });
    const { id } = await reserved(from.table);
    const paid = { nonce: randomUUID(), kind: "pay", people: [], paid: 1500, device: "iPad" };
    await db
      .insertInto("check_in")
      .values({ ...paid, reservation_id: id, marked_at: new Date(), made_by_id: organizer.id })
      .execute();
    const asked = { reminded_at: new Date(), answered_at: new Date() };
    await db.updateTable("reservation").set(asked).where("id", "=", id).execute();
    await organizer.move([id], to.table);
    expect(await organizer.see(id)).toMatchObject({ paid: 1500, event: { id: to.eventId } });
    const row = db.selectFrom("reservation").select(["reminded_at", "answered_at"]);
    expect(await row.where("id", "=", id).execute()).toEqual([
      { reminded_at: null, answered_at: null },
    ]);
    expect((await organizer.list({ event: to.eventId })).event?.paid).toBe(1500);
  });

  it("is refused to a full, canceled or unknown session", async () => {
    const from = await night({ table: { capacity: 9 } });
    const { id } = await reserved(from.table, 2);
    const refused: [string, string][] = [
      [(await night({ table: { capacity: 1 } })).table, "session-full"],
      [(await night({ startsAt: inDays(-2) })).table, "session-closed"],
      [(await night({ state: "cancelled" })).table, "session-closed"],
      [(await night({ state: "draft" })).table, "session-closed"],
      [(await night({ table: { calledOff: true } })).table, "session-closed"],
      [randomUUID(), "not-found"],
    ];
    for (const [table, code] of refused) {
      await expect(organizer.move([id], table), code).rejects.toThrow(code);
    }
    await expect(organizer.move([randomUUID()], from.table)).rejects.toThrow("not-found");
    expect(await organizer.see(id)).toMatchObject({ session: { id: from.table } });
    expect((await lastLine(id)).cause).toBe("confirm");
    const other = await player();
    const body = { reservationIds: [id], sessionId: from.table };
    expect((await other.call("POST", "/admin/reservations/move", body)).status).toBe(403);
  });

  it("is refused to parties that are checked in or have no seats, and if their event is over or canceled", async () => {
    const to = await night({ startsAt: inDays(14) });
    const here = await night({ table: { capacity: 9 } });
    const party = (eventSessionId: string, state = "confirmed", arrived = 0) =>
      createReservation(db, { eventSessionId, state, seats: 2, arrived });
    const over = await night({ startsAt: inDays(-1) });
    const cancelled = await night({ state: "cancelled" });
    const refused: [{ id: string }, string][] = [
      [await party(here.table, "attended", 1), "already-arrived"],
      [await party(over.table), "not-now"],
      [await party(over.table, "no-show"), "not-now"],
      [await party(cancelled.table, "called-off"), "not-now"],
      [await party(here.table, "cancelled"), "not-now"],
    ];
    for (const [{ id }, code] of refused) {
      await expect(organizer.move([id], to.table)).rejects.toThrow(code);
      expect((await organizer.see(id)).may.moveToEvent).toBe(false);
    }
    // A single refusal stops all.
    const free = await party(here.table);
    const all = [free.id, ...refused.map(([{ id }]) => id)];
    await expect(organizer.move(all, to.table)).rejects.toThrow();
    expect(await seatsOf(to.table)).toEqual([0]);
  });

  it("never leads into two seats at the same hours", async () => {
    const [from, other] = [await night(), await night({ startsAt: inDays(14) })];
    const to = await night({ startsAt: inDays(14) });
    const { person, id } = await reserved(from.table);
    const second = await person.hold(other.table);
    await person.confirm(second.id);
    await expect(organizer.move([id], to.table)).rejects.toThrow("double-booked");
    // Its own hours do not count.
    const sameHours = await night();
    expect(await organizer.move([id], sameHours.table)).toEqual({ moved: 1 });
  });
});

it("two moves from two nights for the last seats at once: one of them gets these", async () => {
  for (let round = 0; round < 8; round++) {
    const [one, two] = [await night(), await night({ startsAt: inDays(8) })];
    const to = await night({ startsAt: inDays(14), table: { capacity: 1 } });
    const [first, second] = [await organizer.add(one.table), await organizer.add(two.table)];
    const newcomer = await player();
    const answers = await Promise.allSettled([
      organizer.move([first.id], to.table),
      organizer.move([second.id], to.table),
      newcomer.hold(to.table),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = answers.flatMap((answer) =>
      answer.status === "rejected" ? [(answer.reason as Error).message] : [],
    );
    expect(refusals).toEqual(["session-full", "session-full"]);
    const [taken, left, stayed] = await seatsOf(to.table, one.table, two.table);
    expect(taken).toBe(1);
    expect((left ?? 0) + (stayed ?? 0)).toBe(answers[2].status === "fulfilled" ? 2 : 1);
  }
});

it("moves between two nights in opposite directions do not lock up", async () => {
  const [one, two] = [
    await night({ table: { capacity: 20 } }),
    await night({ startsAt: inDays(8), table: { capacity: 20 } }),
  ];
  const here = await Promise.all(Array.from({ length: 6 }, () => organizer.add(one.table)));
  const there = await Promise.all(Array.from({ length: 6 }, () => organizer.add(two.table)));
  const ids = (parties: { id: string }[]) => parties.map(({ id }) => id);
  await Promise.all([
    organizer.move(ids(here), two.table),
    organizer.move(ids(there).reverse(), one.table),
  ]);
  expect(await seatsOf(one.table, two.table)).toEqual([6, 6]);
});
