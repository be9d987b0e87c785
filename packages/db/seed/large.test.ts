import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { seedLarge } from "./large.ts";
import { seed } from "./seed.ts";

const { db, url } = await createTestDatabase();
const counts = { news: 50, events: 60, users: 30, inquiries: 210, auditEntries: 100 };
beforeAll(async () => {
  await seed(url);
  await seedLarge(url, () => {}, counts);
});

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${what}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const measuredSessions = sql`event_session session join event on event.id = session.event_id
  and event.slug like 'measured-%'`;
const measuredReservations = sql`reservation join event_session session on session.id = event_session_id
  join event on event.id = session.event_id and event.slug like 'measured-%'`;

const measured = async () => ({
  news: await count(sql`news where slug like 'measured-%'`),
  events: await count(sql`event where slug like 'measured-%'`),
  sessions: await count(measuredSessions),
  reservations: await count(measuredReservations),
  users: await count(sql`"user" where id like 'measured-%'`),
  inquiries: await count(sql`contact_inquiry where email like 'measured-%'`),
  unanswered: await count(sql`contact_inquiry where state = 'new' and email like 'measured-%'`),
  auditEntries: await count(sql`audit_entry where reason = 'measured'`),
});

describe("the large seed", () => {
  it("adds what it says, and repeated nothing more", async () => {
    const expected = {
      ...{ news: 50, events: 60, sessions: 60, reservations: 1200, users: 30 },
      ...{ inquiries: 210, unanswered: 200, auditEntries: 100 },
    };
    expect(await measured()).toEqual(expected);
    const transitions = await count(sql`reservation_transition`);
    await seedLarge(url, () => {}, counts);
    expect(await measured()).toEqual(expected);
    expect(await count(sql`reservation_transition`)).toBe(transitions);
  });

  it("has events of the past and of the future, with people of their time", async () => {
    const inState = (over: boolean, ...states: string[]) =>
      count(sql`${measuredReservations} where (session.ends_at < now()) = ${over}
        and reservation.state = any(${states})`);
    expect(await inState(true, "attended", "no-show", "left")).toBeGreaterThan(200);
    expect(await inState(false, "confirmed", "waiting")).toBeGreaterThan(200);
    expect(await inState(false, "attended", "no-show", "left")).toBe(0);
    expect(await inState(true, "confirmed", "waiting")).toBe(0);
  });

  it("counts the seats of every session as its reservations do, and no more than there are", async () => {
    expect(
      await count(sql`${measuredSessions} where seats_taken > capacity or seats_taken <> (
        select sum(seats_held) from reservation where event_session_id = session.id)`),
    ).toBe(0);
  });

  it("lets people wait only where everything is taken", async () => {
    const waiting = sql`${measuredReservations} where reservation.state = 'waiting'`;
    expect(await count(waiting)).toBeGreaterThan(0);
    expect(await count(sql`${waiting} and session.seats_taken < session.capacity`)).toBe(0);
  });

  it("knows of everybody who came when they came in", async () => {
    expect(
      await count(sql`${measuredReservations} where arrived <> coalesce((
        select sum(cardinality(people)) from check_in where reservation_id = reservation.id), 0)`),
    ).toBe(0);
  });

  it("keeps nothing about people longer than it may be kept", async () => {
    expect(
      await count(sql`${measuredReservations} where session.ends_at < now() - interval '90 days'
        and (reservation.name <> '' or reservation.phone <> '')`),
    ).toBe(0);
  });
});
