import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { venueAddress } from "../../schedule/index.ts";

export const selectHelpers = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("reception_helper")
    .innerJoin("user", "user.id", "reception_helper.user_id")
    .innerJoin("profile", "profile.user_id", "user.id")
    .where("reception_helper.event_id", "=", argument("eventId"))
    .select(["user.id", "user.name", "user.email", "profile.handle", "reception_helper.granted_at"])
    .orderBy("reception_helper.granted_at")
    .orderBy("user.id"),
);

/** Found by email address or handle. */
export const selectPerson = prepareQuery((db, argument: Argument<{ person: string }>) =>
  db
    .selectFrom("user")
    .innerJoin("profile", "profile.user_id", "user.id")
    .where((eb) =>
      eb.or([
        eb("user.email", "=", sql<string>`lower(${argument("person")})`),
        eb("profile.handle", "=", sql<string>`lower(ltrim(${argument("person")}, '@'))`),
      ]),
    )
    .select("user.id"),
);

export const selectEvent = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db.selectFrom("event").select("id").where("id", "=", argument("eventId")),
);

export const insertHelper = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string; grantedById: string }>) =>
    db
      .insertInto("reception_helper")
      .values({
        event_id: argument("eventId"),
        user_id: argument("userId"),
        granted_by_id: argument("grantedById"),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id"),
);

export const deleteHelper = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string }>) =>
    db
      .deleteFrom("reception_helper")
      .where("event_id", "=", argument("eventId"))
      .where("user_id", "=", argument("userId"))
      .returning("user_id"),
);

/** Without the right the columns about its grant are null. */
export const selectMailedHelp = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string }>) =>
    db
      .selectFrom("event")
      .innerJoin("user", (join) => join.on("user.id", "=", argument("userId")))
      .innerJoin("venue", "venue.id", "event.venue_id")
      .$call(withText("event_text", "event.id", sql.ref<string>("user.locale")))
      .$call(withText("venue_text", "event.venue_id", sql.ref<string>("user.locale")))
      .leftJoin("reception_helper as help", (join) =>
        join.onRef("help.event_id", "=", "event.id").onRef("help.user_id", "=", "user.id"),
      )
      .leftJoin("user as granter", "granter.id", "help.granted_by_id")
      .leftJoin("profile as granter_profile", "granter_profile.user_id", "granter.id")
      .where("event.id", "=", argument("eventId"))
      .select([
        "user.email",
        "user.locale",
        "user.name",
        "help.granted_at",
        sql<string | null>`coalesce(nullif(granter.name, ''), '@' || granter_profile.handle)`.as(
          "granted_by",
        ),
        "event.starts_at",
        "event.ends_at",
        "event_text.title",
        "event_text.room",
        "venue_text.name as venue_name",
        venueAddress.as("venue_address"),
      ]),
);
