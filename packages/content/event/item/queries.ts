import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, type InferResult, type QueryCreator, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { isPublic } from "../../visibility/index.ts";
import { eventsWithText, isUpcoming } from "../queries.ts";

/** Related events are chosen among this many of the next events. */
const relatedAmong = 60;
const relatedShown = 3;

/** The next events that have most in common with the one of the CTE `shown`. */
function relatedToShown(db: QueryCreator<DB>, locale: Expression<Locale>) {
  const shared = sql<number>`cardinality(array(
    select unnest(next.tags) intersect select unnest(shown.tags)))`;
  const next = db
    .selectFrom("event")
    .where(isPublic.event)
    .where(isUpcoming)
    .where("event.state", "<>", "cancelled")
    .where(sql<boolean>`event.id <> shown.id`)
    .orderBy("event.starts_at")
    .orderBy("event.id")
    .limit(sql.lit(relatedAmong))
    .select(["event.id", "event.tags", "event.starts_at"])
    .as("next");
  const related = db
    .selectFrom(next)
    .where(sql<boolean>`next.tags && shown.tags`)
    .orderBy(shared, "desc")
    .orderBy("next.starts_at")
    .orderBy("next.id")
    .limit(sql.lit(relatedShown))
    .select("next.id");
  return eventsWithText(db, locale)
    .where("event.id", "in", related)
    .orderBy("event.starts_at")
    .orderBy("event.id");
}

export const selectNextOfSeries = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale }>) =>
    eventsWithText(db, argument("locale"))
      .innerJoin("event_series_item as item", "item.event_id", "event.id")
      .innerJoin("event_series_item as own", "own.series_id", "item.series_id")
      .where("own.event_id", "=", argument("id"))
      .where("event.id", "<>", argument("id"))
      .where(isPublic.event)
      .where(isUpcoming)
      .where("event.state", "<>", "cancelled")
      .orderBy("event.starts_at")
      .limit(sql.lit(1)),
);

interface WantedEvent {
  slug: string;
  locale: Locale;
}

function people(db: QueryCreator<DB>, argument: Argument<WantedEvent>) {
  return db
    .selectFrom("staff")
    .$call(withText("staff_text", "staff.id", argument("locale")))
    .where("staff.state", "=", "published")
    .select([
      "staff.slug",
      "staff.avatar",
      "staff.teaches_in_english",
      "staff_text.locale",
      "staff_text.name",
      "staff_text.role",
      "staff_text.bio",
    ]);
}

function gamesOnOffer(db: QueryCreator<DB>, argument: Argument<WantedEvent>) {
  return db
    .selectFrom("event_game")
    .innerJoin("board_game", "board_game.id", "event_game.board_game_id")
    .$call(withText("board_game_text", "board_game.id", argument("locale")))
    .where("board_game.state", "=", "published")
    .orderBy("event_game.position")
    .select([
      "board_game.slug",
      "board_game.min_players",
      "board_game.max_players",
      "board_game.minutes",
      "board_game.age",
      "board_game.weight",
      "board_game_text.locale",
      "board_game_text.name",
      "board_game_text.summary",
    ]);
}

export type PersonRow = InferResult<ReturnType<typeof people>>[number];
export type GameRow = InferResult<ReturnType<typeof gamesOnOffer>>[number];

function eventBySlug(db: QueryCreator<DB>, argument: Argument<WantedEvent>) {
  return eventsWithText(db, argument("locale"))
    .innerJoin("venue", "venue.id", "event.venue_id")
    .where(isPublic.event)
    .where("event.slug", "=", argument("slug"))
    .select((eb) => [
      eb.fn.toJson("event_text").as("text"),
      "venue.slug as venue_slug",
      "venue.postal_code",
      "venue.latitude",
      "venue.longitude",
      "venue.step_free",
      "venue_text.locale as venue_locale",
      "venue_text.region",
      "venue_text.locality",
      "venue_text.street",
      "venue_text.access",
      "venue_text.floor",
      jsonObjectFrom(people(db, argument).where("staff.id", "=", eb.ref("event.host_id"))).as(
        "host",
      ),
      jsonArrayFrom(
        people(db, argument)
          .innerJoin("event_guide", "event_guide.staff_id", "staff.id")
          .where("event_guide.event_id", "=", eb.ref("event.id"))
          .orderBy("event_guide.position"),
      ).as("guides"),
      jsonArrayFrom(
        gamesOnOffer(db, argument).where("event_game.event_id", "=", eb.ref("event.id")),
      ).as("games"),
    ]);
}

/** Everything on an event's page, in one round trip. */
export const selectEventBySlug = prepareQuery((db, argument: Argument<WantedEvent>) =>
  db
    .with("shown", (creator) => eventBySlug(creator, argument))
    .selectFrom("shown")
    .selectAll("shown")
    .select(jsonArrayFrom(relatedToShown(db, argument("locale"))).as("related")),
);

export type EventItemRow = Awaited<ReturnType<typeof selectEventBySlug>>[number];

export type VenueRow = Pick<
  EventItemRow,
  | "venue_slug"
  | "venue_locale"
  | "venue_name"
  | "postal_code"
  | "latitude"
  | "longitude"
  | "step_free"
  | "region"
  | "locality"
  | "street"
  | "access"
  | "floor"
>;

export const selectEventSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("event").select("slug").where("id", "=", argument("id")).where(isPublic.event),
);
