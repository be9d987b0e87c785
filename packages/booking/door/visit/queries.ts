import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type RawBuilder, sql } from "kysely";
import { markCounts } from "../../money/index.ts";
import { reservationsWithTexts } from "../../schedule/index.ts";

/**
 * Members of a party who came: its holder once anybody of it is checked in, and a friend with an account once their own place
 * is. Guests without an account have no page.
 */
const cameAs = (userId: RawBuilder<string>) => sql<boolean>`(
  reservation.state = 'attended' and (
    reservation.user_id = ${userId}
    or exists (
      select from friend_seat as seat join check_in on check_in.reservation_id = seat.reservation_id
      where seat.reservation_id = reservation.id and seat.user_id = ${userId} and seat.state = 'taken'
        and seat.place = any(check_in.people) and ${markCounts}
    )
  )
)`;

interface OwnVisit {
  /** Of the party's reservation. */
  id: string;
  userId: string;
  now: Date;
  locale: Locale;
}

/** Once the session is over. */
export const selectVisit = prepareQuery((db, argument: Argument<OwnVisit>) =>
  reservationsWithTexts(db, argument("locale"))
    .where("reservation.id", "=", argument("id"))
    .where("session.ends_at", "<=", argument("now"))
    .where(cameAs(argument("userId")))
    .select([
      "reservation.id",
      "session.id as session_id",
      "session.starts_at",
      "session.ends_at",
      "session.board_game_id",
      "event.id as event_id",
      "event.slug as event_slug",
      "event_text.locale",
      "event_text.title",
      sql<string>`(select name from "user" where id = ${argument("userId")})`.as("nickname"),
      sql<string | null>`(
        select name from staff_text where staff_id = event.host_id and locale in (event_text.locale, 'ja')
        order by locale = 'ja' limit 1
      )`.as("host"),
    ]),
);

export type VisitRow = Awaited<ReturnType<typeof selectVisit>>[number];

interface VisitsSince {
  userId: string;
  since: Date;
  now: Date;
  locale: Locale;
}

/** Parties of others are found by the place that the person took in them, each by an index. */
export const selectVisitsSince = prepareQuery((db, argument: Argument<VisitsSince>) =>
  reservationsWithTexts(db, argument("locale"))
    .where(
      sql<boolean>`reservation.id = any(array(
        select id from reservation where user_id = ${argument("userId")} and state = 'attended'
        union select reservation_id from friend_seat where user_id = ${argument("userId")} and state = 'taken'
      ))`,
    )
    .where("session.ends_at", "<=", argument("now"))
    .where("session.ends_at", ">", argument("since"))
    .where(cameAs(argument("userId")))
    .orderBy("session.starts_at", "desc")
    .select([
      "reservation.id",
      "session.starts_at",
      "session.ends_at",
      "event_text.locale",
      "event_text.title",
    ]),
);

/** Whether a person came to an event. */
export const selectWasThere = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string }>) =>
    db
      .selectFrom("reservation")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .where("session.event_id", "=", argument("eventId"))
      .where(cameAs(argument("userId")))
      .select("reservation.id")
      .limit(sql.lit(1)),
);
