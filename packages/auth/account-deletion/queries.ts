import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Confirmed seats that are still to come, with the event's title in a language, or else in Japanese. */
export function selectConfirmedSeats(db: Database, userId: string, locale: Locale) {
  return db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "session.event_id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_text as wanted", (join) =>
      join.onRef("wanted.event_id", "=", "session.event_id").on("wanted.locale", "=", locale),
    )
    .where("reservation.user_id", "=", userId)
    .where("reservation.state", "=", "confirmed")
    .where("session.ends_at", ">", sql<Date>`now()`)
    .orderBy("session.starts_at")
    .orderBy("reservation.id")
    .select((eb) => [
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      "session.starts_at as startsAt",
      "reservation.seats",
    ])
    .execute();
}
