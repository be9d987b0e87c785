import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { articleSeeds } from "./article/index.ts";
import { boardGameSeeds } from "./board-game/index.ts";
import { boxSeeds } from "./box.ts";
import { characterSeeds } from "./character.ts";
import { eventSeeds } from "./event/index.ts";
import { faqSeeds } from "./faq/index.ts";
import { legalSeeds } from "./legal/index.ts";
import { newsSeeds } from "./news/index.ts";
import { placeOf, placesOfPeople } from "./reservation/reservations-of-people.ts";
import { seed } from "./seed.ts";
import { staffSeeds } from "./staff.ts";
import { userSeeds } from "./user.ts";
import { venueSeeds } from "./venue.ts";

const database = await createTestDatabase();
beforeAll(() => seed(database.url));

const seeds = {
  news: newsSeeds,
  board_game: boardGameSeeds,
  staff: staffSeeds,
  character: characterSeeds,
  article: articleSeeds,
  faq: faqSeeds,
  legal_document: legalSeeds,
  venue: venueSeeds,
  event: eventSeeds,
} as const;
const tables = Object.keys(seeds) as (keyof typeof seeds)[];
const everyTable = [
  ...tables,
  ...tables.map((table) => `${table}_text` as const),
  "event_session",
  "event_session_text",
  "event_game",
  "event_guide",
  "event_series",
  "event_series_item",
  "user",
  "profile",
  "address",
  "reservation",
  "reservation_transition",
  "check_in",
  "game_copy",
  "game_loan",
  "game_loan_mark",
  "table_rule",
  "table_proposal",
  "game_interest",
  "friend_seat",
  "visit_record",
  "play",
  "follow",
  "event_announcement",
] as const;

/** One text per table that changes when any of its rows does. */
async function fingerprints(): Promise<unknown> {
  const found = everyTable.map(async (table) => {
    const { rows } =
      await sql`select md5(string_agg(t::text, '|' order by t::text)) as all_rows from ${sql.table(table)} t`.execute(
        database.db,
      );
    return [table, rows[0]];
  });
  return Object.fromEntries(await Promise.all(found));
}

describe("seed", () => {
  it.each(tables)("writes every %s with its texts", async (table) => {
    const count = async (name: (typeof everyTable)[number]) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(name)}`.execute(database.db);
      return rows[0]?.count;
    };
    const items: readonly { text: object }[] = seeds[table];
    expect(await count(table)).toBe(items.length);
    const texts = items.flatMap(({ text }) => Object.keys(text));
    expect(await count(`${table}_text`)).toBe(texts.length);
  });

  it("writes people with their profiles and addresses, one of them an admin", async () => {
    const people = await database.db
      .selectFrom("user")
      .innerJoin("profile", "profile.user_id", "user.id")
      .select(["email", "handle", "role"])
      .execute();
    expect(people.map(({ handle }) => handle).sort()).toEqual(
      userSeeds.map(({ handle }) => handle).sort(),
    );
    expect(people.filter(({ role }) => role === "admin")).toHaveLength(1);
    const defaults = await database.db
      .selectFrom("address")
      .select("label")
      .where("is_default", "=", true)
      .execute();
    expect(defaults).toEqual([{ label: "自宅" }]);
  });

  it("takes the seats that each session says, by reservations with a history", async () => {
    const { rows } = await sql<{ place: string; taken: number; held: number; untold: number }>`
      select concat_ws(' ', event.slug, to_char(session.starts_at at time zone 'Asia/Tokyo', 'HH24:MI'),
          session.letter, session.capacity) as place,
        session.seats_taken as taken, coalesce(sum(reservation.seats_held), 0)::int as held,
        count(reservation.id) filter (where reservation.state is distinct from (select state
          from reservation_transition where reservation_id = reservation.id order by id desc limit 1))::int as untold
      from event join event_session session on session.event_id = event.id
        left join reservation on reservation.event_session_id = session.id
      group by event.slug, session.id`.execute(database.db);
    const wanted = eventSeeds.flatMap(({ slug, sessions }) =>
      sessions.map(({ from, table, capacity, seatsTaken }) => ({
        place: [placeOf(slug, from, table?.letter), capacity].join(" "),
        taken: seatsTaken,
        held: seatsTaken,
        untold: 0,
      })),
    );
    const byPlace = (a: { place: string }, b: { place: string }) => (a.place < b.place ? -1 : 1);
    expect(rows.sort(byPlace)).toEqual(wanted.sort(byPlace));
    const places = new Set(
      eventSeeds.flatMap(({ slug, sessions }) =>
        sessions.map(({ from, table }) => placeOf(slug, from, table?.letter)),
      ),
    );
    expect(placesOfPeople.filter((place) => !places.has(place))).toEqual([]);
  });

  it("gives one person a reservation of every kind, without two at the same hour", async () => {
    const own = await database.db
      .selectFrom("reservation")
      .innerJoin("user", "user.id", "reservation.user_id")
      .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
      .where("email", "=", "kotori@example.jp")
      .select(["reservation.state", "seats_held", "starts_at", "ends_at"])
      .orderBy("starts_at")
      .execute();
    expect(new Set(own.map(({ state }) => state))).toEqual(
      new Set([
        ...["confirmed", "offered", "waiting", "attended", "cancelled", "expired", "no-show"],
        ...["called-off", "lapsed"],
      ]),
    );
    const seated = own.filter(({ seats_held }) => seats_held > 0);
    for (const [index, next] of seated.slice(1).entries()) {
      expect(next.starts_at >= (seated[index]?.ends_at ?? 0)).toBe(true);
    }
    const { rows } = await sql<{ before: number; behind: number }>`
      select count(*) filter (where other.queue_number < own.queue_number)::int as before,
        count(*) filter (where other.queue_number > own.queue_number)::int as behind
      from reservation own join "user" on "user".id = own.user_id
        join reservation other on other.event_session_id = own.event_session_id and other.state = 'waiting'
      where email = 'kotori@example.jp' and own.state = 'waiting'`.execute(database.db);
    expect(rows).toEqual([{ before: 2, behind: 1 }]);
  });

  it("gives the same person something of everything that players have", async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from follow where user_id = "user".id) as follows,
        (select count(*)::int from play where user_id = "user".id) as plays,
        (select count(*)::int from friend_seat join reservation on reservation.id = reservation_id
          where reservation.user_id = "user".id) as friends,
        (select count(*)::int from reservation join event_session session on session.id = event_session_id
          where reservation.user_id = "user".id and state = 'attended' and session.ends_at > now() - interval '14 days'
            and not exists (select from visit_record where visit_record.user_id = "user".id
              and visit_record.event_session_id = session.id)) as unwritten
      from "user" where email = 'kotori@example.jp'`.execute(database.db);
    expect(rows).toEqual([{ follows: 5, plays: 6, friends: 2, unwritten: 1 }]);
  });

  it("lends boxes that are on the shelf, each to one place", async () => {
    const { rows } = await sql<{ boxes: number; out: number; back: number; told: number }>`
      select (select count(*)::int from game_copy) as boxes,
        count(*) filter (where returned_at is null)::int as out,
        count(*) filter (where returned_at is not null)::int as back,
        (select count(*)::int from game_loan_mark where kind = 'return') as told
      from game_loan where not is_contested`.execute(database.db);
    expect(rows).toEqual([{ boxes: boxSeeds.length, out: 4, back: 2, told: 2 }]);
  });

  it("keeps events on their weekdays, whenever it runs", async () => {
    const { rows } = await sql<{ slug: string; weekday: number }>`
      select slug, extract(isodow from starts_at at time zone 'Asia/Tokyo')::int as weekday
      from event`.execute(database.db);
    expect(Object.fromEntries(rows.map(({ slug, weekday }) => [slug, weekday]))).toEqual(
      Object.fromEntries(eventSeeds.map(({ slug, weekday }) => [slug, weekday])),
    );
  });

  it("may be repeated without changing a row", async () => {
    const before = await fingerprints();
    await seed(database.url, new Date(Date.now() + 86_400_000));
    expect(await fingerprints()).toEqual(before);
  });

  it("leaves edited items alone, and brings back deleted ones", async () => {
    const [edited, deleted] = newsSeeds.map(({ slug }) => slug);
    await database.db
      .updateTable("news")
      .set({ pinned: true })
      .where("slug", "=", edited ?? "")
      .execute();
    await database.db
      .deleteFrom("news")
      .where("slug", "=", deleted ?? "")
      .execute();
    await seed(database.url);
    const rows = await database.db
      .selectFrom("news")
      .select(["slug", "pinned"])
      .where("slug", "in", [edited ?? "", deleted ?? ""])
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ slug }) => slug === edited)?.pinned).toBe(true);
  });

  it("has at most one pinned item and no slug twice", () => {
    expect(newsSeeds.filter(({ pinned }) => pinned).length).toBeLessThanOrEqual(1);
    expect(new Set(newsSeeds.map(({ slug }) => slug)).size).toBe(newsSeeds.length);
  });
});
