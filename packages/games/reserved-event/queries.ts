import type { Database } from "@takujo/runtime/database";
import { type Expression, sql } from "kysely";

/**
 * Reservations with their session and event and all that is written about these: in Japanese (`…ja`) and, where there is one, in the wanted language
 * (`…wanted`). Of a session the texts begin with `session_`, of a venue with `venue_`.
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

/** Events with what they are called: in Japanese (`ja`) and, where there is one, in the wanted language (`wanted`). */
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

/** The sessions of an event in their order, with what they are called in the same two ways. */
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

/** How many wait before or behind a reservation. */
export const fellowWaiters = (comparison: "<" | ">") => sql<number>`(
  select count(*)::integer from reservation as other
  where other.event_session_id = reservation.event_session_id and other.state = 'waiting'
    and other.queue_number ${sql.raw(comparison)} reservation.queue_number
)`;
