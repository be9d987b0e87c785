import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { venueDay } from "@takujo/i18n/format-date";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../../tests/support/organizing.ts";
import { reserving } from "../../../../../tests/support/reserving.ts";
import { listEventsAhead } from "./list-reservations.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { session } = people;

const event = await createEvent(db, { slug: "heavy-night", title: "重量級ナイト" });
const noon = await session({ eventId: event.id, capacity: 20, letter: "い" });
const night = await session({ eventId: event.id, capacity: 20 });
const anna = await createUser(db, { locale: "en", name: "Anna Lindqvist" });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
let age = 0;
const party = (options: Partial<Parameters<typeof createReservation>[1]> = {}) => {
  age += 1;
  return createReservation(db, {
    eventSessionId: noon,
    createdAt: minutesAgo(age),
    ...options,
  });
};

const aoi = await party({
  name: "西村　あおい",
  kana: "ニシムラ アオイ",
  nickname: "あおい",
  phone: "090-1111-9876",
  code: "7K2M49XQ",
});
const mori = await party({ name: "森 はるか", kana: "もり はるか", phone: "+81-80-2222-3333" });
const foreign = await party({
  userId: anna.id,
  name: "Anna Lindqvist",
  kana: "",
  nickname: "Anna",
  eventSessionId: night,
  note: "車いす",
});
const waiting = await party({ state: "waiting", userId: anna.id, seats: 2 });
const cancelled = await party({ state: "cancelled" });
const arrived = await party({ state: "attended", seats: 2, arrived: 1 });
const ranOut = await party({ state: "expired", code: "9QRX24KM" });
const elsewhere = await createReservation(db, {
  eventSessionId: await session(),
  createdAt: minutesAgo(100),
});

const ids = async (query: Record<string, string>) =>
  (await organizer.list(query)).items.map(({ id }) => id);

describe("the list", () => {
  it("has everybody's reservations, the newest first, but no hold that ran out", async () => {
    expect(await ids({})).toEqual(
      [aoi, mori, foreign, waiting, cancelled, arrived, elsewhere].map(({ id }) => id),
    );
  });

  it("of an event or a session has theirs, by slug or by id", async () => {
    const those = [aoi, mori, foreign, waiting, cancelled, arrived].map(({ id }) => id);
    expect(await ids({ event: event.slug })).toEqual(those);
    expect(await ids({ event: event.id })).toEqual(those);
    expect(await ids({ session: night })).toEqual([foreign.id]);
    expect(await ids({ event: event.slug, session: night })).toEqual([foreign.id]);
    await expect(ids({ event: "no-such-event" })).rejects.toThrow("not-found");
    const list = await organizer.list({ session: night });
    expect(list.event).toMatchObject({ slug: "heavy-night", title: "重量級ナイト" });
    expect(list.event?.sessions.map(({ id, seatsTaken }) => [id, seatsTaken])).toContainEqual([
      noon,
      4,
    ]);
  });

  it("is filtered by state, and counts each of them", async () => {
    const { counts } = await organizer.list({ event: event.slug });
    expect(
      Object.fromEntries(Object.entries(counts ?? {}).map(([name, { count }]) => [name, count])),
    ).toEqual({
      ...{ all: 6, confirmed: 3, attended: 1, "no-show": 0, held: 0, offered: 0, waiting: 1 },
      cancelled: 1,
    });
    expect(await ids({ group: "cancelled" })).toEqual([cancelled.id]);
    expect(await ids({ group: "confirmed" })).toEqual(
      [aoi, mori, foreign, elsewhere].map(({ id }) => id),
    );
    expect(await ids({ event: event.slug, language: "en" })).toEqual([foreign.id, waiting.id]);
  });

  it("is read page by page, each reservation once", async () => {
    for (const filter of [{}, { event: event.slug }, { q: "はるか" }]) {
      const whole = await ids(filter);
      const read: string[] = [];
      let after = "";
      do {
        const page = await organizer.list({ ...filter, limit: "2", ...(after && { after }) });
        expect(page.items.length).toBeLessThanOrEqual(2);
        read.push(...page.items.map(({ id }) => id));
        after = page.next ?? "";
      } while (after);
      expect(read).toEqual(whole);
    }
  });

  it("shows each waiting party's place and reason", async () => {
    const [row] = (await organizer.list({ group: "waiting" })).items;
    expect(row).toMatchObject({
      position: 1,
      wantedSeats: 2,
      minSeats: 2,
      language: "en",
      // The name of the account, because a waiting party gave none.
      name: "Anna Lindqvist",
      waitingReason: { code: "soon", seats: 16 },
    });
  });
});

describe("a search finds", () => {
  it.each([
    ["the name", "西村"],
    ["the name without its space", "西村あおい"],
    ["the name with another space", "西村 あおい"],
    ["the given name first", "あおい 西村"],
    ["the reading in the other kana", "にしむら"],
    ["a part of it", "しむ"],
    ["half-width kana", "ｱｵｲ"],
    ["the code", "7K2M-49XQ"],
    ["the code in any width and case", "７ｋ２ｍ４９ｘｑ"],
    ["its beginning", "7K2M"],
    ["the last four digits of the telephone", "9876"],
    ["the telephone without hyphens", "09011119876"],
    ["the telephone with its country", "+81 90-1111-9876"],
  ])("%s", async (_, q) => {
    expect(await ids({ q })).toEqual([aoi.id]);
    expect(await ids({ q, event: event.slug })).toEqual([aoi.id]);
  });

  it("a family name of one character, and a number that was given with its country", async () => {
    expect(await ids({ q: "森" })).toEqual([mori.id]);
    expect(await ids({ q: "080-2222-3333" })).toEqual([mori.id]);
    expect(await ids({ q: "lindq ANNA" })).toEqual([foreign.id, waiting.id]);
  });

  it("nothing by the middle of a telephone, by pairs that are apart, or by signs alone", async () => {
    for (const q of ["1111", "西あ", "%", "_", "'", "\\"]) expect(await ids({ q }), q).toEqual([]);
  });

  it("a hold that ran out, by its code", async () => {
    expect(await ids({ q: "9qrx24km" })).toEqual([ranOut.id]);
  });

  it("and counts matches by state", async () => {
    const { counts } = await organizer.list({ q: "3333" });
    expect(counts?.all).toEqual({ count: 1, more: false });
    expect(counts?.confirmed.count).toBe(1);
    expect(counts?.cancelled.count).toBe(0);
  });
});

it("people without the role are refused", async () => {
  const person = await people.player();
  expect((await person.call("GET", "/admin/reservations")).status).toBe(403);
});

describe("people on the waitlist", () => {
  it("are found by the name of their account and by their address, anywhere and within the event", async () => {
    const { id: eventId, slug } = await createEvent(db);
    const full = await createEventSession(db, { eventId, capacity: 1, seatsTaken: 1 });
    const person = await createUser(db, {
      name: "待田 のぞみ",
      email: `nozomi.${randomUUID()}@example.jp`,
    });
    const { id } = await createReservation(db, {
      eventSessionId: full.id,
      userId: person.id,
      state: "waiting",
    });
    for (const q of [
      "待田",
      "のぞみ 待田",
      person.email,
      person.email.slice(0, 20).toUpperCase(),
    ]) {
      expect(await ids({ q }), q).toContain(id);
      expect(await ids({ q, event: slug }), q).toEqual([id]);
    }
    for (const q of ["待川", "nozomi.x@example", "@example.jp", "%"]) {
      expect(await ids({ q }), q).not.toContain(id);
    }
  });
});

describe("the list of one event", () => {
  it("is sorted by name, by state or by time and table, and read page by page", async () => {
    const { id: eventId, slug } = await createEvent(db);
    const startsAt = new Date(Date.now() + 3_600_000);
    const later = new Date(startsAt.getTime() + 3_600_000);
    // In the order of the iroha, not of the alphabet.
    const [ro, ha, evening] = [
      await session({ eventId, letter: "ろ", startsAt, capacity: 9 }),
      await session({ eventId, letter: "は", startsAt, capacity: 9 }),
      await session({ eventId, letter: "い", startsAt: later, capacity: 9 }),
    ];
    const seat = async (eventSessionId: string, kana: string, state = "confirmed") =>
      (await createReservation(db, { eventSessionId, kana, name: "名", state })).id;
    const a = await seat(evening, "アオイ");
    const b = await seat(ha, "いとう", "attended");
    const c = await seat(ro, "うえの", "cancelled");
    const anonymous = await createUser(db, { name: "えんどう" });
    const d = (
      await createReservation(db, { eventSessionId: ro, userId: anonymous.id, state: "waiting" })
    ).id;
    const sorted = async (sort: string) => {
      const first = await organizer.list({ event: slug, sort, limit: "3" });
      const rest = await organizer.list({ event: slug, sort, after: first.next ?? "" });
      expect(rest.next).toBeNull();
      return [...first.items, ...rest.items].map(({ id }) => id);
    };
    expect(await sorted("name")).toEqual([a, b, c, d]);
    expect(await sorted("session")).toEqual([c, d, b, a]);
    expect(await sorted("state")).toEqual([a, b, d, c]);
    await expect(organizer.list({ event: slug, sort: "phone" })).rejects.toThrow("invalid-input");
  });
});

describe("the list of today", () => {
  it("has the sessions of the venue's day, the earliest first, with its counts", async () => {
    const { id: eventId } = await createEvent(db);
    const day = venueDay(new Date());
    const seated = async (clock: string, offset = 0, state = "confirmed") => {
      const startsAt = new Date(Date.parse(`${day}T${clock}:00+09:00`) + offset * 86_400_000);
      const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt });
      return (await createReservation(db, { eventSessionId, state })).id;
    };
    const last = await seated("23:59");
    const first = await seated("00:00", 0, "attended");
    const others = [await seated("23:59", -1), await seated("00:00", 1)];
    const { items, counts } = await organizer.list({ when: "today" });
    const found = items.map(({ id }) => id);
    expect(found.filter((id) => [first, last].includes(id))).toEqual([first, last]);
    for (const id of others) expect(found).not.toContain(id);
    expect(counts?.attended.count).toBeGreaterThanOrEqual(1);
    expect(await ids({ when: "today", group: "attended" })).toContain(first);
  });
});

describe("the list of what is unpaid", () => {
  it("has parties of the last thirty days with open sums, the latest first", async () => {
    const { id: eventId } = await createEvent(db, { fee: 1_000 });
    const { id: freeEvent } = await createEvent(db, { fee: 0 });
    const dayLong = 86_400_000;
    const arrived = async (days: number, paid: number[], of = eventId) => {
      const startsAt = new Date(Date.now() - days * dayLong);
      const { id: eventSessionId } = await createEventSession(db, { eventId: of, startsAt });
      const { id } = await createReservation(db, {
        eventSessionId,
        state: "attended",
        seats: 2,
        arrived: 2,
      });
      for (const [index, sum] of paid.entries()) {
        const { nonce } = await db
          .insertInto("check_in")
          .values({
            reservation_id: id,
            nonce: randomUUID(),
            kind: "pay",
            people: [],
            paid: sum,
            method: "cash",
            marked_at: new Date(),
            device: "",
            has_seat: true,
            made_by_id: organizer.id,
          })
          .returning("nonce")
          .executeTakeFirstOrThrow();
        // The second payment was taken back.
        if (index === 1) {
          await db
            .insertInto("check_in_undo")
            .values({
              nonce: randomUUID(),
              undone_nonce: nonce,
              event_id: of,
              marked_at: new Date(),
              device: "",
              made_by_id: organizer.id,
            })
            .execute();
        }
      }
      return id;
    };
    const partly = await arrived(2, [1_000]);
    const never = await arrived(29, []);
    const takenBack = await arrived(1, [1_000, 1_000]);
    const settled = [await arrived(1, [2_000]), await arrived(1, [], freeEvent)];
    const longAgo = await arrived(40, []);
    const found = await ids({ when: "unpaid" });
    const own = new Set([partly, never, takenBack]);
    expect(found.filter((id) => own.has(id))).toEqual([takenBack, partly, never]);
    for (const id of [...settled, longAgo]) expect(found).not.toContain(id);
    expect((await organizer.list({ when: "unpaid" })).counts).toBeNull();
  });
});

describe("the list by the day of the event", () => {
  it("has upcoming reservations, the next first, and past ones, the latest first, each once", async () => {
    const { id: eventId } = await createEvent(db);
    const hour = 3_600_000;
    const seated = async (hours: number, state = "confirmed") => {
      const startsAt = new Date(Date.now() + hours * hour);
      const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt });
      return (await createReservation(db, { eventSessionId, state })).id;
    };
    const later = await seated(5_000);
    const soon = await seated(4_000);
    const absent = await seated(-4_000, "no-show");
    const longAgo = await seated(-5_000, "attended");
    const own = new Set([later, soon, absent, longAgo]);
    const all = async (query: Record<string, string>) => {
      const ids: string[] = [];
      let after: string | null = "";
      do {
        const page = await organizer.list({ ...query, limit: "3", ...(after && { after }) });
        ids.push(...page.items.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(new Set(ids).size).toBe(ids.length);
      return ids.filter((id) => own.has(id));
    };
    expect(await all({ when: "upcoming" })).toEqual([soon, later]);
    expect(await all({ when: "past" })).toEqual([absent, longAgo]);
    expect(await all({ when: "past", group: "no-show" })).toEqual([absent]);
    expect(await all({ when: "past", group: "confirmed" })).toEqual([]);
    const { counts } = await organizer.list({ when: "upcoming" });
    expect(counts?.confirmed.count).toBeGreaterThanOrEqual(2);
    expect((await organizer.list({ when: "past" })).counts).toBeNull();
    await expect(organizer.list({ when: "never" })).rejects.toThrow("invalid-input");
  });
});

it("the next events are listed while others of them are deleted", async () => {
  const doomed = await Promise.all(Array.from({ length: 20 }, () => createEvent(db)));
  let isOver = false;
  const deletion = (async () => {
    for (const { id } of doomed) await db.deleteFrom("event").where("id", "=", id).execute();
  })().finally(() => {
    isOver = true;
  });
  const lists = [];
  while (!isOver) lists.push(await listEventsAhead(db, "ja", "everywhere"));
  await deletion;
  expect(lists.length).toBeGreaterThan(0);
  const last = await listEventsAhead(db, "ja", "everywhere");
  expect(last.filter(({ id }) => doomed.some((one) => one.id === id))).toEqual([]);
});
