import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";

export const selectDraft = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("content_draft")
    .where("kind", "=", "event")
    .where("item_id", "=", argument("eventId"))
    .select(["document", "version", "is_new"]),
);

/** People whom the due work tells about their session. */
const told = "in ('confirmed', 'offered', 'waiting')";

const counted = (condition: string) =>
  sql<number>`(count(*) filter (where reservation.state ${sql.raw(condition)}))::int`;

/** For each session: parties with seats, waiting parties, and parties without an address. */
export const selectPeople = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event_session as session")
    .leftJoin("reservation", "reservation.event_session_id", "session.id")
    .where("session.event_id", "=", argument("eventId"))
    .groupBy("session.id")
    .select([
      "session.id",
      "session.seats_taken",
      "session.decided_at",
      "session.called_off",
      "session.ends_at",
      sql<boolean>`count(reservation.id) > 0`.as("is_in_use"),
      counted("in ('confirmed', 'offered', 'attended', 'no-show')").as("parties"),
      counted("= 'waiting'").as("waiting"),
      counted(`${told} and (reservation.user_id is not null or reservation.guest_email <> '')`).as(
        "mailed",
      ),
      counted(`${told} and reservation.user_id is null and reservation.guest_email = ''`).as(
        "without_mail",
      ),
    ]),
);

/** Seats of confirmed upcoming parties, by promised price; null without a promise. */
export const selectPromised = prepareQuery(
  (db, argument: Argument<{ eventId: string; now: Date }>) =>
    db
      .selectFrom("event_session as session")
      .innerJoin("reservation", "reservation.event_session_id", "session.id")
      .innerJoinLateral(
        sql<{ place: number }>`(select generate_series(0, reservation.seats - 1) as place)`.as(
          "seat",
        ),
        (join) => join.onTrue(),
      )
      .where("session.event_id", "=", argument("eventId"))
      .where("session.ends_at", ">", argument("now"))
      .where("reservation.state", "in", ["confirmed", "attended"])
      .select([
        sql<string | null>`reservation.prices -> seat.place ->> 'kind'`.as("kind"),
        sql<number | null>`(reservation.prices -> seat.place ->> 'full')::int`.as("full"),
        sql<number>`count(*)::int`.as("seats"),
      ])
      // By their positions: a session has a column `kind`, too.
      .groupBy([sql`1`, sql`2`]),
);

export type PromisedRow = Awaited<ReturnType<typeof selectPromised>>[number];

export type PeopleRow = Awaited<ReturnType<typeof selectPeople>>[number];

interface VenueWords {
  name: string;
  region: string;
  locality: string;
  street: string;
  access: string;
}

export interface VenueRow {
  postal_code: string;
  ja: VenueWords;
  en: VenueWords | null;
}

export const selectVenue: (db: Database, values: { id: string }) => Promise<VenueRow[]> =
  prepareQuery((db, argument: Argument<{ id: string }>) =>
    db
      .selectFrom("venue")
      .innerJoin("venue_text as ja", (join) =>
        join.onRef("ja.venue_id", "=", "venue.id").on("ja.locale", "=", "ja"),
      )
      .where("venue.id", "=", argument("id"))
      .select((eb) => [
        "venue.postal_code",
        sql<VenueWords>`to_json(ja)`.as("ja"),
        jsonObjectFrom(
          eb
            .selectFrom("venue_text as en")
            .whereRef("en.venue_id", "=", "venue.id")
            .where("en.locale", "=", "en")
            .select(["en.name", "en.region", "en.locality", "en.street", "en.access"]),
        ).as("en"),
      ]),
  );

export const selectVenueSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("venue").where("id", "=", argument("id")).select("slug"),
);

/** In the common order, also across events. */
export const lockSessionsOf = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom("event_session")
    .where(sql<boolean>`event_id = any(${argument("eventIds")}::uuid[])`)
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate(),
);

export const lockEventForCancellation = prepareQuery(
  (db, argument: Argument<{ eventId: string }>) =>
    db
      .selectFrom("event")
      .where("id", "=", argument("eventId"))
      .select(["state", "ends_at", "published_at"])
      .forNoKeyUpdate(),
);

export const markCancelled = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .updateTable("event")
    .set({ state: "cancelled", updated_at: sql<Date>`now()` })
    .where("id", "=", argument("eventId"))
    .returning("id"),
);

export const updateNotice = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale; notice: string | null }>) =>
    db
      .updateTable("event_text")
      .set({ notice: argument("notice") })
      .where("event_id", "=", argument("eventId"))
      .where("locale", "=", argument("locale"))
      .returning("event_id"),
);

/** Without this, the next publication would remove the notice. Only for languages that the draft has. */
export const updateDraftNotice = prepareQuery(
  (db, argument: Argument<{ eventId: string; path: string[]; notice: string }>) =>
    db
      .updateTable("content_draft")
      .set({
        document: sql`jsonb_set(document, ${argument("path")}::text[], to_jsonb(${argument("notice")}::text))`,
        version: sql`nextval('content_version')`,
      })
      .where("kind", "=", "event")
      .where("item_id", "=", argument("eventId"))
      .where(sql<boolean>`document #> (${argument("path")}::text[])[1:2] ? 'title'`)
      .returning("item_id"),
);

/** All events of the series to which an event belongs. */
export const selectSeriesItems = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event_series_item as own")
    .innerJoin("event_series_item as item", "item.series_id", "own.series_id")
    .where("own.event_id", "=", argument("eventId"))
    .select(["item.series_id", "item.event_id", sql<string>`item.day::text`.as("day")])
    .orderBy("item.day"),
);

export const insertSeries = prepareQuery((db, argument: Argument<{ rule: string }>) =>
  db
    .insertInto("event_series")
    .values({ rule: argument("rule") })
    .returning("id"),
);

export const insertSeriesItem = prepareQuery(
  (db, argument: Argument<{ seriesId: string; eventId: string; day: string }>) =>
    db
      .insertInto("event_series_item")
      .values({
        series_id: argument("seriesId"),
        event_id: argument("eventId"),
        day: argument("day"),
      })
      .returning("event_id"),
);

export const selectGameMinutes = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .selectFrom("board_game")
    .where(sql<boolean>`id = any(${argument("ids")}::uuid[])`)
    .select(["id", "minutes"]),
);

interface Hours {
  eventId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Other public events at the venue in these hours. */
export const selectEventsAtVenue = prepareQuery(
  (db, argument: Argument<Hours & { venueId: string }>) =>
    db
      .selectFrom("event")
      .innerJoin("event_text as ja", (join) =>
        join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
      )
      .where("event.venue_id", "=", argument("venueId"))
      .where("event.id", "<>", argument("eventId"))
      .where("event.state", "in", ["published", "changed"])
      .where("event.starts_at", "<", argument("endsAt"))
      .where("event.ends_at", ">", argument("startsAt"))
      .select(["event.id", "event.starts_at", "event.ends_at", "ja.title", "ja.room"])
      .orderBy("event.starts_at")
      .limit(30),
);

/** Sessions of other public events, led by these guides in these hours. */
export const selectSessionsOfGuides = prepareQuery(
  (db, argument: Argument<Hours & { guideIds: string[] }>) =>
    db
      .selectFrom("event_session as session")
      .innerJoin("event", "event.id", "session.event_id")
      .innerJoin("event_text as ja", (join) =>
        join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
      )
      .where(sql<boolean>`session.guide_id = any(${argument("guideIds")}::uuid[])`)
      .where("event.id", "<>", argument("eventId"))
      .where("event.state", "in", ["published", "changed"])
      .where("session.called_off", "=", false)
      .where("session.starts_at", "<", argument("endsAt"))
      .where("session.ends_at", ">", argument("startsAt"))
      .select([
        "session.guide_id",
        "session.starts_at",
        "session.ends_at",
        "event.id as event_id",
        "ja.title",
      ])
      .orderBy("session.starts_at")
      .limit(100),
);
