import {
  createManyEvenings,
  createManyPlayers,
  tablesOfPlayers,
} from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAtIn,
  tablesReadWhole,
} from "../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import {
  countPlays,
  selectCompanions,
  selectPlayedGames,
  selectPlays,
  selectVisitGames,
  selectWords,
} from "./after-game/queries.ts";
import { selectSlugOfBox } from "./copy/queries.ts";
import { selectFreeBoxes } from "./free-now/queries.ts";
import {
  blankHolders,
  selectBoxes,
  selectHolders,
  selectLoanOf,
  selectLoans,
} from "./loan/queries.ts";

const { db } = await createTestDatabase();

interface Sample {
  eventId: string;
  sessionId: string;
  userId: string;
  nonce: string;
}
let past: Sample;
const locale = "ja";

beforeAll(async () => {
  await createManyPlayers(db, 400, 350);
  await createManyEvenings(db);
  const { rows } = await sql<Sample>`
    select session.event_id as "eventId", session.id as "sessionId", play.user_id as "userId", loan.nonce
    from event_session as session join play on play.event_session_id = session.id
    join game_loan as loan on loan.event_id = session.event_id
    order by session.starts_at desc limit 1`.execute(db);
  past = rows[0] as Sample;
});

it.each<[string, (db: Database) => Promise<unknown>]>([
  ["what is free now", (db) => selectFreeBoxes(db, { now: new Date(Date.now() + 2 * 3_600_000) })],
  ["boxes for the desk", (db) => selectBoxes(db, { locale })],
  ["loans for the desk", (db) => selectLoans(db, past)],
  ["parties for the desk", (db) => selectHolders(db, past)],
  ["the loan of a mark", (db) => selectLoanOf(db, past)],
  ["names to forget", (db) => blankHolders(db, { until: new Date(Date.now() - 30 * 86_400_000) })],
  ["the game of a sticker", (db) => selectSlugOfBox(db, { number: 7 })],
  ["games of a visit", (db) => selectVisitGames(db, { ...past, locale })],
  ["how many games were played", (db) => countPlays(db, past)],
  ["names of companions", (db) => selectCompanions(db, past)],
  ["somebody's log", (db) => selectPlays(db, { ...past, locale, limit: 500 })],
  ["words to the organizer", (db) => selectWords(db, { ...past, locale })],
  ["what was played at an event", (db) => selectPlayedGames(db, { ...past, locale })],
])(
  "among 7,000 loans and 18,000 games played, %s is found without reading them whole",
  async (_, look) => {
    const plans = await explainQueries(db, look);
    expect(plans).toHaveLength(1);
    for (const table of tablesOfPlayers) expect(tablesReadWhole(plans)).not.toContain(table);
    for (const plan of plans)
      expect(rowsLookedAtIn(tablesOfPlayers, plan), plan.sql).toBeLessThan(800);
  },
);
