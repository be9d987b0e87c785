import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";

export const selectAsked = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .select(["id", "user_id", "state", "answered_at"])
    .where("id", "=", argument("id")),
);

/** Nothing where it was answered or given back in the same moment. */
export const noteYes = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("reservation")
    .set({
      answered_at: argument("now"),
      version: sql`version + 1`,
      updated_at: argument("now"),
    })
    .where("id", "=", argument("id"))
    .where("state", "=", "confirmed")
    .where("answered_at", "is", null)
    .returningAll(),
);
