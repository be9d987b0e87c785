import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

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
