import { maxEventsCounted } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover, siteZone } from "@takujo/runtime/database/sql-expressions";
import { type Expression, type InferResult, type QueryCreator, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { hasSeatsLeft, isPublic } from "../visibility/index.ts";

/** A check constraint limits events to this length, so the index scan can begin here. */
const maxEventLength = sql`interval '14 days'`;

export const isUpcoming = sql<boolean>`event.ends_at > now() and event.starts_at > now() - ${maxEventLength}`;
const isPast = sql<boolean>`event.ends_at <= now() and event.starts_at < now()`;

const whenConditions = { upcoming: isUpcoming, past: isPast, any: sql<boolean>`true` };

/** The text in the requested language, or the Japanese one, which always exists; the venue's text in the same language. */
export function eventsWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("event")
    .$call(withText("event_text", "event.id", locale))
    .$call(withText("venue_text", "event.venue_id", sql.ref<string>("event_text.locale")))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_game")
          .innerJoin("board_game as game", "game.id", "event_game.board_game_id")
          .whereRef("event_game.event_id", "=", "event.id")
          .where("game.state", "=", "published")
          .select(({ fn }) => [
            fn.min<number | null>("game.min_players").as("min_players"),
            fn.max<number | null>("game.max_players").as("max_players"),
            fn.min<number | null>("game.minutes").as("min_minutes"),
            fn.max<number | null>("game.minutes").as("max_minutes"),
            fn.min<number | null>("game.age").as("min_age"),
            fn.max<number | null>("game.age").as("max_age"),
            fn.min<number | null>("game.weight").as("min_weight"),
            fn.max<number | null>("game.weight").as("max_weight"),
          ])
          .as("box"),
      (join) => join.onTrue(),
    )
    .selectAll("box")
    .select([
      "event.id",
      "event.slug",
      shownCover("event.cover", locale).as("cover"),
      "event.doors_at",
      "event.starts_at",
      "event.ends_at",
      "event.previous_starts_at",
      "event.published_at",
      "event.updated_at",
      "event.state",
      "event.tags",
      "event.fee",
      "event.prices",
      "event_text.locale",
      "event_text.title",
      "event_text.summary",
      "event_text.room",
      "venue_text.name as venue_name",
    ]);
}

type Selected = InferResult<ReturnType<typeof eventsWithText>>[number];
type Times =
  | "doors_at"
  | "starts_at"
  | "ends_at"
  | "previous_starts_at"
  | "published_at"
  | "updated_at";

/** In JSON, dates are text. */
export type EventRow = Omit<Selected, "cover" | Times> & {
  cover: unknown;
  doors_at: Date | string;
  starts_at: Date | string;
  ends_at: Date | string;
  previous_starts_at: Date | string | null;
  published_at: Date | string | null;
  updated_at: Date | string;
};

export interface EventFilter {
  when: "upcoming" | "past" | "any";
  /** Times; "-infinity" and "infinity" if unbounded. */
  since: string;
  before: string;
  /** Empty means all. */
  weekdays: number[];
  tags: string[];
  game: string | null;
  seatsLeft: boolean;
}

export interface EventPage extends EventFilter {
  locale: Locale;
  limit: number;
  offset: number;
}

/** Parts of the statement's text. Everything else is a parameter. */
interface Shape {
  when: EventFilter["when"];
  seatsLeft: boolean;
  /** The tag whose index is scanned. A literal: otherwise the planner could not see that the index applies. */
  tag: string | undefined;
  byOtherTags: boolean;
  byWeekday: boolean;
  byGame: boolean;
  firstPage: boolean;
  rows: number;
}

/**
 * Literal limits: with an unknown limit PostgreSQL expects so many rows that it plans the statement again at each call, which
 * takes longer than running it. Only a few, because each becomes a prepared statement.
 */
const rowLimits = [12, 50];

function matchingEvents(db: QueryCreator<DB>, argument: Argument<EventPage>, shape: Shape) {
  const weekday = sql<number>`extract(isodow from event.starts_at at time zone ${siteZone})::int`;
  return db
    .selectFrom("event")
    .where(isPublic.event)
    .where(whenConditions[shape.when])
    .where("event.starts_at", ">=", sql<Date>`${argument("since")}::timestamptz`)
    .where("event.starts_at", "<", sql<Date>`${argument("before")}::timestamptz`)
    .$if(shape.tag !== undefined, (query) =>
      query.where(sql<boolean>`event.tags @> ${sql.lit(`{${shape.tag}}`)}::text[]`),
    )
    .$if(shape.byOtherTags, (query) =>
      query.where(sql<boolean>`event.tags @> ${argument("tags")}::text[]`),
    )
    .$if(shape.byWeekday, (query) =>
      query.where(sql<boolean>`${weekday} = any(${argument("weekdays")}::int[])`),
    )
    .$if(shape.byGame, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("event_game")
            .innerJoin("board_game", "board_game.id", "event_game.board_game_id")
            .whereRef("event_game.event_id", "=", "event.id")
            .where("board_game.slug", "=", argument("game")),
        ),
      ),
    )
    .$if(shape.seatsLeft, (query) => query.where(hasSeatsLeft));
}

/**
 * One page of the list and the count, in one round trip. Only rows of the page are joined with their texts, and the count is
 * bounded.
 */
function prepareEventPage(shape: Shape) {
  const order = shape.when === "past" ? "desc" : "asc";
  return prepareQuery((db, argument: Argument<EventPage>) =>
    db.selectNoFrom((eb) => [
      jsonArrayFrom(
        eventsWithText(db, argument("locale"))
          .where(
            "event.id",
            "in",
            matchingEvents(db, argument, shape)
              .select("event.id")
              .orderBy("event.starts_at", order)
              .orderBy("event.id", order)
              .limit(sql.lit(shape.rows))
              .$if(!shape.firstPage, (query) => query.offset(argument("offset"))),
          )
          .orderBy("event.starts_at", order)
          .orderBy("event.id", order),
      ).as("items"),
      eb
        .selectFrom(
          matchingEvents(db, argument, shape)
            .select("event.id")
            // Without an order the table would be scanned from its start, past events included.
            .orderBy("event.starts_at", order)
            .orderBy("event.id", order)
            .limit(sql.lit(maxEventsCounted + 1))
            .as("counted"),
        )
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("count"),
    ]),
  );
}

const prepared = new Map<string, ReturnType<typeof prepareEventPage>>();

/** May return more rows than the page; the first `limit` are the page. */
export function selectEventPage(db: Database, page: EventPage) {
  const shape = {
    when: page.when,
    seatsLeft: page.seatsLeft,
    tag: page.tags[0],
    byOtherTags: page.tags.length > 1,
    byWeekday: page.weekdays.length > 0,
    byGame: page.game !== null,
    firstPage: page.offset === 0,
    rows: rowLimits.find((rows) => rows >= page.limit) ?? page.limit,
  };
  const key = Object.values(shape).join();
  const query = prepared.get(key) ?? prepareEventPage(shape);
  prepared.set(key, query);
  return query(db, page);
}

/** More than a month of busy days. */
const maxInRange = 500;

/** The first events of each day, and the number of events of the day. */
export const selectEventDays = prepareQuery(
  (
    db,
    argument: Argument<{
      locale: Locale;
      tags: string[];
      since: string;
      before: string;
      perDay: number;
    }>,
  ) =>
    db
      .with("in_range", (creator) =>
        creator
          .selectFrom("event")
          .where(isPublic.event)
          .where("event.starts_at", ">=", sql<Date>`${argument("since")}::timestamptz`)
          .where("event.starts_at", "<", sql<Date>`${argument("before")}::timestamptz`)
          // Every array contains the empty one.
          .where(sql<boolean>`event.tags @> ${argument("tags")}::text[]`)
          .orderBy("event.starts_at")
          .orderBy("event.id")
          .limit(maxInRange)
          .select([
            "event.id",
            "event.slug",
            "event.state",
            "event.starts_at",
            sql<string>`to_char(event.starts_at at time zone ${siteZone}, 'YYYY-MM-DD')`.as("day"),
          ]),
      )
      .with("numbered", (creator) =>
        creator
          .selectFrom("in_range")
          .selectAll()
          .select([
            sql<number>`row_number() over (partition by day order by starts_at, id)::int`.as("nth"),
            sql<number>`count(*) over (partition by day)::int`.as("all_of_day"),
            sql<number>`count(*) filter (where state <> 'cancelled') over (partition by day)::int`.as(
              "taking_place",
            ),
          ]),
      )
      .selectFrom("numbered")
      .$call(withText("event_text", "numbered.id", argument("locale")))
      .where("numbered.nth", "<=", argument("perDay"))
      .orderBy("numbered.starts_at")
      .orderBy("numbered.id")
      .select([
        "numbered.slug",
        "numbered.state",
        "numbered.starts_at",
        "numbered.day",
        "numbered.all_of_day",
        "numbered.taking_place",
        "event_text.locale",
        "event_text.title",
      ]),
);

export type EventDayRow = Awaited<ReturnType<typeof selectEventDays>>[number];

/** A longer list would not be usable. */
const maxGames = 100;

/** Games of the next events, to choose from. */
export const selectGamesOnOffer = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("board_game")
    .$call(withText("board_game_text", "board_game.id", argument("locale")))
    .where("board_game.state", "=", "published")
    .where("board_game.id", "in", (eb) =>
      eb
        .selectFrom("event_game")
        .where("event_game.event_id", "in", (inner) =>
          inner
            .selectFrom("event")
            .where(isPublic.event)
            .where(isUpcoming)
            .orderBy("event.starts_at")
            .orderBy("event.id")
            .limit(sql.lit(maxEventsCounted))
            .select("event.id"),
        )
        .select("event_game.board_game_id"),
    )
    .orderBy("name")
    .limit(sql.lit(maxGames))
    .select(["board_game.slug", "board_game_text.name"]),
);
