import { sql } from "kysely";
import { type Argument, prepareQuery } from "../database/prepared-query.ts";
import { siteZone } from "../database/sql-expressions.ts";

/** From the second day after it, by the venue's calendar. */
export const isOver = (now: unknown) => sql<boolean>`(
  ${now} >= (date_trunc('day', event.ends_at at time zone ${siteZone}) + interval '2 days') at time zone ${siteZone}
)`;

/** Without the events whose time is over. One that was never public has no row, and no end. */
export const selectGrant = prepareQuery((db, argument: Argument<{ userId: string; now: Date }>) =>
  db
    .selectFrom("staff_member")
    .where("staff_member.user_id", "=", argument("userId"))
    .select([
      "staff_member.roles",
      sql<string[] | null>`case when staff_member.event_ids is not null then array(
        select given.id from unnest(staff_member.event_ids) as given (id)
        left join event on event.id = given.id
        where event.id is null or not ${isOver(argument("now"))}
      ) end`.as("event_ids"),
    ]),
);

/** Null for people without a staff role. */
export const selectStanding = prepareQuery(
  (db, argument: Argument<{ userId: string; now: Date }>) =>
    db
      .selectFrom("user")
      .leftJoin("staff_member as staff", "staff.user_id", "user.id")
      .where("user.id", "=", argument("userId"))
      .select([
        "user.role",
        sql<boolean>`("user".banned and coalesce("user"."banExpires" > ${argument("now")}, true))`.as(
          "is_banned",
        ),
        "staff.roles",
        "staff.event_ids",
      ]),
);
