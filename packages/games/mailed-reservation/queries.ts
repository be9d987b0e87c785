import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";

const ahead = sql<number>`(
  select count(*)::integer from reservation as other
  where other.event_session_id = reservation.event_session_id and other.state = 'waiting'
    and other.queue_number < reservation.queue_number
)`;

/** Without a locale the texts are in the language in which the person wants their mails; or in Japanese, where there are no others. */
export const selectMailed = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale | null }>) => {
    const locale = sql<string>`coalesce(${argument("locale")}::text, "user".locale)`;
    return db
      .selectFrom("reservation")
      .innerJoin("user", "user.id", "reservation.user_id")
      .innerJoin("profile", "profile.user_id", "user.id")
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
      .innerJoin("venue", "venue.id", "event.venue_id")
      .innerJoin("venue_text as venue_ja", (join) =>
        join.onRef("venue_ja.venue_id", "=", "venue.id").on("venue_ja.locale", "=", "ja"),
      )
      .leftJoin("venue_text as venue_wanted", (join) =>
        join.onRef("venue_wanted.venue_id", "=", "venue.id").on("venue_wanted.locale", "=", locale),
      )
      .where("reservation.id", "=", argument("id"))
      .selectAll("reservation")
      .select((eb) => [
        "user.email",
        locale.as("locale"),
        "user.name as user_name",
        "profile.reminder_mail",
        "profile.waitlist_mail",
        "event.slug as event_slug",
        "event.fee",
        "event.doors_at",
        eb.fn.coalesce("wanted.title", "ja.title").as("title"),
        eb.fn.coalesce("wanted.room", "ja.room").as("room"),
        eb.fn.coalesce("wanted.cancellation", "ja.cancellation").as("cancellation"),
        // The one text that may be missing where its language is not.
        eb
          .case()
          .when("wanted.event_id", "is", null)
          .then(eb.ref("ja.notice"))
          .else(eb.ref("wanted.notice"))
          .end()
          .as("notice"),
        "session.kind",
        "session.letter",
        "session.starts_at",
        "session.ends_at",
        "session.change_deadline",
        "session.decision_deadline",
        eb.fn.coalesce("session_wanted.name", "session_ja.name").as("session_name"),
        eb.fn.coalesce("venue_wanted.name", "venue_ja.name").as("venue_name"),
        eb.fn.coalesce("venue_wanted.access", "venue_ja.access").as("access"),
        sql<string>`case when venue_wanted.locale = 'en'
        then concat_ws(', ', venue_wanted.street, venue_wanted.locality, venue_wanted.region, venue.postal_code)
        else '〒' || venue.postal_code || ' ' || venue_ja.region || venue_ja.locality || venue_ja.street
        end`.as("venue_address"),
        ahead.as("ahead"),
      ]);
  },
);
