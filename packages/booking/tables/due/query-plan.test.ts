import { createManyReservations } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { declineWaiting } from "../proposed-table/queries.ts";
import { blankDetails, deleteFriendSeats, deleteProposals } from "./old-details-queries.ts";
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
  // One reservation was told earlier hours.
  await sql`update event_session set schedule_version = 2
    where starts_at between now() and now() + interval '2 days'`.execute(db);
  // One reservation has details to delete.
  await sql`update reservation set name = '森野 しおり'
    where code = (select code from reservation order by code limit 1)`.execute(db);
  await fillForgotten(db);
  await sql`vacuum analyze`.execute(db);
}

/** For each recent party a place, a game and a proposal, more than a query may read; and one old row of each. */
async function fillForgotten(db: Database) {
  await sql`insert into "user" (id, name, email) values ('player', '', 'player@example.jp')`.execute(
    db,
  );
  const parties = sql`from reservation join event_session as session on session.id = event_session_id
    where session.ends_at > now() - interval '19 days'
      or reservation.id = (select id from reservation where event_session_id = (
        select id from event_session where ends_at < now() - interval '30 days' order by ends_at desc limit 1) limit 1)`;
  await sql`insert into friend_seat (reservation_id, place, number, expires_at, created_at)
    select reservation.id, 1, 2, session.starts_at, session.starts_at - interval '2 days' ${parties}`.execute(
    db,
  );
  await sql`insert into table_proposal (
      event_id, user_id, title, audience, language, starts_at, ends_at, seats, created_at
    )
    select session.event_id, 'player', 'title', 'everyone', 'ja', session.starts_at, session.ends_at, 4,
      session.starts_at - interval '2 days' ${parties}`.execute(db);
  await sql`insert into game_interest (event_id, user_id, kind, title, created_at)
    select session.event_id, 'player', 'want', code, session.starts_at - interval '2 days' ${parties}`.execute(
    db,
  );
  // One event to come is canceled, and proposals wait there.
  await sql`update event set state = 'cancelled' where id = (
    select id from event where starts_at > now() + interval '9 days' order by starts_at limit 1)`.execute(
    db,
  );
}

beforeAll(async () => {
  await fill(few, 40);
  await fill(many, 1_600);
});

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
    ["old places", (db) => deleteFriendSeats(db, { endedBefore: later(-20 * 24), limit })],
    ["old proposals", (db) => deleteProposals(db, { endedBefore: later(-20 * 24), limit })],
    ["proposals at cancelled events", (db) => declineWaiting(db, { now, limit })],
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
    for (const table of [
      "reservation",
      "event",
      "friend_seat",
      "table_proposal",
      "game_interest",
    ]) {
      expect(tablesReadWhole(large)).not.toContain(table);
    }
  });
});
