import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { promisedYen } from "../../money/index.ts";
import {
  fellowWaiters,
  hasMail,
  reservationsWithTexts,
  venueAddress,
} from "../../schedule/index.ts";
import type { FormerSchedule } from "../../seats/index.ts";

/** Without a locale, the texts are in the person's mail language, or in Japanese if there is no translation. */
export const selectMailed = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale | null; isForFriend: boolean }>) => {
    const locale = sql<string>`coalesce(
      ${argument("locale")}::text, (select locale from "user" where id = reservation.user_id), reservation.guest_locale
    )`;
    return (
      reservationsWithTexts(db, locale)
        .leftJoin("user", "user.id", "reservation.user_id")
        .leftJoin("profile", "profile.user_id", "user.id")
        .innerJoin("venue", "venue.id", "event.venue_id")
        .where("reservation.id", "=", argument("id"))
        // A friend who took a place may have an address even if the party has none.
        .where(sql<boolean>`(${argument("isForFriend")}::boolean or ${hasMail})`)
        .selectAll("reservation")
        .select([
          sql<string>`coalesce("user".email, reservation.guest_email)`.as("email"),
          locale.as("locale"),
          "user.name as user_name",
          "profile.reminder_mail",
          "profile.waitlist_mail",
          "profile.thanks_mail",
          "profile.handle",
          "event.slug as event_slug",
          "event.fee",
          promisedYen.as("sum"),
          "event.doors_at",
          "event_text.title",
          "event_text.room",
          "event_text.cancellation",
          "event_text.notice",
          "session.kind",
          "session.letter",
          "session.starts_at",
          "session.ends_at",
          "session.change_deadline",
          "session.decision_deadline",
          "event_session_text.name as session_name",
          "venue_text.name as venue_name",
          "venue_text.access",
          venueAddress.as("venue_address"),
          fellowWaiters("<").as("ahead"),
          sql<string | null>`(
          select case when made_by = 'organizer' then detail ->> 'reason' end from reservation_transition
          where reservation_id = reservation.id and cause in ('cancel', 'late-cancel', 'offer') order by id desc limit 1
        )`.as("organizer_reason"),
        ])
    );
  },
);

/** The session a change was made from. */
export const selectSeatsBefore = prepareQuery(
  (db, argument: Argument<{ transitionId: string; locale: Locale }>) =>
    db
      .selectFrom("reservation_transition")
      .innerJoin("event_session as session", (join) =>
        join.on(
          sql`session.id`,
          "=",
          sql`(reservation_transition.detail -> 'before' ->> 'sessionId')::uuid`,
        ),
      )
      .innerJoin("event", "event.id", "session.event_id")
      .$call(withText("event_session_text", "session.id", argument("locale")))
      .$call(withText("event_text", "event.id", argument("locale")))
      .$call(withText("venue_text", "event.venue_id", argument("locale")))
      .where("reservation_transition.id", "=", argument("transitionId"))
      .select([
        sql<unknown>`reservation_transition.detail -> 'before'`.as("before"),
        "session.letter",
        "session.starts_at",
        "session.ends_at",
        "event_session_text.name as session_name",
        "event.fee",
        sql<number>`promised_yen(
          nullif(reservation_transition.detail -> 'before' -> 'prices', 'null'),
          (reservation_transition.detail -> 'before' ->> 'seats')::integer, event.fee
        )`.as("sum"),
        "event_text.title",
        "event_text.room",
        "venue_text.name as venue_name",
      ]),
);

/** Former hours and venue from the line of history. */
export const selectFormerSchedule = prepareQuery(
  (db, argument: Argument<{ transitionId: string; locale: Locale }>) =>
    db
      .selectFrom("reservation_transition as line")
      .where("line.id", "=", argument("transitionId"))
      .where(sql<boolean>`line.detail ? 'former'`)
      .select([
        sql<FormerSchedule>`line.detail -> 'former'`.as("former"),
        sql<string | null>`(
          select name from venue_text
          where venue_id = (line.detail -> 'former' ->> 'venueId')::uuid and locale in (${argument("locale")}, 'ja')
          order by locale = 'ja' limit 1
        )`.as("venue_name"),
      ]),
);

export const selectDeviceOwner = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .select("user_id")
    .where("id", "=", argument("id"))
    .where(
      sql<boolean>`exists (select from push_device where push_device.user_id = reservation.user_id)`,
    ),
);

export const selectOfferCount = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("reservation")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", argument("userId"))
    .where("state", "=", "offered"),
);

export const selectReservedEvent = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .select("session.event_id as id"),
);
