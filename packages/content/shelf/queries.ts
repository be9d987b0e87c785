import {
  type GameListQuery,
  maxGamesCounted,
  quickMinutes,
} from "@takujo/contracts/content/game-shelf";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type QueryCreator,
  type RawBuilder,
  sql,
} from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { gamesWithText } from "../board-game/index.ts";
import { isPublic } from "../visibility/index.ts";

/** With what the shelf tells of them. */
function shelfGames(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return gamesWithText(db, locale).select([
    shownCover("board_game.cover", locale).as("cover"),
    "board_game.explain_minutes",
    "board_game.language_need",
    "board_game.tags",
  ]);
}

type Selected = InferResult<ReturnType<typeof shelfGames>>[number];
export type ShelfGameRow = Omit<Selected, "cover"> & { cover: unknown };

/** Null means any. */
export interface GameFilter {
  /** Found by words, the best match first. */
  ids: string[] | null;
  players: number | null;
  isLargeParty: boolean;
  atLeastMinutes: number | null;
  atMostMinutes: number | null;
  weights: number[] | null;
  age: number | null;
  language: string | null;
  quick: boolean;
  tag: string | null;
}

export interface GamePage extends GameFilter {
  locale: Locale;
  limit: number;
  offset: number;
}

type Sort = NonNullable<GameListQuery["sort"]> | "match";

/** The first three in the order of an index, so that a page reads little more than it shows. */
const orders = {
  light: sql`board_game.weight, board_game.slug`,
  heavy: sql`board_game.weight desc, board_game.slug desc`,
  short: sql`board_game.minutes, board_game.slug`,
  new: sql`board_game.created_at desc, board_game.slug`,
};

const orderOf = (sort: Sort, argument: Argument<GamePage>): RawBuilder<unknown> =>
  sort === "match" ? sql`array_position(${argument("ids")}::uuid[], board_game.id)` : orders[sort];

function matchingGames(db: QueryCreator<DB>, argument: Argument<GamePage>) {
  const isAny = (name: keyof GameFilter, type: string) =>
    sql`${argument(name)}::${sql.raw(type)} is null`;
  return db
    .selectFrom("board_game")
    .where(isPublic.game)
    .where(
      sql<boolean>`(${isAny("ids", "uuid[]")} or board_game.id = any(${argument("ids")}::uuid[]))`,
    )
    .where(sql<boolean>`(${isAny("players", "int")} or (max_players >= ${argument("players")}::int
      and (${argument("isLargeParty")}::boolean or min_players <= ${argument("players")}::int)))`)
    .where(
      sql<boolean>`(${isAny("atMostMinutes", "int")} or minutes <= ${argument("atMostMinutes")}::int)`,
    )
    .where(
      sql<boolean>`(${isAny("atLeastMinutes", "int")} or minutes >= ${argument("atLeastMinutes")}::int)`,
    )
    .where(
      sql<boolean>`(${isAny("weights", "int[]")} or weight = any(${argument("weights")}::int[]))`,
    )
    .where(sql<boolean>`(${isAny("age", "int")} or age <= ${argument("age")}::int)`)
    .where(sql<boolean>`(${isAny("language", "text")} or language_need = 'none'
      or languages @> array[${argument("language")}::text])`)
    .where(
      sql<boolean>`(not ${argument("quick")}::boolean or explain_minutes <= ${sql.lit(quickMinutes)})`,
    )
    .where(sql<boolean>`(${isAny("tag", "text")} or tags @> array[${argument("tag")}::text])`);
}

/** One page of the list and the count, in one round trip. Only games of the page are joined with their texts. */
function prepareGamePage(sort: Sort) {
  return prepareQuery((db, argument: Argument<GamePage>) => {
    const order = orderOf(sort, argument);
    return db.selectNoFrom((eb) => [
      jsonArrayFrom(
        shelfGames(db, argument("locale"))
          .where(
            "board_game.id",
            "in",
            matchingGames(db, argument)
              .select("board_game.id")
              .orderBy(order)
              .limit(argument("limit"))
              .offset(argument("offset")),
          )
          .orderBy(order),
      ).as("items"),
      eb
        .selectFrom(
          matchingGames(db, argument)
            .select("board_game.id")
            .limit(sql.lit(maxGamesCounted + 1))
            .as("counted"),
        )
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("count"),
    ]);
  });
}

const pages = {
  light: prepareGamePage("light"),
  heavy: prepareGamePage("heavy"),
  short: prepareGamePage("short"),
  new: prepareGamePage("new"),
  match: prepareGamePage("match"),
} satisfies Record<Sort, unknown>;

export const selectGamePage = (db: Database, sort: Sort, page: GamePage) => pages[sort](db, page);

/** Of the next days, so that few events are read however many there are. */
const playedSoon = sql<{ board_game_id: string }>`(
  select distinct event_game.board_game_id from event join event_game on event_game.event_id = event.id
  where ${isPublic.event} and event.state <> 'cancelled' and event.ends_at > now()
    and event.starts_at > now() - interval '14 days' and event.starts_at < now() + interval '7 days')`;

/** The first games of a board, those that are played soon before the others, and how many it has. */
export const selectBoard = prepareQuery(
  (db, argument: Argument<{ locale: Locale; weights: number[]; limit: number }>) => {
    const ofBoard = (from: QueryCreator<DB>) =>
      from
        .selectFrom("board_game")
        .where(isPublic.game)
        .where(sql<boolean>`board_game.weight = any(${argument("weights")}::int[])`);
    const isSoon = sql<boolean>`board_game.id in ${playedSoon}`;
    return db.selectNoFrom((eb) => [
      jsonArrayFrom(
        shelfGames(db, argument("locale"))
          .innerJoin(
            ofBoard(db)
              .select(["board_game.id", isSoon.as("is_soon")])
              .orderBy("is_soon", "desc")
              .orderBy("board_game.weight")
              .orderBy("board_game.slug")
              .limit(argument("limit"))
              .as("first"),
            "first.id",
            "board_game.id",
          )
          .select("first.is_soon")
          .orderBy("first.is_soon", "desc")
          .orderBy("board_game.weight")
          .orderBy("board_game.slug"),
      ).as("items"),
      eb
        .selectFrom(ofBoard(db).select("board_game.id").as("counted"))
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("count"),
    ]);
  },
);

function teachers(eb: ExpressionBuilder<DB, "board_game">, locale: Expression<Locale>) {
  return eb
    .selectFrom("staff_game")
    .innerJoin("staff", "staff.id", "staff_game.staff_id")
    .$call(withText("staff_text", "staff.id", locale))
    .whereRef("staff_game.board_game_id", "=", "board_game.id")
    .where("staff.state", "=", "published")
    .orderBy("staff.position")
    .orderBy("staff.slug")
    .select([
      "staff.slug",
      "staff.avatar",
      "staff.teaches_in_english",
      "staff_text.locale",
      "staff_text.name",
      "staff_text.role",
    ]);
}

function gameWithRelated(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return shelfGames(db, locale).select((eb) => [
    "board_game.id",
    "board_game.languages",
    "board_game.link",
    "board_game.bgg_id",
    "board_game.updated_at",
    "board_game_text.summary",
    jsonArrayFrom(teachers(eb, locale)).as("teachers"),
  ]);
}

export type GameItemRow = InferResult<ReturnType<typeof gameWithRelated>>[number];

export const selectGameBySlug = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale }>) =>
    gameWithRelated(db, argument("locale")).where("board_game.slug", "=", argument("slug")),
);

/** Of nearly the same weight, those with the most tags in common first. */
export const selectSimilarGames = prepareQuery(
  (db, argument: Argument<{ thanId: string; locale: Locale; limit: number }>) =>
    shelfGames(db, argument("locale"))
      .where(
        "board_game.id",
        "in",
        db
          .selectFrom("board_game")
          .innerJoin("board_game as shown", (join) => join.on("shown.id", "=", argument("thanId")))
          .where(isPublic.game)
          .whereRef("board_game.id", "<>", "shown.id")
          .where(sql<boolean>`board_game.weight between shown.weight - 1 and shown.weight + 1`)
          .orderBy(
            sql`cardinality(array(select unnest(board_game.tags) intersect select unnest(shown.tags)))`,
            "desc",
          )
          .orderBy(sql`abs(board_game.weight - shown.weight)`)
          .orderBy(sql`abs(board_game.minutes - shown.minutes)`)
          .orderBy("board_game.slug")
          .select("board_game.id")
          .limit(argument("limit")),
      )
      .orderBy("board_game.weight")
      .orderBy("board_game.slug"),
);

export const selectGameSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("board_game").select("slug").where("id", "=", argument("id")).where(isPublic.game),
);
