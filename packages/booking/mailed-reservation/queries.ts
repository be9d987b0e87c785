import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { fellowWaiters, reservationsWithTexts } from "../reserved-event/index.ts";

/** Without a locale, the texts are in the person's mail language, or in Japanese if there is no translation. */
export const selectMailed = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale | null }>) => {
    const locale = sql<string>`coalesce(
      ${argument("locale")}::text, (select locale from "user" where id = reservation.user_id)
    )`;
    return reservationsWithTexts(db, locale)
      .innerJoin("user", "user.id", "reservation.user_id")
      .innerJoin("profile", "profile.user_id", "user.id")
      .innerJoin("venue", "venue.id", "event.venue_id")
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
        // The only text that may be missing in a language that is otherwise there.
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
        fellowWaiters("<").as("ahead"),
        sql<string | null>`(
          select case when made_by = 'organizer' then detail ->> 'reason' end from reservation_transition
          where reservation_id = reservation.id and cause in ('cancel', 'late-cancel') order by id desc limit 1
        )`.as("organizer_reason"),
      ]);
  },
);
