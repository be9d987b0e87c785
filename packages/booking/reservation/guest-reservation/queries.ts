import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

/** Rows with an address have no account, by a check constraint. */
export const selectGuest = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .where("reservation.guest_email", "<>", "")
    .select(["reservation.id", "reservation.guest_email", "reservation.seats", "session.ends_at"]),
);
