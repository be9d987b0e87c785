import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { indexSearch } from "../../../tools/postgres/seeded-database.ts";
import { seedHuge } from "./huge.ts";
import { seed } from "./seed.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
/** So many that there are more events than variants of their texts. */
const reservations = 33_600;
const lines: string[] = [];

/** Everything that the seed takes away for a while. */
async function rulesOfTables(): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_indexdef(indexrelid) || indisvalid as rule from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ rule }) => rule);
}

let before: string[] = [];
beforeAll(async () => {
  await seed(url);
  before = await rulesOfTables();
  await seedHuge(url, (line) => void lines.push(line), {
    reservations,
    indexSearch: () => indexSearch(url),
  });
});

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${what}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const hugeSessions = sql`event_session session join event on event.id = session.event_id
  and event.slug like 'huge-%'`;
const hugeReservations = sql`reservation join event_session session on session.id = event_session_id
  join event on event.id = session.event_id and event.slug like 'huge-%'`;
const textsOf = (kind: string) =>
  count(sql`${sql.table(`${kind}_text`)} join ${sql.table(kind)} as item
    on item.id = ${sql.ref(`${kind}_id`)} and item.slug like 'huge-%'`);

describe("the huge seed", () => {
  it("adds three lines of history to each reservation, and a text for every ten", async () => {
    expect(await count(hugeReservations)).toBe(reservations);
    const transitions = await count(sql`reservation_transition join ${hugeReservations}
      on reservation.id = reservation_transition.reservation_id`);
    expect(transitions / reservations).toBeCloseTo(3, 0);
    expect((await textsOf("event")) + (await textsOf("news")) + (await textsOf("article"))).toBe(
      reservations / 10,
    );
  });

  it("puts games on the shelf, which its events are about", async () => {
    expect(await textsOf("board_game")).toBe(6);
    expect(
      await count(sql`board_game join event_game on board_game_id = id where slug like 'huge-%'`),
    ).toBeGreaterThan(0);
  });

  it("tells how far it is and how fast", () => {
    expect(lines).toContainEqual(
      expect.stringMatching(/^reservations: 33,600 of 33,600, [\d,]+ a second$/),
    );
  });

  it("leaves indexes, keys and triggers as they were", async () => {
    expect(await rulesOfTables()).toEqual(before);
  });

  it("has nearly everything in the past, and something of each state ahead", async () => {
    const inState = (isOver: boolean, state: string) =>
      count(
        sql`${hugeReservations} where (session.starts_at < now()) = ${isOver} and reservation.state = ${state}`,
      );
    expect(await inState(true, "attended")).toBeGreaterThan(reservations / 2);
    for (const state of ["cancelled", "expired", "no-show", "left"]) {
      expect(await inState(true, state)).toBeGreaterThan(0);
    }
    for (const state of ["confirmed", "waiting", "held", "offered"]) {
      expect(await inState(false, state)).toBeGreaterThan(0);
      expect(await inState(true, state)).toBe(0);
    }
  });

  it("counts the seats of every session as its reservations do, and no more than there are", async () => {
    expect(
      await count(sql`${hugeSessions} where seats_taken > capacity or seats_taken <> (
        select sum(seats_held) from reservation where event_session_id = session.id)`),
    ).toBe(0);
    const waiting = sql`${hugeReservations} where reservation.state = 'waiting'`;
    expect(await count(sql`${waiting} and session.seats_taken < session.capacity`)).toBe(0);
  });

  it("knows of everybody who came within a year when they came in", async () => {
    expect(
      await count(sql`${hugeReservations} where session.starts_at > now() - interval '1 year' and arrived <> coalesce((
        select sum(cardinality(people)) from check_in where reservation_id = reservation.id), 0)`),
    ).toBe(0);
  });

  it("ends every history in the state of its reservation", async () => {
    expect(
      await count(sql`${hugeReservations} where reservation.state <> (
        select state from reservation_transition where reservation_id = reservation.id order by id desc limit 1)`),
    ).toBe(0);
  });

  it("makes everything searchable", async () => {
    expect(await count(sql`search_entry where kind = 'event'`)).toBeGreaterThanOrEqual(
      await count(sql`event where slug like 'huge-%'`),
    );
  });

  it("lets new rows follow", async () => {
    await sql`insert into reservation_transition (reservation_id, cause, state, seats, made_by)
      select reservation_id, cause, state, seats, made_by from reservation_transition order by id desc limit 1`.execute(
      db,
    );
  });

  it("goes into a fresh database only", async () => {
    await expect(
      seedHuge(url, () => {}, { reservations, indexSearch: () => indexSearch(url) }),
    ).rejects.toThrow("fresh database");
  });
});
