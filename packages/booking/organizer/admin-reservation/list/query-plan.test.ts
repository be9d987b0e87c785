import { everyRight } from "@takujo/contracts/account/staff-policy";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createManyParties } from "@takujo/db/testing/create-many";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Explained,
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { readReservation } from "../item/read-reservation.ts";
import { readPersonRecord } from "../person/read-person-record.ts";
import { listReservations } from "./list-reservations.ts";

const sizes = [2_000, 200_000] as const;
const slug = "crowd-7";

async function filled(count: number) {
  const { db } = await createTestDatabase();
  return { db, fill: () => fill(db, count), sought: "" };
}

/** Many parties, and one that differs from all others. */
async function fill(db: Database, count: number): Promise<string> {
  await createManyParties(db, count);
  const event = await db
    .selectFrom("event")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const { id: eventSessionId } = await createEventSession(db, { eventId: event.id });
  const { id: userId } = await createUser(db);
  const { id } = await createReservation(db, {
    eventSessionId,
    userId,
    code: "7K2M49XQ",
    name: "西村 あおい",
    kana: "にしむら あおい",
    phone: "090-1111-9876",
  });
  await createReservation(db, { eventSessionId, guestEmail: "guest-of-the-desk@example.jp" });
  // Half of the sessions are over, an hour apart from each other.
  await sql`update event_session set starts_at = starts_at + away, ends_at = ends_at + away, opens_at = opens_at + away,
      closes_at = closes_at + away, change_deadline = change_deadline + away
    from (
      select id, (row_number() over (order by id) - count(*) over () / 2) * interval '1 hour' as away
      from event_session where id <> ${eventSessionId}
    ) as moved where moved.id = event_session.id`.execute(db);
  await sql`vacuum analyze reservation, event_session`.execute(db);
  return id;
}

const [few, many] = [await filled(sizes[0]), await filled(sizes[1])];
beforeAll(async () => {
  few.sought = await few.fill();
  many.sought = await many.fill();
});

const costOf = (plans: Explained[]) => plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0);

const usual = { limit: 50, locale: "ja" } as const;
const list = (query: object) => (db: Database) =>
  listReservations(db, { ...usual, ...query }, everyRight);
const somewhere = async (db: Database) => {
  const { next } = await listReservations(db, usual, everyRight);
  return listReservations(db, { ...usual, after: next ?? "" }, everyRight);
};

async function recordOfPerson(db: Database, id: string) {
  const party = db.selectFrom("reservation").select("user_id").where("id", "=", id);
  const { user_id } = await party.executeTakeFirstOrThrow();
  return readPersonRecord(db, user_id ?? "", "ja");
}

describe("with 200,000 reservations", () => {
  it.each<[string, (db: Database, id: string) => Promise<unknown>]>([
    ["the list of all", list({})],
    ["its second page", somewhere],
    ["the list of a rare state", list({ group: "held" })],
    ["the list of what is to come", list({ when: "upcoming" })],
    ["the list of what is over", list({ when: "past" })],
    ["the list of today", list({ when: "today" })],
    ["the list of what is unpaid", list({ when: "unpaid" })],
    ["the list of an event by name", list({ event: slug, sort: "name" })],
    ["the list of an event by its tables", list({ event: slug, sort: "session" })],
    ["a search by the beginning of an address", list({ q: "nishimura@example" })],
    ["a search by the address of a guest", list({ q: "guest-of-the-desk@example" })],
    ["the list of several states", list({ group: "cancelled" })],
    ["the list of an event", list({ event: slug })],
    ["a search in an event", list({ event: slug, q: "西村" })],
    ["a search by name", list({ q: "西村" })],
    ["a search by code", list({ q: "7K2M-49XQ" })],
    ["a search by the last four digits", list({ q: "9876" })],
    ["a search that finds nothing", list({ q: "だれでもない" })],
    ["the record of a person", recordOfPerson],
    ["the page of one", (db, id) => readReservation(db, id, "ja", everyRight)],
  ])("%s costs hardly more than with 2,000, and reads no table whole", async (_, call) => {
    // Run once before, so that both have warm caches.
    for (const { db, sought } of [few, many]) await call(db, sought);
    const small = await explainQueries(few.db, (db) => call(db, few.sought));
    const large = await explainQueries(many.db, (db) => call(db, many.sought));
    expect(large.length).toBeGreaterThan(1);
    for (const table of ["reservation", "event", "event_session", "reservation_transition"]) {
      expect(tablesReadWhole(large)).not.toContain(table);
    }
    expect(costOf(large)).toBeLessThanOrEqual(1.5 * costOf(small));
  });
});
