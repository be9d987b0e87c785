import { createEvent } from "@takujo/db/testing/create-event";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;

async function expectRightCounts(circumstance?: string) {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from event_session as session
    where seats_taken > capacity or seats_taken <> (
      select coalesce(sum(seats_held), 0) from reservation where event_session_id = session.id
    )`.execute(db);
  expect(rows[0]?.wrong, circumstance).toBe(0);
}

/** Refusals are results; faults are not. */
const settled = async (calls: Promise<unknown>[]) => {
  const answers = await Promise.allSettled(calls);
  const refusals = answers.flatMap((answer) =>
    answer.status === "rejected" ? [(answer.reason as Error).message] : [],
  );
  expect(refusals).not.toContain("unexpected");
  return { refusals, done: answers.length - refusals.length };
};

it("moves and holds at once never sell a seat twice", async () => {
  const { id: eventId } = await createEvent(db);
  const from = await session({ eventId, capacity: 10 });
  const to = await session({ eventId, capacity: 6 });
  const movers = await Promise.all(Array.from({ length: 8 }, () => organizer.add(from)));
  const players = await Promise.all(Array.from({ length: 8 }, () => player()));
  const { done, refusals } = await settled([
    ...movers.map(({ id }) => organizer.move([id], to)),
    ...players.map((person) => person.hold(to)),
  ]);
  expect(done).toBe(6);
  expect(new Set(refusals)).toEqual(new Set(["session-full"]));
  await expectRightCounts();
});

it("moves in opposite directions, several at a time, do not lock up", async () => {
  const { id: eventId } = await createEvent(db);
  const left = await session({ eventId, capacity: 20 });
  const right = await session({ eventId, capacity: 20 });
  const both = await Promise.all(
    Array.from({ length: 12 }, (_, index) => organizer.add(index % 2 ? left : right)),
  );
  const ids = (odd: number) => both.filter((_, index) => index % 2 === odd).map(({ id }) => id);
  const { refusals } = await settled([
    organizer.move(ids(1), right),
    organizer.move(ids(0), left),
    organizer.move([...ids(0)].reverse(), right),
    organizer.move([...ids(1)].reverse(), left),
  ]);
  // A party moved by another call in the meantime is refused, never lost.
  expect(refusals.filter((code) => code !== "changed-meanwhile")).toEqual([]);
  await expectRightCounts();
});

it("whatever organizer and players do at once, seats_taken is the sum of the seats held", async () => {
  const { id: eventId } = await createEvent(db);
  const sessions = await Promise.all(
    [5, 3, 8].map((capacity) => session({ eventId, capacity, maxSeats: 3 })),
  );
  const players: Player[] = await Promise.all(Array.from({ length: 10 }, () => player()));
  // A small seeded generator, so that a failure can be reproduced.
  const firstSeed = 20_261_114;
  let seed = firstSeed;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >> 12) % limit;
  };
  const anyOf = <Item>(items: Item[]) => items[below(items.length)] as Item;
  /** In the order of creation: ids are random, and so would choices ordered by id be. */
  const reservations: string[] = [];
  const done = new Map<string, number>();
  const wanted = ["add", "alter", "move", "callOff", "restore"];
  const missing = () => wanted.filter((verb) => !done.has(verb));
  // The database decides who wins a race. Runs until every verb of the organizer has won once.
  for (let round = 0; round < 25 || (round < 200 && missing().length > 0); round++) {
    const { rows } = await sql<{
      id: string;
      user_id: string | null;
      version: number;
      state: string;
    }>`
      select id, user_id, version, state from reservation where state in ('held', 'waiting', 'offered', 'confirmed', 'cancelled')
        and id = any(${reservations}::uuid[])
      order by array_position(${reservations}::uuid[], id)`.execute(db);
    const creations: Record<string, () => Promise<{ id: string }>> = {
      add: () => organizer.add(anyOf(sessions), { seats: 1 + below(3) }),
      hold: () => anyOf(players).hold(anyOf(sessions), 1 + below(3)),
      join: () => anyOf(players).join(anyOf(sessions), 1 + below(3), 1),
    };
    const verbs: Record<string, () => Promise<unknown>> = { ...creations };
    if (rows.length > 0) {
      const { id, version, user_id } = anyOf(rows);
      const cancelled = rows.filter(({ state }) => state === "cancelled");
      const owner = players.find((person) => person.id === user_id);
      Object.assign(verbs, {
        alter: () => organizer.alter(id, { version, seats: 1 + below(3) }),
        move: () => organizer.move([id], anyOf(sessions)),
        callOff: () => organizer.callOff(id),
        restore: () => organizer.restore(cancelled.length > 0 ? anyOf(cancelled).id : id),
        offer: () => organizer.offer(id),
        ...(owner && {
          confirm: () => owner.confirm(id),
          accept: () => owner.accept(id),
          cancel: () => owner.cancel(id),
        }),
      });
    }
    const chosen = Array.from({ length: 8 }, () => anyOf(Object.keys(verbs)));
    const made: string[] = [];
    await settled(
      chosen.map(async (name, place) => {
        const answer = await verbs[name]?.();
        if (name in creations) made[place] = (answer as { id: string }).id;
        done.set(name, (done.get(name) ?? 0) + 1);
      }),
    );
    reservations.push(...made.filter(Boolean));
    await expectRightCounts(`seed ${firstSeed}, round ${round}`);
  }
  expect(missing(), `never done, seed ${firstSeed}`).toEqual([]);
});

it("the desk's queue and its answers for guests, beside everybody else, sell no seat twice and pass nobody", async () => {
  const capacity = 4;
  const table = await session({ capacity, maxSeats: 2 });
  const seated = await Promise.all(
    Array.from({ length: capacity }, async () => {
      const person = await player();
      const { id } = await person.hold(table);
      await person.confirm(id);
      return { person, id };
    }),
  );
  const players = await Promise.all(Array.from({ length: 6 }, () => player()));
  const { refusals } = await settled([
    ...players.map((person) => person.join(table)),
    ...Array.from({ length: 6 }, () => organizer.queue(table)),
    ...seated.slice(0, 2).map(({ person, id }) => person.cancel(id)),
    organizer.add(table),
  ]);
  // While seats are free, a newcomer reserves them.
  expect(refusals.filter((code) => !["session-full", "seats-free"].includes(code))).toEqual([]);
  await expectRightCounts();
  for (let round = 0; round < 6; round++) {
    const parties = await db
      .selectFrom("reservation")
      .select(["id", "user_id", "state", "queue_number"])
      .where("event_session_id", "=", table)
      .where("queue_number", "is not", null)
      .orderBy("queue_number")
      .execute();
    // Everybody wants one seat, so offers are made in the order of the queue.
    const firstWaiting = parties.findIndex(({ state }) => state === "waiting");
    const behind = firstWaiting === -1 ? [] : parties.slice(firstWaiting);
    expect(behind.filter(({ state }) => state !== "waiting")).toEqual([]);
    const offered = parties.filter(({ state }) => state === "offered");
    const confirmed = await db
      .selectFrom("reservation")
      .select(["id"])
      .where("event_session_id", "=", table)
      .where("state", "=", "confirmed")
      .limit(1)
      .execute();
    await settled([
      ...offered.flatMap(({ id, user_id }) => {
        const owner = players.find((person) => person.id === user_id);
        return owner
          ? [owner.accept(id), owner.cancel(id)]
          : [organizer.accept(id), organizer.accept(id), organizer.callOff(id)];
      }),
      ...confirmed.map(({ id }) => organizer.callOff(id)),
    ]);
    await expectRightCounts(`round ${round}`);
  }
});
