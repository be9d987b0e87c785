import { gamesWithText } from "@takujo/content/board-game/index";
import { isPublic } from "@takujo/content/visibility/index";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";

interface OwnRecord {
  userId: string;
  sessionId: string;
}

export const selectRecord = prepareQuery((db, argument: Argument<OwnRecord>) =>
  db
    .selectFrom("visit_record")
    .where("user_id", "=", argument("userId"))
    .where("event_session_id", "=", argument("sessionId"))
    .select(["shows_name", "word"]),
);

/** A bound for large tables: nobody reads more names. */
const maxCompanions = 30;

/** Names of other guests of the session who show theirs, only for people who do too. Not cached: hiding takes effect at once. */
const companionsOf = (userId: RawBuilder<unknown>, sessionId: RawBuilder<unknown>) => sql<
  string[]
>`array(
  select other_user.name from visit_record as own
  join visit_record as other on other.event_session_id = own.event_session_id and other.user_id <> own.user_id
  join "user" as other_user on other_user.id = other.user_id
  where own.user_id = ${userId} and own.event_session_id = ${sessionId}
    and own.shows_name and other.shows_name and other_user.name <> ''
  order by other.made_at, other.user_id limit ${sql.lit(maxCompanions)}
)`;

export const selectCompanions = prepareQuery((db, argument: Argument<OwnRecord>) =>
  db.selectNoFrom(
    companionsOf(argument("userId"), sql`${argument("sessionId")}::uuid`).as("companions"),
  ),
);

interface VisitGames extends OwnRecord {
  eventId: string;
  locale: Locale;
}

/** Games played, then games that the table and the event offered. */
export const selectVisitGames = prepareQuery((db, argument: Argument<VisitGames>) =>
  gamesWithText(db, argument("locale"))
    .innerJoin(
      sql<{ id: string; rank: number; is_played: boolean; liking: number | null }>`(
        select game.id, min(game.rank) as rank, bool_or(game.is_played) as is_played, max(game.liking) as liking from (
          select board_game_id as id, 0 as rank, true as is_played, liking from play
          where user_id = ${argument("userId")} and event_session_id = ${argument("sessionId")}::uuid
          union all
          select board_game_id, 1, false, null from event_session
          where id = ${argument("sessionId")}::uuid and board_game_id is not null
          union all
          select board_game_id, 2 + position, false, null from event_game where event_id = ${argument("eventId")}::uuid
        ) as game group by game.id
      )`.as("offered"),
      "offered.id",
      "board_game.id",
    )
    .orderBy("offered.rank")
    .orderBy("board_game.slug")
    .select([
      shownCover("board_game.cover", argument("locale")).as("cover"),
      "offered.is_played",
      "offered.liking",
    ]),
);

export type VisitGameRow = Awaited<ReturnType<typeof selectVisitGames>>[number];

export const selectPublicGame = prepareQuery((db, argument: Argument<{ slug: string }>) =>
  db
    .selectFrom("board_game")
    .where("slug", "=", argument("slug"))
    .where("state", "=", "published")
    .select("id"),
);

/** Created with the first entry. A concurrent insert changes nothing. */
export const insertRecord = prepareQuery((db, argument: Argument<OwnRecord>) =>
  db
    .insertInto("visit_record")
    .values({ user_id: argument("userId"), event_session_id: argument("sessionId") })
    .onConflict((conflict) => conflict.doNothing()),
);

interface OwnPlay extends OwnRecord {
  gameId: string;
}

export const upsertPlay = prepareQuery(
  (db, argument: Argument<OwnPlay & { liking: number | null }>) =>
    db
      .insertInto("play")
      .values({
        user_id: argument("userId"),
        event_session_id: argument("sessionId"),
        board_game_id: argument("gameId"),
        liking: argument("liking"),
      })
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "event_session_id", "board_game_id"])
          .doUpdateSet({ liking: argument("liking") }),
      ),
);

export const countPlays = prepareQuery((db, argument: Argument<OwnRecord>) =>
  db
    .selectFrom("play")
    .where("user_id", "=", argument("userId"))
    .where("event_session_id", "=", argument("sessionId"))
    .select(sql<number>`count(*)::integer`.as("count")),
);

export const deletePlay = prepareQuery((db, argument: Argument<OwnPlay>) =>
  db
    .deleteFrom("play")
    .where("user_id", "=", argument("userId"))
    .where("event_session_id", "=", argument("sessionId"))
    .where("board_game_id", "=", argument("gameId"))
    .returning("board_game_id"),
);

export const updateWord = prepareQuery(
  (db, argument: Argument<OwnRecord & { word: string; now: Date }>) =>
    db
      .updateTable("visit_record")
      .set({
        word: argument("word"),
        word_at: sql<Date | null>`case when ${argument("word")}::text <> '' then ${argument("now")}::timestamptz end`,
      })
      .where("user_id", "=", argument("userId"))
      .where("event_session_id", "=", argument("sessionId")),
);

export const updateShowsName = prepareQuery(
  (db, argument: Argument<OwnRecord & { showsName: boolean }>) =>
    db
      .updateTable("visit_record")
      .set({ shows_name: argument("showsName") })
      .where("user_id", "=", argument("userId"))
      .where("event_session_id", "=", argument("sessionId")),
);

const slugIf = (isShown: RawBuilder<boolean>, slug: string) =>
  sql<string | null>`case when ${isShown} then ${sql.ref(slug)} end`;

/** All recorded plays of a person, the newest first. */
export const selectPlays = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale; limit: number }>) =>
    db
      .selectFrom("play")
      .innerJoin("event_session as session", "session.id", "play.event_session_id")
      .innerJoin("event", "event.id", "session.event_id")
      .innerJoin("board_game", "board_game.id", "play.board_game_id")
      .$call(withText("board_game_text", "board_game.id", argument("locale")))
      .$call(withText("event_text", "event.id", argument("locale")))
      .$call(withText("venue_text", "event.venue_id", argument("locale")))
      .where("play.user_id", "=", argument("userId"))
      .orderBy("session.starts_at", "desc")
      .orderBy("play.made_at")
      .orderBy("play.board_game_id")
      .limit(argument("limit"))
      .select([
        "session.id as session_id",
        "session.starts_at",
        "board_game.id as game_id",
        slugIf(isPublic.game, "board_game.slug").as("game_slug"),
        "board_game_text.locale as game_locale",
        "board_game_text.name as game",
        slugIf(isPublic.event, "event.slug").as("event_slug"),
        "event_text.locale as event_locale",
        "event_text.title as event",
        "venue_text.name as venue",
        "play.liking",
        companionsOf(argument("userId"), sql.ref("play.event_session_id")).as("companions"),
      ]),
);

export type PlayRow = Awaited<ReturnType<typeof selectPlays>>[number];

export const selectWords = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    db
      .selectFrom("event_session as session")
      .innerJoin("visit_record as record", "record.event_session_id", "session.id")
      .innerJoin("user", "user.id", "record.user_id")
      .$call(withText("event_session_text", "session.id", argument("locale")))
      .where("session.event_id", "=", argument("eventId"))
      .where("record.word_at", "is not", null)
      .orderBy("record.word_at", "desc")
      .orderBy("record.user_id")
      .limit(sql.lit(500))
      .select([
        sql<string>`coalesce(nullif("user".name, ''), (select '@' || handle from profile where user_id = "user".id), '')`.as(
          "nickname",
        ),
        "event_session_text.name as session",
        "record.word",
        sql<Date>`record.word_at`.as("at"),
      ]),
);

export const selectPlayedGames = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    db
      .selectFrom("event_session as session")
      // Records have an index by session, and plays one by record.
      .innerJoin("visit_record as record", "record.event_session_id", "session.id")
      .innerJoin("play", (join) =>
        join
          .onRef("play.user_id", "=", "record.user_id")
          .onRef("play.event_session_id", "=", "record.event_session_id"),
      )
      .$call(withText("board_game_text", "play.board_game_id", argument("locale")))
      .where("session.event_id", "=", argument("eventId"))
      .groupBy(["play.board_game_id", "board_game_text.name"])
      .orderBy(sql`count(*)`, "desc")
      .orderBy("board_game_text.name")
      .select([
        "board_game_text.name",
        sql<number>`count(*)::integer`.as("players"),
        sql<number>`count(*) filter (where play.liking = 5)::integer`.as("again"),
      ]),
);

export const selectEventId = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db.selectFrom("event").where("id", "=", argument("eventId")).select("id"),
);
