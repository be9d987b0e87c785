import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { blankOldDetails } from "./blank-old-details.ts";
import { runDueWork, runDueWorkUnlessRunning } from "./run-due-work.ts";

const { db } = await createTestDatabase({ isDirect: true });
const { player, session } = await reserving(db);
const hour = 3_600_000;
const after = (moment: number | string, ms = 0) => new Date(new Date(moment).getTime() + ms);

async function reserved(sessionId: string, seats = 1) {
  const person = await player();
  const held = await person.hold(sessionId, seats);
  await person.confirm(held.id);
  return { person, id: held.id };
}

/** Mails about a reservation by kind, and the earliest time of each. */
async function mailsOf(id: string) {
  const { rows } = await sql<{ kind: string; run_at: Date }>`
    select payload->>'kind' as kind, run_at from graphile_worker._private_jobs
    where payload->>'reservationId' = ${id} order by id`.execute(db);
  return rows;
}

const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind);

/** A second run changes nothing: nobody is told twice. */
async function runDueWorkTwice(now?: Date) {
  await runDueWork(db, now);
  await runDueWork(db, now);
}

describe("what time brings about", () => {
  it("a hold ends after ten minutes, and its seats go to the waitlist", async () => {
    const id = await session({ capacity: 1, startsAt: after(Date.now(), 30 * 24 * hour) });
    const holder = await player();
    const held = await holder.hold(id);
    const waiter = await player();
    const waiting = await waiter.join(id);
    await runDueWork(db, after(held.expiresAt ?? "", -1));
    expect((await holder.read(held.id)).state).toBe("held");
    await runDueWorkTwice(after(held.expiresAt ?? ""));
    expect((await holder.read(held.id)).state).toBe("expired");
    const offered = await waiter.read(waiting.id);
    expect(offered.state).toBe("offered");
    expect(await kindsOf(held.id)).toEqual([]);
    expect(await kindsOf(waiting.id)).toEqual(["waiting", "offer"]);
    await runDueWorkTwice(after(offered.expiresAt ?? ""));
    expect((await waiter.read(waiting.id)).state).toBe("lapsed");
    expect(await kindsOf(waiting.id)).toEqual(["waiting", "offer", "lapsed"]);
  });

  it("a table with enough players goes ahead at its deadline, others are called off", async () => {
    const decisionDeadline = after(Date.now(), 2 * hour);
    const minimum = { players: 3, decisionDeadline };
    const startsAt = after(Date.now(), 10 * 24 * hour);
    const [enough, tooFew] = [
      await session({ letter: "い", minimum, startsAt }),
      await session({ letter: "ろ", minimum, startsAt }),
    ];
    const [going, lonely] = [await reserved(enough, 3), await reserved(tooFew, 2)];
    await runDueWorkTwice(after(decisionDeadline.getTime(), -1));
    expect(await kindsOf(lonely.id)).toEqual(["confirmed"]);
    await runDueWorkTwice(decisionDeadline);
    expect(await going.person.read(going.id)).toMatchObject({
      state: "confirmed",
      session: { isDecided: true },
    });
    expect(await kindsOf(going.id)).toEqual(["confirmed", "table-goes-ahead"]);
    expect(await lonely.person.read(lonely.id)).toMatchObject({
      state: "called-off",
      session: { calledOff: true },
    });
    expect(await kindsOf(lonely.id)).toEqual(["confirmed", "table-called-off"]);
    await expect((await player()).hold(tooFew)).rejects.toThrow("session-closed");
  });

  it("a table where a guest has arrived is never called off", async () => {
    const decisionDeadline = after(Date.now(), 2 * hour);
    const startsAt = after(Date.now(), 3 * hour);
    const open = { startsAt, closesAt: startsAt };
    const [full, begun] = [
      await session({ letter: "い", minimum: { players: 3, decisionDeadline }, ...open }),
      await session({ letter: "ろ", minimum: { players: 4, decisionDeadline }, ...open }),
    ];
    const guests = [await reserved(full, 3), await reserved(begun, 2)];
    const late = await reserved(begun);
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 1 })
      .where(
        "id",
        "in",
        guests.map(({ id }) => id),
      )
      .execute();
    await runDueWorkTwice(decisionDeadline);
    for (const { person, id } of guests) {
      expect(await person.read(id)).toMatchObject({
        state: "attended",
        session: { calledOff: false, isDecided: true },
      });
      expect(await kindsOf(id)).toEqual(["confirmed"]);
    }
    expect(await kindsOf(late.id)).toEqual(["confirmed", "table-goes-ahead"]);
  });

  it("is done by one worker at a time", async () => {
    const id = await session({ capacity: 1 });
    const holder = await player();
    const held = await holder.hold(id);
    const late = after(held.expiresAt ?? "");
    await db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(7245112)`.execute(other);
      await runDueWorkUnlessRunning(db, late);
      expect((await holder.read(held.id)).state).toBe("held");
      await sql`select pg_advisory_unlock(7245112)`.execute(other);
    });
    await runDueWorkUnlessRunning(db, late);
    expect((await holder.read(held.id)).state).toBe("expired");
  });

  it("a canceled event ends everybody's reservation, and all are told once", async () => {
    const event = await createEvent(db);
    const id = await session({ eventId: event.id, capacity: 1 });
    const { person, id: own } = await reserved(id);
    const waiter = await player();
    const waiting = await waiter.join(id);
    await db.updateTable("event").set({ state: "cancelled" }).where("id", "=", event.id).execute();
    await runDueWorkTwice();
    expect((await person.read(own)).state).toBe("called-off");
    expect((await waiter.read(waiting.id)).state).toBe("called-off");
    expect(await kindsOf(own)).toEqual(["confirmed", "event-cancelled"]);
    expect(await kindsOf(waiting.id)).toEqual(["waiting", "event-cancelled"]);
  });

  it("other hours are told to everybody, once for each change", async () => {
    const id = await session({ startsAt: after(Date.now(), 240 * hour) });
    const { person, id: own } = await reserved(id);
    const { version } = await person.read(own);
    await runDueWorkTwice();
    expect(await kindsOf(own)).toEqual(["confirmed"]);
    await db
      .updateTable("event_session")
      .set({ ends_at: after(Date.now(), 245 * hour) })
      .where("id", "=", id)
      .execute();
    await runDueWorkTwice();
    expect(await kindsOf(own)).toEqual(["confirmed", "event-changed"]);
    expect((await person.read(own)).version).toBe(version + 1);
  });

  it("a reminder goes out at 18:00 on the evening before, to parties that reserved before then", async () => {
    const startsAt = new Date("2027-04-18T13:00+09:00");
    const id = await session({ startsAt, opensAt: after(Date.now(), -hour) });
    const { id: own } = await reserved(id);
    await runDueWork(db, new Date("2027-04-17T17:59+09:00"));
    expect(await kindsOf(own)).toEqual(["confirmed"]);
    await runDueWorkTwice(new Date("2027-04-17T18:00+09:00"));
    const [, reminder] = await mailsOf(own);
    expect(reminder?.kind).toBe("reminder");
    const late = await reserved(id);
    await db
      .updateTable("reservation")
      .set({ confirmed_at: new Date("2027-04-17T19:00+09:00") })
      .where("id", "=", late.id)
      .execute();
    await runDueWorkTwice(new Date("2027-04-17T20:00+09:00"));
    expect(await kindsOf(late.id)).toEqual(["confirmed"]);
  });

  it("a reminder that is late in the evening waits for the morning", async () => {
    const startsAt = new Date("2027-05-18T13:00+09:00");
    const id = await session({ startsAt, opensAt: after(Date.now(), -hour) });
    const { id: own } = await reserved(id);
    await runDueWork(db, new Date("2027-05-17T23:30+09:00"));
    const [, reminder] = await mailsOf(own);
    expect(reminder?.run_at).toEqual(new Date("2027-05-18T08:00+09:00"));
  });

  it("thanks go out at nine the morning after, once, to those who were checked in", async () => {
    const startsAt = new Date("2027-06-18T21:00+09:00");
    const id = await session({ startsAt, opensAt: after(Date.now(), -hour) });
    const [came, absent] = [await reserved(id), await reserved(id)];
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 1 })
      .where("id", "=", came.id)
      .execute();
    const { id: guest } = await createReservation(db, {
      ...{ eventSessionId: id, state: "attended", guestEmail: "guest@example.jp" },
    });
    // It ends at midnight, and so belongs to the evening before.
    await runDueWork(db, new Date("2027-06-19T08:59+09:00"));
    expect(await kindsOf(came.id)).toEqual(["confirmed"]);
    await runDueWorkTwice(new Date("2027-06-19T09:00+09:00"));
    await runDueWorkTwice(new Date("2027-06-20T09:00+09:00"));
    expect(await kindsOf(came.id)).toEqual(["confirmed", "thanks"]);
    expect(await kindsOf(absent.id)).toEqual(["confirmed"]);
    expect(await kindsOf(guest)).toEqual([]);
  });

  it("thanks come after the quiet hours, and not after days", async () => {
    const startsAt = new Date("2027-07-18T13:00+09:00");
    const id = await session({ startsAt, opensAt: after(Date.now(), -hour) });
    const [late, later] = [await reserved(id), await reserved(id)];
    const arrive = (reservationId: string) =>
      db
        .updateTable("reservation")
        .set({ state: "attended", arrived: 1 })
        .where("id", "=", reservationId)
        .execute();
    await arrive(late.id);
    await runDueWork(db, new Date("2027-07-19T23:30+09:00"));
    const [, thanks] = await mailsOf(late.id);
    expect(thanks).toMatchObject({ kind: "thanks", run_at: new Date("2027-07-20T08:00+09:00") });
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 1 })
      .where("id", "=", later.id)
      .execute();
    await runDueWork(db, new Date("2027-07-22T12:00+09:00"));
    expect((await kindsOf(later.id)).includes("thanks")).toBe(false);
  });

  it("no-shows are recorded only where others were checked in", async () => {
    const [watched, unwatched] = [await session(), await session()];
    const [absent, present, unknown] = [
      await reserved(watched),
      await reserved(watched),
      await reserved(unwatched),
    ];
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 1 })
      .where("id", "=", present.id)
      .execute();
    await runDueWorkTwice(after(Date.now(), 72 * hour));
    expect((await absent.person.read(absent.id)).state).toBe("no-show");
    expect((await present.person.read(present.id)).state).toBe("attended");
    expect((await unknown.person.read(unknown.id)).state).toBe("confirmed");
  });

  it("names and telephones are forgotten ninety days after the event", async () => {
    const { person, id } = await reserved(await session());
    await blankOldDetails(db, after(Date.now(), 80 * 24 * hour));
    expect((await person.read(id)).phone).not.toBe("");
    await blankOldDetails(db, after(Date.now(), 93 * 24 * hour));
    const stored = await db
      .selectFrom("reservation")
      .select(["name", "kana", "phone", "note", "seats"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(stored).toEqual({ name: "", kana: "", phone: "", note: "", seats: 1 });
  });

  it.each([
    ["the names of friends", { guests: [{ nickname: "たかし", language: "ja" as const }] }],
    ["answers", { answers: { allergy: "卵" } }],
    ["a guest's address for mails", { guestEmail: "guest@example.jp" }],
    ["a reading", { kana: "もりの" }],
  ])(
    "details of a party that gave neither name nor telephone are forgotten too: %s",
    async (_, given) => {
      const anonymous = { name: "", kana: "", phone: "", nickname: "" };
      const { id } = await createReservation(db, {
        ...{ eventSessionId: await session(), seats: 2, ...anonymous, ...given },
      });
      await blankOldDetails(db, after(Date.now(), 93 * 24 * hour));
      const stored = await db
        .selectFrom("reservation")
        .select(["guests", "answers", "guest_email", "kana", "seats"])
        .where("id", "=", id)
        .executeTakeFirst();
      expect(stored).toEqual({ guests: [], answers: {}, guest_email: "", kana: "", seats: 2 });
    },
  );
});
