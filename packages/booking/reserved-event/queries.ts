import type { Database } from "@takujo/runtime/database/database";
import { type Expression, sql } from "kysely";

/**
 * Reservations with session, event and their texts: in Japanese (`…ja`) and, if present, in the requested language (`…wanted`).
 * Texts of a session begin with `session_`, of a venue with `venue_`.
 */
export function reservationsWithTexts(db: Database, locale: Expression<string>) {
  return db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event", "event.id", "session.event_id")
    .innerJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_text as wanted", (join) =>
      join.onRef("wanted.event_id", "=", "event.id").on("wanted.locale", "=", locale),
    )
    .innerJoin("event_session_text as session_ja", (join) =>
      join
        .onRef("session_ja.event_session_id", "=", "session.id")
        .on("session_ja.locale", "=", "ja"),
    )
    .leftJoin("event_session_text as session_wanted", (join) =>
      join
        .onRef("session_wanted.event_session_id", "=", "session.id")
        .on("session_wanted.locale", "=", locale),
    )
    .innerJoin("venue_text as venue_ja", (join) =>
      join.onRef("venue_ja.venue_id", "=", "event.venue_id").on("venue_ja.locale", "=", "ja"),
    )
    .leftJoin("venue_text as venue_wanted", (join) =>
      join
        .onRef("venue_wanted.venue_id", "=", "event.venue_id")
        .on("venue_wanted.locale", "=", locale),
    );
}

/** Events with their titles in Japanese (`ja`) and, if present, in the requested language (`wanted`). */
export function eventsWithTexts(db: Database, locale: Expression<string>) {
  return db
    .selectFrom("event")
    .innerJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_text as wanted", (join) =>
      join.onRef("wanted.event_id", "=", "event.id").on("wanted.locale", "=", locale),
    );
}

/** The sessions of an event in order, with their names in the same two languages. */
export function sessionsWithTexts(
  db: Database,
  eventId: Expression<string>,
  locale: Expression<string>,
) {
  return db
    .selectFrom("event_session as session")
    .innerJoin("event_session_text as ja", (join) =>
      join.onRef("ja.event_session_id", "=", "session.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_session_text as wanted", (join) =>
      join.onRef("wanted.event_session_id", "=", "session.id").on("wanted.locale", "=", locale),
    )
    .where("session.event_id", "=", eventId)
    .orderBy("session.starts_at")
    .orderBy("session.letter")
    .orderBy("session.id");
}

/** Number of parties waiting before or behind a reservation. */
export const fellowWaiters = (comparison: "<" | ">") => sql<number>`(
  select count(*)::integer from reservation as other
  where other.event_session_id = reservation.event_session_id and other.state = 'waiting'
    and other.queue_number ${sql.raw(comparison)} reservation.queue_number
)`;
