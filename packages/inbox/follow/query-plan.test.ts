import { createManyPlayers, tablesOfPlayers } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAtIn,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import {
  announceDue,
  claimNotices,
  freeNotices,
  insertNotices,
  selectFollower,
  selectNewEvents,
  selectNextDue,
} from "../event-notice/queries.ts";
import { countFollows, selectFollowables, selectFollows, selectNextOfFollows } from "./queries.ts";

const { db } = await createTestDatabase();
const now = new Date();
const [userId, locale] = ["player-1", "ja"] as const;
let coming: { eventId: string; slug: string };

beforeAll(async () => {
  await createManyPlayers(db, 400, 350);
  const { rows } = await sql<
    typeof coming
  >`select id as "eventId", slug from event where starts_at > now() + interval '2 days'
    order by starts_at limit 1`.execute(db);
  coming = rows[0] as typeof coming;
  // One is new, and one person waits for a mail.
  await sql`delete from event_announcement where event_id = ${coming.eventId}`.execute(db);
  await sql`update event_notice set state = 'waiting' where (event_id, user_id) in (
    select event_id, user_id from event_notice limit 1)`.execute(db);
  await sql`analyze`.execute(db);
});

it.each<[string, number, (db: Database) => Promise<unknown>]>([
  ["what somebody follows", 100, (db) => selectFollows(db, { userId, locale })],
  // A hundred events are to come, each with three games and a table.
  ["the next day of it", 2_000, (db) => selectNextOfFollows(db, { userId, locale })],
  [
    "what can be followed of a page",
    100,
    (db) => selectFollowables(db, { userId, kind: "event", locale, ...coming }),
  ],
  ["how much somebody follows", 100, (db) => countFollows(db, { userId })],
  // All upcoming events are read.
  ["what is new", 400, (db) => announceDue(db, { now, publishedBefore: now, limit: 20 })],
  ["who is next", 100, (db) => claimNotices(db, { now })],
  ["what was left by a worker", 100, (db) => freeNotices(db, {})],
  ["when the next is due", 100, (db) => selectNextDue(db, {})],
  ["who is told", 100, (db) => selectFollower(db, { userId })],
  [
    "what they are told",
    100,
    (db) => selectNewEvents(db, { userId, eventIds: [coming.eventId], locale, now }),
  ],
  // Last, because it fills the queue.
  ["who is told of it", 2_000, (db) => insertNotices(db, { eventId: coming.eventId, now })],
])(
  "among 10,000 notices and 19,000 follows, %s is found without reading a table whole",
  async (_, max, look) => {
    const plans = await explainQueries(db, look);
    expect(plans).toHaveLength(1);
    for (const table of tablesOfPlayers) expect(tablesReadWhole(plans)).not.toContain(table);
    for (const plan of plans)
      expect(rowsLookedAtIn(tablesOfPlayers, plan), plan.sql).toBeLessThan(max);
  },
);
