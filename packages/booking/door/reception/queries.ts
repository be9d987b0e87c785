import type { PriceKind, SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { sql } from "kysely";
import { addedByCorrections, discountOf } from "../../money/index.ts";

import { eventsWithTexts, sessionsWithTexts } from "../../schedule/index.ts";

/** From the day before the event until the day after it, by the venue's calendar. */
const worksNow = (now: unknown) => sql<boolean>`(
  ${now} >= (date_trunc('day', event.starts_at at time zone ${siteZone}) - interval '1 day') at time zone ${siteZone}
  and ${now} < (date_trunc('day', event.ends_at at time zone ${siteZone}) + interval '2 days') at time zone ${siteZone}
)`;

/** The widest range that `worksNow` can match, so that an index can be used. */
const dayMs = 86_400_000;
export const receptionWindow = (now: Date) => ({
  from: new Date(now.getTime() - 3 * dayMs),
  until: new Date(now.getTime() + 3 * dayMs),
});

/** Name, or handle without a name. */
export const whoIs = (id: string) => sql<string | null>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = ${sql.ref(id)}
)`;

export const selectHelper = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string; now: Date }>) =>
    db
      .selectFrom("reception_helper")
      .innerJoin("event", "event.id", "reception_helper.event_id")
      .select("event.id")
      .where("reception_helper.event_id", "=", argument("eventId"))
      .where("reception_helper.user_id", "=", argument("userId"))
      .where(worksNow(argument("now"))),
);

interface EventsValues {
  userId: string;
  isEverywhere: boolean;
  /** Events at which the person works as staff. */
  eventIds: string[];
  locale: Locale;
  now: Date;
  from: Date;
  until: Date;
}

export const selectEvents = prepareQuery((db, argument: Argument<EventsValues>) =>
  withTitle(db, argument("locale"))
    .where("event.state", "<>", "draft")
    .where("event.starts_at", "<", argument("until"))
    .where("event.ends_at", ">", argument("from"))
    .where(worksNow(argument("now")))
    .where(
      sql<boolean>`(${argument("isEverywhere")}::boolean or event.id = any(${argument("eventIds")}::uuid[]) or exists (
        select 1 from reception_helper where event_id = event.id and user_id = ${argument("userId")}
      ))`,
    )
    .orderBy("event.starts_at")
    .orderBy("event.id"),
);

export const selectEvent = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    withTitle(db, argument("locale")).where("event.id", "=", argument("eventId")),
);

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

type Db = Parameters<Parameters<typeof prepareQuery>[0]>[0];

function withTitle(db: Db, locale: ReturnType<Argument<{ locale: Locale }>>) {
  return eventsWithTexts(db, locale).select([
    "event.id",
    "event.slug",
    "event.state",
    "event.starts_at",
    "event.ends_at",
    "event.fee",
    sql<PriceKind[]>`event.prices`.as("price_kinds"),
    "event_text.title",
    "event_text.locale",
  ]);
}

export const selectSessions = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    sessionsWithTexts(db, argument("eventId"), argument("locale")).select([
      "session.id",
      "session.letter",
      "session.starts_at",
      "session.ends_at",
      "session.called_off",
      sql<number>`session.capacity - session.seats_taken`.as("free"),
      "event_session_text.name",
      sql<string | null>`(
        select name from board_game_text
        where board_game_id = session.board_game_id and locale in (${argument("locale")}, 'ja')
        order by locale = 'ja' limit 1
      )`.as("game"),
    ]),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

export const selectParties = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("session.event_id", "=", argument("eventId"))
    .select([
      "reservation.id",
      "reservation.code",
      "reservation.event_session_id",
      "reservation.user_id",
      "reservation.state",
      "reservation.seats",
      "reservation.name",
      "reservation.kana",
      "reservation.nickname",
      "reservation.guests",
      "reservation.note",
      sql<SeatPrice[] | null>`reservation.prices`.as("prices"),
      discountOf.as("discount"),
      sql<string | null>`(
        select memo.note from reservation_staff_note as memo
        where memo.reservation_id = reservation.id and memo.at_reception
      )`.as("staff_note"),
      sql<string | null>`(
        select memo.note from person_staff_note as memo
        where memo.user_id = reservation.user_id and memo.at_reception
      )`.as("person_note"),
      addedByCorrections("reservation.id").as("correction"),
      sql<{ place: number; number: number; senderPays: boolean }[] | null>`(
        select json_agg(json_build_object(
          'place', seat.place, 'number', seat.number, 'senderPays', seat.sender_pays
        ) order by seat.place)
        from friend_seat as seat
        where seat.reservation_id = reservation.id and seat.state = 'taken' and seat.place < reservation.seats
      )`.as("friends"),
      sql<string>`right(regexp_replace(reservation.phone, '\\D', '', 'g'), 4)`.as("phone_end"),
    ])
    .orderBy("reservation.kana")
    .orderBy("reservation.id"),
);

export type PartyRow = Awaited<ReturnType<typeof selectParties>>[number];

export const selectMarks = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("check_in")
    .innerJoin("reservation", "reservation.id", "check_in.reservation_id")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .leftJoin("check_in_undo as undo", "undo.undone_nonce", "check_in.nonce")
    .where("session.event_id", "=", argument("eventId"))
    .select([
      "check_in.reservation_id",
      "check_in.nonce",
      "check_in.kind",
      "check_in.people",
      "check_in.paid",
      "check_in.method",
      "check_in.marked_at",
      "check_in.device",
      "check_in.has_seat",
      "check_in.seen_at",
      whoIs("check_in.made_by_id").as("by"),
      "undo.marked_at as undone_at",
      "undo.device as undone_device",
      whoIs("undo.made_by_id").as("undone_by"),
    ])
    .orderBy("check_in.marked_at")
    .orderBy("check_in.id"),
);

export type MarkRow = Awaited<ReturnType<typeof selectMarks>>[number];

/** A friend's ticket is the party's code with a number, and valid while the friend has the place. */
export const selectTicket = prepareQuery(
  (db, argument: Argument<{ code: string; number: number | null }>) =>
    db
      .selectFrom("reservation")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .where("reservation.code", "=", argument("code"))
      .where(
        sql<boolean>`(${argument("number")}::integer is null or exists (
          select from friend_seat as seat
          where seat.reservation_id = reservation.id and seat.number = ${argument("number")}::integer
            and seat.state = 'taken' and seat.place < reservation.seats
        ))`,
      )
      .select("session.event_id"),
);
