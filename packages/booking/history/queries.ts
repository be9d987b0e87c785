import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** `entries` is JSON, because their number varies. */
export const insertTransitions = prepareQuery(
  (db, argument: Argument<{ entries: string; now: Date }>) =>
    db
      .insertInto("reservation_transition")
      .columns(["reservation_id", "at", "cause", "state", "seats", "made_by", "detail"])
      .expression(
        sql`select entry.reservation_id, ${argument("now")}::timestamptz, entry.cause, entry.state, entry.seats,
            entry.made_by, entry.detail
          from json_to_recordset(${argument("entries")}::json) as entry (
            reservation_id uuid, cause text, state text, seats smallint, made_by text, detail jsonb
          )`,
      )
      .returning(["id", "reservation_id"]),
);
