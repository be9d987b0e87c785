import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectRemindedReservation = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .select(["id", "user_id", "guest_email", "state", "answered_at"])
    .where("id", "=", argument("id")),
);

/** Returns no row if it was answered or canceled in the meantime. */
export const recordComing = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
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
