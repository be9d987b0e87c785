import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

interface Values {
  userId: string;
  states: string[];
  limit: number;
}

/** One person has few reservations, however many there are in total. The latest session first. */
export const selectOfPerson = prepareQuery((db, argument: Argument<Values>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.user_id", "=", argument("userId"))
    .where(sql<boolean>`reservation.state = any(${argument("states")}::text[])`)
    .select([
      "reservation.id",
      "reservation.state",
      "reservation.cancelled_late",
      "session.starts_at",
      "session.ends_at",
    ])
    .orderBy("session.starts_at", "desc")
    .orderBy("reservation.id")
    .limit(argument("limit")),
);

export type PersonRow = Awaited<ReturnType<typeof selectOfPerson>>[number];
