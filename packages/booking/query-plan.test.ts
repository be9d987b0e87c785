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
  countPhotos,
  selectForgottenPhotos,
  selectGuestPhotos,
  selectOrganizedPhotos,
  selectShownPhotos,
} from "./door/event-photo/queries.ts";
import { selectMarks, selectParties, selectTicket } from "./door/reception/queries.ts";
import { selectVisit, selectVisitsSince, selectWasThere } from "./door/visit/queries.ts";
import { countPeople, selectPlates } from "./reservation/attendees/queries.ts";
import { selectFeedEntries, selectFeedOwner } from "./reservation/calendar-feed/queries.ts";
import { selectOwnSeats, selectSeatsOfParty } from "./reservation/friend-seat/queries.ts";
import { selectFriendsToTell } from "./seats/history/queries.ts";
import { selectComes, selectInterests, selectPublicGames } from "./tables/game-interest/queries.ts";
import { countOpen, declineWaiting, selectPublicEvent } from "./tables/proposed-table/queries.ts";
import { selectOwn, selectTables } from "./tables/proposed-table/read/queries.ts";

const { db } = await createTestDatabase();

interface Sample {
  eventId: string;
  slug: string;
  reservationId: string;
  code: string;
  secretId: string;
}
const samples = {} as { past: Sample; coming: Sample };
const now = new Date();
const [userId, locale] = ["player-1", "ja"] as const;

beforeAll(async () => {
  await createManyPlayers(db, 400, 350);
  await createManyEvenings(db);
  const near = async (days: number) => {
    const { rows } = await sql<Sample>`
      select event.id as "eventId", event.slug, reservation.id as "reservationId", reservation.code,
        (select secret_id from calendar_feed where user_id = ${userId}) as "secretId"
      from event join event_session as session on session.event_id = event.id
      join reservation on reservation.event_session_id = session.id
      join friend_seat on friend_seat.reservation_id = reservation.id
      where event.starts_at > now() + ${days} * interval '1 day' order by event.starts_at limit 1`.execute(
      db,
    );
    return rows[0] as Sample;
  };
  Object.assign(samples, { past: await near(-3), coming: await near(2) });
});

it.each<[string, (db: Database, of: typeof samples) => Promise<unknown>]>([
  ["the places of a party", (db, { coming }) => selectSeatsOfParty(db, coming)],
  ["places that somebody took", (db) => selectOwnSeats(db, { userId, since: now })],
  ["names of who is coming", (db, { coming }) => selectPlates(db, coming)],
  ["how many are coming", (db, { coming }) => countPeople(db, coming)],
  [
    "friends to tell",
    (db, { coming }) =>
      selectFriendsToTell(db, {
        entries: JSON.stringify([{ reservation_id: coming.reservationId, kind: "cancelled" }]),
      }),
  ],
  ["parties at the door", (db, { past }) => selectParties(db, past)],
  ["marks at the door", (db, { past }) => selectMarks(db, past)],
  ["a friend's ticket", (db, { coming }) => selectTicket(db, { code: coming.code, number: 2 })],
  [
    "games on the page of an event",
    (db, { coming }) => selectPublicGames(db, { ...coming, locale }),
  ],
  ["games at an event", (db, { coming }) => selectInterests(db, { ...coming, locale })],
  ["whether somebody comes", (db, { coming }) => selectComes(db, { ...coming, userId })],
  [
    "an event with its tables",
    (db, { coming }) => selectPublicEvent(db, { ...coming, locale, now }),
  ],
  ["what counts against the bounds", (db, { coming }) => countOpen(db, { ...coming, userId })],
  ["what was proposed", (db, { coming }) => selectTables(db, { ...coming, locale })],
  ["one's own proposals", (db) => selectOwn(db, { userId, locale, now })],
  ["proposals at cancelled events", (db) => declineWaiting(db, { now, limit: 200 })],
  ["a visit", (db, { past }) => selectVisit(db, { id: past.reservationId, userId, now, locale })],
  [
    "visits of two weeks",
    (db) =>
      selectVisitsSince(db, {
        userId,
        now,
        locale,
        since: new Date(now.getTime() - 14 * 86_400_000),
      }),
  ],
  ["whether somebody was there", (db, { past }) => selectWasThere(db, { ...past, userId })],
  [
    "photos on the page of an event",
    (db, { past }) => selectShownPhotos(db, { ...past, limit: 24 }),
  ],
  [
    "photos for who was there",
    (db, { past }) => selectGuestPhotos(db, { ...past, userId, limit: 200 }),
  ],
  [
    "photos for the organizer",
    (db, { past }) => selectOrganizedPhotos(db, { ...past, limit: 200 }),
  ],
  ["how many photos there are", (db, { past }) => countPhotos(db, { ...past, userId })],
  ["photos to delete", (db) => selectForgottenPhotos(db, { limit: 100 })],
  ["whose calendar it is", (db, { past }) => selectFeedOwner(db, past)],
  [
    "a calendar",
    (db) =>
      selectFeedEntries(db, {
        userId,
        locale,
        endsAfter: new Date(now.getTime() - 180 * 86_400_000),
        limit: 200,
      }),
  ],
])("among 8,000 parties, %s is found without reading a table whole", async (_, look) => {
  const plans = await explainQueries(db, (explaining) => look(explaining, samples));
  expect(plans.length).toBeGreaterThan(0);
  for (const table of tablesOfPlayers) expect(tablesReadWhole(plans)).not.toContain(table);
  for (const plan of plans)
    expect(rowsLookedAtIn(tablesOfPlayers, plan), plan.sql).toBeLessThan(400);
});
