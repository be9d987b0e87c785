import { randomInt, randomUUID } from "node:crypto";
import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import type { ReceptionAnswers, ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import {
  applyMarks,
  type OwnMark,
} from "../../../apps/web/app/routes/reception/marks/apply-marks.ts";
import { sendMarks } from "../../../apps/web/app/routes/reception/marks/send-marks.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");

const marksInAll = 200;
const fee = 1500;
type Random = () => number;
type Phone = Awaited<ReturnType<typeof newPhone>>;

/** The same numbers for the same seed, so that a failure can be played again. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const anyOf = <Item>(random: Random, items: Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** A phone at the door: the list it fetched, and what waits to be sent. `renewed`: the control, which forgets its nonces. */
async function newPhone(device: string, eventId: string, random: Random, renewed: boolean) {
  const helper = await signedIn({ name: device, role: "admin" });
  const path = `/reception/events/${eventId}`;
  const list = (await (await helper.call("GET", path)).json()) as ReceptionList;
  let waiting: OwnMark[] = [];
  const everything: OwnMark[] = [];
  /** The request or the response is lost: in the latter case the server has done its work unnoticed. */
  async function post(marks: ReceptionMark[]): Promise<ReceptionAnswers> {
    if (random() < 0.3) throw new TypeError("Failed to fetch");
    const sent = renewed ? marks.map((mark) => ({ ...mark, nonce: randomUUID() })) : marks;
    const answer = await helper.call("POST", `${path}/marks`, { marks: sent });
    expect(answer.status).toBe(200);
    const { answers } = (await answer.json()) as ReceptionAnswers;
    if (random() < 0.4) throw new TypeError("Failed to fetch");
    return { answers: answers.map((one, at) => ({ ...one, nonce: marks[at]?.nonce ?? "" })) };
  }
  const queue = {
    read: async () => waiting,
    remove: async (nonces: string[]) => {
      waiting = waiting.filter(({ nonce }) => !nonces.includes(nonce));
    },
  };
  return {
    device,
    everything,
    view: () => applyMarks(list, everything),
    mark(said: Record<string, unknown>) {
      const made = { nonce: randomUUID(), at: new Date().toISOString(), device, by: device };
      const mark = { ...made, ...said } as OwnMark;
      everything.push(mark);
      waiting.push(mark);
      // A queue that two tabs share may be read in another order.
      if (random() < 0.3) waiting = waiting.toSorted(() => random() - 0.5);
    },
    isDone: () => waiting.length === 0,
    send: () => sendMarks(queue, post, 1 + Math.floor(random() * 20)).catch(() => []),
  };
}

/** People of a party arrive or pay, somebody comes without a reservation, or a mistake is undone. */
function markSomething(phone: Phone, random: Random, sessionId: string): void {
  const { parties } = phone.view();
  const own = phone.everything.filter(({ kind }) => kind === "arrive" || kind === "walk-in");
  const choice = random();
  if (choice < 0.12 && own.length > 0) {
    phone.mark({ kind: "undo", of: anyOf(random, own).nonce });
    return;
  }
  if (choice < 0.2) {
    const seats = 1 + Math.floor(random() * 2);
    const made = { reservationId: randomUUID(), sessionId, name: "", nickname: "当日" };
    phone.mark({ kind: "walk-in", ...made, seats, paid: seats * fee });
    return;
  }
  const { reservationId, seats } = anyOf(random, parties);
  if (choice < 0.25) {
    phone.mark({ kind: "pay", reservationId, paid: fee });
    return;
  }
  const all = Array.from({ length: seats }, (_, place) => place);
  const some = all.filter(() => random() < 0.6);
  const people = some.length > 0 ? some : [0];
  phone.mark({ kind: "arrive", reservationId, people, paid: people.length * fee });
}

async function play(seed: number, renewed = false) {
  const random = randomFrom(seed);
  const { id: eventId } = await createEvent(db, { startsAt: new Date(), fee });
  const { id: sessionId } = await createEventSession(db, { eventId, capacity: 1000 });
  for (let party = 0; party < 30; party++) {
    await createReservation(db, { eventSessionId: sessionId, seats: 1 + (party % 4) });
  }
  const phones = [
    await newPhone("iPad", eventId, random, renewed),
    await newPhone("Pixel", eventId, random, renewed),
  ];
  for (let made = 0; made < marksInAll; made++) {
    markSomething(anyOf(random, phones), random, sessionId);
    // Now and then there is a network for a moment, for one of them or for both at once.
    if (random() < 0.08)
      await Promise.all(phones.filter(() => random() < 0.6).map((p) => p.send()));
  }
  while (phones.some((phone) => !phone.isDone())) await Promise.all(phones.map((p) => p.send()));
  return { eventId, sessionId, marks: phones.flatMap(({ everything }) => everything) };
}

/** The result of the marks, computed without the production code. */
function unionOf(marks: OwnMark[]) {
  const undone = new Set(marks.flatMap((mark) => (mark.kind === "undo" ? [mark.of] : [])));
  const sentAway = new Set(
    marks.flatMap((mark) =>
      mark.kind === "walk-in" && undone.has(mark.nonce) ? [mark.reservationId] : [],
    ),
  );
  const parties = new Map<string, { people: Set<number>; paid: number; twice: boolean }>();
  for (const mark of marks) {
    if (
      mark.kind === "price" ||
      mark.kind === "undo" ||
      mark.kind === "see" ||
      undone.has(mark.nonce)
    )
      continue;
    const party = parties.get(mark.reservationId) ?? { people: new Set(), paid: 0, twice: false };
    parties.set(mark.reservationId, party);
    party.paid += mark.paid;
    if (sentAway.has(mark.reservationId)) continue;
    const arriving = mark.kind === "arrive" ? mark.people : [];
    const walking = mark.kind === "walk-in" ? [...Array(mark.seats).keys()] : [];
    for (const place of [...arriving, ...walking]) {
      if (party.people.has(place)) party.twice = true;
      party.people.add(place);
    }
  }
  return parties;
}

async function listOf(eventId: string) {
  const admin = await signedIn({ role: "admin" });
  const answer = await admin.call("GET", `/reception/events/${eventId}`);
  return (await answer.json()) as ReceptionList;
}

async function compare({ eventId, marks }: Awaited<ReturnType<typeof play>>) {
  const expected = unionOf(marks);
  const list = await listOf(eventId);
  const rows = await db
    .selectFrom("reservation")
    .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
    .where("event_session.event_id", "=", eventId)
    .select(["reservation.id", "arrived", "reservation.state"])
    .execute();
  const stored = await db
    .selectFrom("check_in")
    .where(
      "reservation_id",
      "in",
      rows.map(({ id }) => id),
    )
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    arrived: [
      Object.fromEntries(rows.filter((row) => row.arrived > 0).map((row) => [row.id, row.arrived])),
      Object.fromEntries(
        [...expected].filter(([, p]) => p.people.size > 0).map(([id, p]) => [id, p.people.size]),
      ),
    ],
    paid: [
      list.parties.reduce((sum, { paid }) => sum + paid, 0),
      [...expected.values()].reduce((sum, { paid }) => sum + paid, 0),
    ],
    marks: [Number(stored.count), marks.filter(({ kind }) => kind !== "undo").length],
    conflicts: [
      list.parties
        .filter((party) => party.marks.some(({ conflict }) => conflict === "twice"))
        .map((party) => party.reservationId)
        .sort(),
      [...expected]
        .filter(([, { twice }]) => twice)
        .map(([id]) => id)
        .sort(),
    ],
  };
}

describe("two phones without a network", () => {
  const seeds = [1, 2, 3].map(() => randomInt(2 ** 31));

  it.each(seeds)("merge to the union, and nothing counts twice (seed %i)", async (seed) => {
    const night = await play(seed);
    expect(night.marks).toHaveLength(marksInAll);
    const { arrived, paid, marks, conflicts } = await compare(night);
    expect(arrived[0]).toEqual(arrived[1]);
    expect(paid[0]).toBe(paid[1]);
    expect(marks[0]).toBe(marks[1]);
    expect(conflicts[0]).toEqual(conflicts[1]);
    expect(conflicts[0]).not.toEqual([]);
    const { seats_taken } = await db
      .selectFrom("event_session")
      .select("seats_taken")
      .where("id", "=", night.sessionId)
      .executeTakeFirstOrThrow();
    const held = await db
      .selectFrom("reservation")
      .where("event_session_id", "=", night.sessionId)
      .select(({ fn }) => fn.sum<string>("seats_held").as("seats"))
      .executeTakeFirstOrThrow();
    expect(seats_taken).toBe(Number(held.seats));
  });

  it("would count some of it twice without their nonces", async () => {
    const { paid, marks } = await compare(await play(20_260_418, true));
    expect(marks[0]).toBeGreaterThan(marks[1] as number);
    expect(paid[0]).not.toBe(paid[1]);
  });
});
