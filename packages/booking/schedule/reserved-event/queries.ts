import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Expression, sql } from "kysely";

/** Reservations with session, event and the texts of session, event and venue. */
export function reservationsWithTexts(db: Database, locale: Expression<string>) {
  return db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event", "event.id", "session.event_id")
    .$call(withText("event_text", "event.id", locale))
    .$call(withText("event_session_text", "session.id", locale))
    .$call(withText("venue_text", "event.venue_id", locale));
}

export function eventsWithTexts(db: Database, locale: Expression<string>) {
  return db.selectFrom("event").$call(withText("event_text", "event.id", locale));
}

/** The sessions of an event in order. */
export function sessionsWithTexts(
  db: Database,
  eventId: Expression<string>,
  locale: Expression<string>,
) {
  return db
    .selectFrom("event_session as session")
    .$call(withText("event_session_text", "session.id", locale))
    .where("session.event_id", "=", eventId)
    .orderBy("session.starts_at")
    .orderBy("session.position")
    .orderBy(sql`iroha_position(session.letter)`)
    .orderBy("session.id");
}

/** The address in one line, as `venueAddress` in contracts has it. Needs the tables `venue` and `venue_text`. */
export const venueAddress = sql<string>`case
  when venue_text.locale = 'ja' and venue.postal_code ~ '^\\d{3}-\\d{4}$'
  then '〒' || venue.postal_code || ' ' || venue_text.region || venue_text.locality || venue_text.street
  else rtrim(concat_ws(', ', nullif(venue_text.street, ''), nullif(venue_text.locality, ''),
    nullif(nullif(venue_text.region, venue_text.locality), '')) || ' ' || venue.postal_code)
  end`;

/** Whether a party can be mailed: it has an account, or gave an address. Others are telephoned. */
export const hasMail = sql<boolean>`(reservation.user_id is not null or reservation.guest_email <> '')`;

/** Number of parties waiting before or behind a reservation. */
export const fellowWaiters = (comparison: "<" | ">") => sql<number>`(
  select count(*)::integer from reservation as other
  where other.event_session_id = reservation.event_session_id and other.state = 'waiting'
    and other.queue_number ${sql.raw(comparison)} reservation.queue_number
)`;
