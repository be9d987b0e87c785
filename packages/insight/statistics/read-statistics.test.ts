import { recountOwed } from "@takujo/booking/money/index";
import { statisticsSchema } from "@takujo/contracts/insight/statistics";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readStatistics } from "./read-statistics.ts";

const { db } = await createTestDatabase();
/** Wednesday, 12:00 in Japan. */
const now = new Date("2026-04-15T12:00:00+09:00");
const at = (moment: string) => new Date(`2026-${moment}:00+09:00`);
const read = (month?: string, locale: "ja" | "en" = "ja") =>
  readStatistics(db, { month, locale }, now);
const march = async () => {
  const { chosen } = await read("2026-03");
  if (!chosen) throw new Error("No March");
  return chosen;
};

beforeEach(async () => {
  for (const table of ["reservation", "money_of_deleted", "event"] as const)
    await db.deleteFrom(table).execute();
});

type SessionOptions = Partial<Parameters<typeof createEventSession>[1]>;

/** An evening with one session of ten seats, three hours long. */
async function evening(
  startsAt: Date,
  options: SessionOptions = {},
  event: Parameters<typeof createEvent>[1] = {},
) {
  const eventId = options.eventId ?? (await createEvent(db, { startsAt, fee: 1500, ...event })).id;
  const { id } = await createEventSession(db, { startsAt, ...options, eventId });
  return { eventId, eventSessionId: id };
}

/** A walk-in, as the door records it. */
async function walkIn(eventSessionId: string, seats: number, createdAt: Date) {
  const { id } = await createReservation(db, {
    eventSessionId,
    state: "attended",
    seats,
    arrived: seats,
    createdAt,
  });
  await mark(id, { kind: "walk-in" });
}

interface Mark {
  people?: number[];
  kind?: string;
  paid?: number;
  method?: string;
}

async function mark(reservationId: string, values: Mark) {
  const { nonce } = await db
    .insertInto("check_in")
    .values({
      reservation_id: reservationId,
      made_by_id: "desk",
      nonce: crypto.randomUUID(),
      ...values,
    })
    .returning("nonce")
    .executeTakeFirstOrThrow();
  return nonce;
}

describe("attendance", () => {
  it("is the share of expected guests who came", async () => {
    const { eventSessionId } = await evening(at("03-14T18:00"), { capacity: 20 });
    // Of 12 expected, 3 + 2 + 1 came: all of three, two of four, the one of one; nobody of the other two parties.
    await createReservation(db, { eventSessionId, state: "attended", seats: 3, arrived: 3 });
    await createReservation(db, { eventSessionId, state: "attended", seats: 4, arrived: 2 });
    await createReservation(db, { eventSessionId, state: "attended", seats: 1, arrived: 1 });
    await createReservation(db, { eventSessionId, state: "no-show", seats: 3 });
    // Not marked as absent yet, twelve hours after the end.
    await createReservation(db, { eventSessionId, state: "confirmed", seats: 1 });
    for (const state of [
      "cancelled",
      "expired",
      "held",
      "waiting",
      "left",
      "lapsed",
      "called-off",
    ]) {
      await createReservation(db, { eventSessionId, state, seats: 1 });
    }
    await walkIn(eventSessionId, 2, at("03-14T18:10"));
    const { attendance, seats, events, sessions, unrecorded } = await march();
    expect(attendance).toEqual({ expected: 12, came: 8, walkIns: 2, absent: 6 });
    // Reserved seats are those of the twelve and of the walk-ins.
    expect(seats).toEqual({ reserved: 14, capacity: 20 });
    expect([events, sessions]).toEqual([1, 1]);
    expect(unrecorded).toEqual({ sessions: 0, seats: 0 });
  });

  it("leaves out sessions in which nobody was checked in, and says so", async () => {
    const { eventId, eventSessionId } = await evening(at("03-14T13:00"));
    await createReservation(db, { eventSessionId, state: "attended", seats: 2, arrived: 2 });
    const silent = await evening(at("03-14T18:00"), { eventId });
    await createReservation(db, { eventSessionId: silent.eventSessionId, seats: 5 });
    // Nobody reserved here, so nothing is missing.
    await evening(at("03-15T18:00"), { eventId });
    const { attendance, unrecorded, seats, events, sessions, fees } = await march();
    expect(attendance).toEqual({ expected: 2, came: 2, walkIns: 0, absent: 0 });
    expect(unrecorded).toEqual({ sessions: 1, seats: 5 });
    expect(seats).toEqual({ reserved: 7, capacity: 30 });
    expect([events, sessions]).toEqual([1, 3]);
    expect(fees.due).toBe(3000);
  });

  it("leaves out sessions that were called off, canceled or taken offline, or that still run", async () => {
    const { eventSessionId } = await evening(at("03-14T18:00"), { capacity: 4 });
    await createReservation(db, { eventSessionId, state: "attended", arrived: 1 });
    const others = [
      await evening(at("03-15T18:00"), { calledOff: true }),
      await evening(at("03-16T18:00"), {}, { state: "cancelled" }),
      await evening(at("03-17T18:00"), {}, { state: "draft" }),
    ];
    for (const other of others) {
      await createReservation(db, { ...other, state: "attended", seats: 2, arrived: 2 });
    }
    // Began an hour ago.
    const running = await evening(at("04-15T11:00"));
    await createReservation(db, { ...running, state: "attended", arrived: 1 });
    const { chosen, next } = await read();
    expect(chosen).toMatchObject({
      month: "2026-03",
      events: 1,
      seats: { reserved: 1, capacity: 4 },
      attendance: { expected: 1, came: 1, walkIns: 0, absent: 0 },
    });
    expect(next).toBeNull();
  });
});

describe("a month", () => {
  it("begins and ends at midnight in Japan, by the beginning of a session", async () => {
    await evening(at("02-28T23:59"), { capacity: 1 });
    await evening(at("03-01T00:00"), { capacity: 2 });
    // Ends in April.
    await evening(at("03-31T23:59"), { capacity: 4 });
    await evening(at("04-01T00:00"), { capacity: 8 });
    const { chosen, before, next } = await read("2026-03");
    expect([before?.seats.capacity, chosen?.seats.capacity, next]).toEqual([1, 6, "2026-04"]);
    expect((await read("2026-04")).chosen?.seats.capacity).toBe(8);
  });

  it("has weeks from Monday to Sunday, cut at its ends, and only weekdays with sessions", async () => {
    // Sunday the 1st, Monday the 2nd, Tuesday the 31st.
    for (const [day, seats] of [
      ["01", 1],
      ["02", 2],
      ["31", 3],
    ] as const) {
      const { eventSessionId } = await evening(at(`03-${day}T00:30`), { capacity: 5 });
      await createReservation(db, { eventSessionId, state: "attended", seats, arrived: seats });
    }
    const { weeks, weekdays } = await march();
    expect(weeks.map(({ from, to, came, capacity }) => [from, to, came, capacity])).toEqual([
      ["2026-03-01", "2026-03-01", 1, 5],
      ["2026-03-02", "2026-03-08", 2, 5],
      ["2026-03-09", "2026-03-15", 0, 0],
      ["2026-03-16", "2026-03-22", 0, 0],
      ["2026-03-23", "2026-03-29", 0, 0],
      ["2026-03-30", "2026-03-31", 3, 5],
    ]);
    expect(weekdays).toEqual([
      { weekday: 1, reserved: 2, capacity: 5 },
      { weekday: 2, reserved: 3, capacity: 5 },
      { weekday: 7, reserved: 1, capacity: 5 },
    ]);
  });

  it("is the last one with finished events if none is asked for", async () => {
    expect(await read()).toEqual({ chosen: null, before: null, next: null });
    await evening(at("01-10T18:00"));
    await evening(at("03-10T18:00"));
    await evening(at("05-10T18:00"));
    const { chosen, before, next } = await read();
    expect([chosen?.month, before?.month, next]).toEqual(["2026-03", "2026-02", null]);
    expect(before).toMatchObject({ events: 0, seats: { reserved: 0, capacity: 0 } });
  });

  it("without events lies between others, and none before the first or after the last", async () => {
    await evening(at("01-10T18:00"));
    await evening(at("03-10T18:00"));
    const empty = statisticsSchema.strict().parse(await read("2026-02"));
    expect(empty.chosen).toMatchObject({ events: 0, sessions: 0, games: [], weekdays: [] });
    expect(empty.chosen?.leadTime.medianDays).toBeNull();
    expect([empty.before?.month, empty.next]).toEqual(["2026-01", "2026-03"]);
    expect((await read("2026-01")).before).toBeNull();
    for (const month of ["2025-12", "2026-04", "1900-01", "2199-12"]) {
      await expect(read(month)).rejects.toMatchObject({ code: "not-found" });
    }
  });

  it("follows a session that was moved to another one", async () => {
    const { eventSessionId } = await evening(at("02-20T18:00"));
    await createReservation(db, { eventSessionId, state: "attended", seats: 2, arrived: 2 });
    await evening(at("02-01T18:00"), { capacity: 1 });
    await db
      .updateTable("event_session")
      .set({ starts_at: at("03-05T18:00"), ends_at: at("03-05T21:00") })
      .where("id", "=", eventSessionId)
      .execute();
    const { chosen, before } = await read("2026-03");
    expect([before?.attendance.came, chosen?.attendance.came]).toEqual([0, 2]);
  });
});

describe("seats by game", () => {
  it("are named in the language, with the most seats first and those without a game together", async () => {
    const game = await createBoardGame(db, { name: "大運河", english: "Grand Canal" });
    const other = await createBoardGame(db, { name: "九つの社", english: null });
    const { eventId } = await evening(at("03-10T18:00"), { capacity: 3 });
    await evening(at("03-11T18:00"), { eventId, capacity: 4 });
    const table = await evening(at("03-10T18:00"), {
      eventId,
      letter: "い",
      boardGameId: game.id,
      capacity: 6,
    });
    await evening(at("03-10T18:00"), { eventId, letter: "ろ", boardGameId: game.id, capacity: 6 });
    await evening(at("03-10T18:00"), { eventId, letter: "は", boardGameId: other.id, capacity: 5 });
    await createReservation(db, { ...table, seats: 3 });
    expect((await march()).games).toEqual([
      { id: game.id, name: "大運河", locale: "ja", reserved: 3, capacity: 12 },
      { id: null, name: null, locale: null, reserved: 0, capacity: 7 },
      { id: other.id, name: "九つの社", locale: "ja", reserved: 0, capacity: 5 },
    ]);
    const english = (await read("2026-03", "en")).chosen?.games;
    expect(english?.map(({ name, locale }) => [name, locale])).toEqual([
      ["Grand Canal", "en"],
      [null, null],
      ["九つの社", "ja"],
    ]);
  });
});

describe("how early people reserve", () => {
  it("is counted in days at the venue, for parties with seats, without walk-ins", async () => {
    const { eventSessionId } = await evening(at("03-31T00:30"), { capacity: 40 });
    const party = (createdAt: Date, state = "confirmed") =>
      createReservation(db, { eventSessionId, createdAt, state });
    // Half an hour later, and a minute before that midnight: the same day, and the day before.
    await party(at("03-31T01:00"), "attended");
    await party(at("03-30T23:59"));
    await party(at("03-28T00:00"), "no-show");
    await party(at("03-24T12:00"));
    await party(at("03-01T12:00"));
    await party(at("01-15T12:00"), "cancelled");
    await walkIn(eventSessionId, 2, at("03-31T00:40"));
    const { leadTime } = await march();
    expect(leadTime.medianDays).toBe(3);
    expect(leadTime.groups.map(({ fromDays, parties }) => [fromDays, parties])).toEqual([
      [0, 1],
      [1, 1],
      [3, 1],
      [7, 1],
      [14, 0],
      [30, 1],
    ]);
  });
});

describe("returning visitors", () => {
  it("are people with an account who came before the month, each once", async () => {
    const [regular, newcomer, absentee, canceled] = [
      (await createUser(db)).id,
      (await createUser(db)).id,
      (await createUser(db)).id,
      (await createUser(db)).id,
    ];
    const february = await evening(at("02-28T18:00"));
    const first = await evening(at("03-01T18:00"), { capacity: 30 });
    const second = await evening(at("03-20T18:00"), { capacity: 30 });
    await createReservation(db, { ...february, userId: regular, state: "attended", arrived: 1 });
    // Had reserved before, but did not come.
    await createReservation(db, { ...february, userId: absentee, state: "no-show" });
    await createReservation(db, { ...february, userId: canceled, state: "cancelled" });
    for (const night of [first, second]) {
      // With a companion on both nights; the newcomer comes twice in this month, for the first time in it.
      await createReservation(db, {
        ...night,
        userId: regular,
        state: "attended",
        seats: 2,
        arrived: 2,
      });
      await createReservation(db, { ...night, userId: newcomer, state: "attended", arrived: 1 });
    }
    await createReservation(db, { ...second, userId: absentee, state: "attended", arrived: 1 });
    await createReservation(db, { ...second, userId: canceled, state: "no-show" });
    // Without an account: a party of three by telephone, of which two came, and a walk-in.
    await createReservation(db, { ...second, state: "attended", seats: 3, arrived: 2 });
    await walkIn(second.eventSessionId, 1, at("03-20T18:05"));
    const { chosen, before } = await read("2026-03");
    expect(chosen?.visitors).toEqual({ accounts: 3, returning: 1, others: 5 });
    expect(before?.visitors).toEqual({ accounts: 1, returning: 0, others: 0 });
    for (const id of [regular, newcomer]) expect(JSON.stringify(chosen)).not.toContain(id);
  });
});

describe("the waitlist", () => {
  it("says how waiting ended, party by party", async () => {
    const { eventSessionId } = await evening(at("03-10T18:00"), { capacity: 40 });
    const waited = async (state: string, confirmed = false) => {
      const { id } = await createReservation(db, { eventSessionId, state, seats: 2 });
      await db
        .updateTable("reservation")
        .set({ queue_number: "7", confirmed_at: confirmed ? at("03-09T12:00") : null })
        .where("id", "=", id)
        .execute();
    };
    // Got seats: five, one of whom gave them back later.
    for (const state of ["confirmed", "attended", "attended", "no-show", "cancelled"]) {
      await waited(state, true);
    }
    await waited("left");
    // The organizer took them off the list.
    await waited("cancelled");
    await waited("lapsed");
    await waited("waiting");
    await waited("offered");
    // Never waited.
    await createReservation(db, { eventSessionId, state: "confirmed" });
    expect((await march()).waitlist).toEqual({
      parties: 10,
      seated: 5,
      left: 2,
      lapsed: 1,
      unserved: 2,
    });
  });
});

describe("fees", () => {
  it("are what guests who came owed, beside the money taken at the door", async () => {
    const { eventSessionId, eventId } = await evening(at("03-10T18:00"), { capacity: 20 });
    const party = await createReservation(db, {
      eventSessionId,
      state: "attended",
      seats: 4,
      arrived: 3,
    });
    await mark(party.id, { paid: 3000 });
    await mark(party.id, { kind: "pay", paid: 1500, method: "qr" });
    const undone = await mark(party.id, { kind: "pay", paid: 9000, method: "card" });
    await db
      .insertInto("check_in_undo")
      .values({
        nonce: crypto.randomUUID(),
        undone_nonce: undone,
        event_id: eventId,
        marked_at: now,
        made_by_id: "desk",
      })
      .execute();
    await mark(party.id, { kind: "pay", paid: 500, method: "card" });
    await createReservation(db, { eventSessionId, state: "no-show", seats: 2 });
    const free = await evening(at("03-11T18:00"), {}, { fee: 0 });
    await createReservation(db, { ...free, state: "attended", arrived: 1 });
    const dear = await evening(at("03-12T18:00"), {}, { fee: 2500 });
    await walkIn(dear.eventSessionId, 2, at("03-12T18:00"));
    // Three times 1,500, and twice 2,500.
    expect((await march()).fees).toEqual({ due: 9500, cash: 3000, qr: 1500, card: 500 });
  });

  it("are counted by the kinds of seats of guests who came, less discounts", async () => {
    const { id: codeId } = await db
      .insertInto("price_code")
      .values({
        code: "MARCH",
        yen: 300,
        valid_from: at("01-01T00:00"),
        valid_until: now,
        made_by_id: "x",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const student = { kind: "a", ja: "学生", en: "Student", full: 1000, yen: 1000 };
    const ordinary = { kind: "", full: 1500, yen: 1500 };
    const party = async (day: string, prices: object[], people: number[], code?: string) => {
      const { eventSessionId } = await evening(at(`03-${day}T18:00`));
      const { id } = await createReservation(db, {
        ...{ eventSessionId, state: "attended", seats: prices.length, arrived: people.length },
      });
      const rows = { prices: JSON.stringify(prices), price_code_id: code ?? null };
      await db.updateTable("reservation").set(rows).where("id", "=", id).execute();
      await mark(id, { people });
      await recountOwed(db, { id });
    };
    // One of the students did not come.
    await party("10", [ordinary, student, student], [0, 2]);
    // Another event calls its kind by another key; a code makes both seats cheaper, of which one came.
    const cheaper = { ...student, kind: "b", yen: 700 };
    await party("11", [{ ...ordinary, yen: 1200 }, cheaper], [1], codeId);
    const plain = await evening(at("03-12T18:00"), {}, { fee: 800 });
    await createReservation(db, { ...plain, state: "attended", seats: 2, arrived: 2 });
    const { kinds, discounts, fees, attendance } = await march();
    expect(kinds).toEqual([
      { key: "", name: "", came: 3, owed: 3100 },
      { key: "学生", name: "学生", came: 2, owed: 1700 },
    ]);
    expect(discounts).toEqual({ came: 1, yen: 300 });
    expect([fees.due, attendance.came]).toEqual([4800, 5]);
    const { chosen } = await read("2026-03", "en");
    expect(chosen?.kinds[1]).toMatchObject({ key: "学生", name: "Student" });
  });
});
