import { createManyReservations } from "@takujo/db/testing/create-many-reservations";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../tests/support/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { blankDetails } from "./old-details-queries.ts";
import {
  endReservations,
  noteAbsences,
  noteReminders,
  noteSchedules,
  noteThanks,
  selectCalledOff,
  selectConfirmed,
  selectTable,
  selectUndecidedTables,
  selectUnsettledSessions,
  updateDecision,
} from "./queries.ts";

/** Both have the same upcoming data; one has a longer past. */
const coming = 60;
const [few, many] = [(await createTestDatabase()).db, (await createTestDatabase()).db];

async function fill(db: Database, over: number) {
  await createManyReservations(db, over + coming, { over, pastState: "confirmed" });
  // One reservation knows earlier hours.
  await sql`update event_session set schedule_version = 2
    where starts_at between now() and now() + interval '2 days'`.execute(db);
  // One reservation has details to delete.
  await sql`update reservation set name = '森野 しおり'
    where code = (select code from reservation order by code limit 1)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

beforeAll(async () => {
  await fill(few, 40);
  await fill(many, 1_600);
}, 240_000);

const now = new Date();
const limit = 200;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const oneSession = async (db: Database) => {
  const found = db.selectFrom("event_session").where("starts_at", ">", later(72)).select("id");
  return (await found.orderBy("starts_at").executeTakeFirstOrThrow()).id;
};

describe("with 32,000 parties of the past whom nobody checked in", () => {
  it.each<[string, (db: Database, id: string) => Promise<unknown>]>([
    ["unsettled sessions", (db) => selectUnsettledSessions(db, { now })],
    ["undecided tables", (db) => selectUndecidedTables(db, { now })],
    ["one table", (db, id) => selectTable(db, { id })],
    ["its decision", (db, id) => updateDecision(db, { id, calledOff: false, now })],
    ["its parties", (db, sessionId) => selectConfirmed(db, { sessionId })],
    ["what is called off", (db) => selectCalledOff(db, { now })],
    ["changed hours", (db) => noteSchedules(db, { now, limit })],
    ["reminders", (db) => noteReminders(db, { now, until: later(31), limit })],
    [
      "absences",
      (db) =>
        noteAbsences(db, { now, endedAfter: later(-30 * 24), endedBefore: later(-12), limit }),
    ],
    ["thanks", (db) => noteThanks(db, { now, endedAfter: later(-3 * 24), limit })],
    ["old details", (db) => blankDetails(db, { endedBefore: later(-20 * 24), limit })],
    ["parties to end", (db, sessionId) => endReservations(db, { sessionId, now })],
  ])("the look for %s costs less than half as much again as with 800", async (_, look) => {
    const explain = async (db: Database) => {
      const id = await oneSession(db);
      return explainQueries(db, (explaining) => look(explaining, id));
    };
    const cost = (plans: Awaited<ReturnType<typeof explain>>) =>
      plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0);
    const [small, large] = [await explain(few), await explain(many)];
    expect(large.length).toBeGreaterThan(0);
    expect(cost(large)).toBeLessThanOrEqual(cost(small) * 1.5);
    expect(cost(large)).toBeLessThan(1_000);
    expect(tablesReadWhole(large)).not.toContain("reservation");
  });
});
