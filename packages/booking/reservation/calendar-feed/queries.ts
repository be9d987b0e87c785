import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { promisedYen } from "../../money/index.ts";
import { reservationsWithTexts, venueAddress } from "../../schedule/index.ts";

export const selectFeed = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("calendar_feed")
    .select(["secret_id", "made_at"])
    .where("user_id", "=", argument("userId")),
);

/** A new address, whether or not there was one. */
export const renewFeed = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .insertInto("calendar_feed")
    .values({ user_id: argument("userId") })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret_id: sql`gen_random_uuid()`, made_at: sql`now()` }),
    )
    .returning(["secret_id", "made_at"]),
);

export const deleteFeed = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.deleteFrom("calendar_feed").where("user_id", "=", argument("userId")).returning("user_id"),
);

/** The feed's owner and language. No row for a person who may not sign in. */
export const selectFeedOwner = prepareQuery((db, argument: Argument<{ secretId: string }>) =>
  db
    .selectFrom("calendar_feed")
    .innerJoin("user", "user.id", "calendar_feed.user_id")
    .where("calendar_feed.secret_id", "=", argument("secretId"))
    .where(
      sql<boolean>`(not coalesce("user".banned, false) or coalesce("user"."banExpires" < now(), false))`,
    )
    .select(["user.id", "user.locale"]),
);

/** Confirmed seats, past ones included. */
export const selectFeedEntries = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: string; endsAfter: Date; limit: number }>) =>
    reservationsWithTexts(db, argument("locale"))
      .innerJoin("venue", "venue.id", "event.venue_id")
      .where("reservation.user_id", "=", argument("userId"))
      .where("reservation.state", "in", ["confirmed", "attended"])
      .where("session.ends_at", ">", argument("endsAfter"))
      .orderBy("session.starts_at", "desc")
      .orderBy("reservation.id")
      .limit(argument("limit"))
      .select([
        "reservation.id",
        "reservation.code",
        "reservation.version",
        "reservation.seats",
        promisedYen.as("sum"),
        "event.slug",
        "event.doors_at",
        "event_text.title",
        "event_text.room",
        "session.letter",
        "session.starts_at",
        "session.ends_at",
        "session.change_deadline",
        "event_session_text.name as session_name",
        "venue_text.name as venue_name",
        venueAddress.as("venue_address"),
      ]),
);
