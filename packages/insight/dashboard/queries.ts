import { maxInquiriesCounted } from "@takujo/contracts/insight/admin-counts";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { type Expression, type ExpressionBuilder, sql } from "kysely";

/** States of events that are or were public. */
const known = ["published", "changed", "cancelled"];

type Sessions = DB & { session: DB["event_session"] };
const takesPlace = (eb: ExpressionBuilder<Sessions, "event" | "session">) =>
  eb.and([eb("event.state", "<>", "cancelled"), eb("session.called_off", "=", false)]);

interface Range {
  from: Date;
  to: Date;
}

const sessionsBetween = (db: Database, argument: Argument<Range>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where("event.state", "in", known)
    // No event lasts for more than 14 days: only those near the range are read.
    .where(
      sql<boolean>`event.state <> 'draft' and event.starts_at > ${argument("from")}::timestamptz - interval '30 days'
        and event.starts_at < ${argument("to")}::timestamptz + interval '30 days'`,
    )
    .where("session.starts_at", ">=", argument("from"))
    .where("session.starts_at", "<", argument("to"));

/**
 * Seats that are only held or offered. These states end within minutes or days, so there are never many. States are literals,
 * so that the partial index can be used.
 */
const pendingSeats = (db: Database) =>
  db
    .selectFrom("reservation")
    .where(sql<boolean>`state in ('held', 'offered')`)
    .select(["event_session_id", sql<number>`sum(seats)::integer`.as("seats")])
    .groupBy("event_session_id");

/** Confirmed seats: those taken without the pending ones. */
const reserved = sql<number>`session.seats_taken - coalesce(pending.seats, 0)`;

/** Names of sessions by id. */
const sessionTexts = (db: Database, locale: Expression<string>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .$call(withText("event_text", "event.id", locale))
    .$call(withText("event_session_text", "session.id", locale))
    .select([
      "session.id as session_id",
      "session.event_id",
      "session.letter",
      "session.starts_at",
      "event_text.title",
      "event_text.locale",
      "event_session_text.name as session_name",
    ]);

export const selectSessionsOfDay = prepareQuery(
  (db, argument: Argument<Range & { locale: Locale }>) =>
    sessionTexts(db, argument("locale"))
      .leftJoin(pendingSeats(db).as("pending"), "pending.event_session_id", "session.id")
      .where("event.state", "in", known)
      .where("session.starts_at", ">=", argument("from"))
      .where("session.starts_at", "<", argument("to"))
      .select([
        "session.capacity",
        "session.ends_at",
        "session.called_off",
        "event.state as event_state",
        "event.starts_at as event_starts_at",
        "event.doors_at",
        "event_text.room",
        reserved.as("reserved"),
        sql<number>`(
          select coalesce(sum(arrived), 0)::integer from reservation
          where event_session_id = session.id and state = 'attended'
        )`.as("arrived"),
        sql<number>`(
          select coalesce(sum(check_in.paid), 0)::float8 from check_in
          join reservation on reservation.id = check_in.reservation_id
          where reservation.event_session_id = session.id
            and not exists (select from check_in_undo where undone_nonce = check_in.nonce)
        )`.as("paid"),
      ])
      .orderBy("session.starts_at")
      .orderBy("session.event_id")
      // The order of the table's check constraint: iroha.
      .orderBy(sql`iroha_position(session.letter)`),
);

export type SessionOfDayRow = Awaited<ReturnType<typeof selectSessionsOfDay>>[number];

/** The next session that takes place decides which event is next. */
export const selectNextEvent = prepareQuery(
  (db, argument: Argument<{ from: Date; locale: Locale }>) =>
    sessionTexts(db, argument("locale"))
      .where("event.state", "in", ["published", "changed"])
      .where("session.called_off", "=", false)
      .where("session.starts_at", ">=", argument("from"))
      .select([
        sql<number>`(
          select sum(capacity)::integer from event_session
          where event_id = session.event_id and not called_off
        )`.as("capacity"),
        sql<number>`(
          select sum(seats_taken)::integer - coalesce((
            select sum(seats)::integer from reservation join event_session on event_session.id = event_session_id
            where event_session.event_id = session.event_id and state in ('held', 'offered')
          ), 0) from event_session where event_id = session.event_id and not called_off
        )`.as("reserved"),
      ])
      .orderBy("session.starts_at")
      .orderBy("session.id")
      .limit(1),
);

export type NextEventRow = Awaited<ReturnType<typeof selectNextEvent>>[number];

export const selectSeatsByDay = prepareQuery((db, argument: Argument<Range>) =>
  sessionsBetween(db, argument)
    .leftJoin(pendingSeats(db).as("pending"), "pending.event_session_id", "session.id")
    .where(takesPlace)
    .select([
      sql<string>`to_char(session.starts_at at time zone ${siteZone}, 'YYYY-MM-DD')`.as("day"),
      sql<number>`sum(session.capacity)::integer`.as("capacity"),
      sql<number>`sum(${reserved})::integer`.as("reserved"),
    ])
    .groupBy(sql`1`),
);

export type SeatsOfDayRow = Awaited<ReturnType<typeof selectSeatsByDay>>[number];

/** Waiting parties and open offers. */
export const selectQueues = prepareQuery((db, argument: Argument<Range>) =>
  sessionsBetween(db, argument)
    .where(takesPlace)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("reservation")
          .whereRef("reservation.event_session_id", "=", "session.id")
          .where(sql<boolean>`state in ('waiting', 'offered')`)
          .select([
            sql<number>`count(*) filter (where state = 'waiting')::integer`.as("parties"),
            sql<number | null>`min(min_seats) filter (where state = 'waiting')`.as("fewest_seats"),
            sql<number>`count(*) filter (where state = 'offered')::integer`.as("offers"),
            sql<number>`coalesce(sum(seats) filter (where state = 'offered'), 0)::integer`.as(
              "offered_seats",
            ),
            sql<Date | null>`min(expires_at) filter (where state = 'offered')`.as("offered_until"),
          ])
          .as("queue"),
      (join) => join.on(sql<boolean>`queue.parties + queue.offers > 0`),
    )
    .select([
      "session.id",
      "session.capacity",
      "session.seats_taken",
      "session.opens_at",
      "session.closes_at",
      "event.published_at",
      "queue.parties",
      "queue.fewest_seats",
      "queue.offers",
      "queue.offered_seats",
      "queue.offered_until",
    ])
    .orderBy("session.starts_at")
    .orderBy("session.id"),
);

export type QueueRow = Awaited<ReturnType<typeof selectQueues>>[number];

/** Names of the queues' sessions, and who is next. */
export const selectQueueTexts = prepareQuery(
  (db, argument: Argument<{ ids: string[]; locale: Locale }>) =>
    sessionTexts(db, argument("locale"))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("reservation")
            .leftJoin("user", "user.id", "reservation.user_id")
            .leftJoin("profile", "profile.user_id", "user.id")
            .whereRef("reservation.event_session_id", "=", "session.id")
            .where(sql<boolean>`state = 'waiting'`)
            .orderBy("reservation.queue_number")
            .limit(1)
            .select([
              sql<string>`coalesce(
                nullif(reservation.name, ''), nullif("user".name, ''), '@' || profile.handle, ''
              )`.as("name"),
              "reservation.wanted_seats",
              "reservation.min_seats",
            ])
            .as("first"),
        (join) => join.onTrue(),
      )
      .where(sql<boolean>`session.id = any(${argument("ids")}::uuid[])`)
      .select(["first.name as first_name", "first.wanted_seats", "first.min_seats"]),
);

export type QueueTextRow = Awaited<ReturnType<typeof selectQueueTexts>>[number];

interface Deadlines {
  now: Date;
  until: Date;
  locale: Locale;
  limit: number;
}

/** Tables that will be decided soon, with the seats that count. */
export const selectUndecidedTables = prepareQuery((db, argument: Argument<Deadlines>) =>
  sessionTexts(db, argument("locale"))
    .where("session.decided_at", "is", null)
    .where(sql<boolean>`not session.called_off`)
    .where("session.decision_deadline", ">", argument("now"))
    .where("session.decision_deadline", "<=", argument("until"))
    .where("event.state", "in", ["published", "changed"])
    .select([
      "session.min_players",
      "session.decision_deadline",
      sql<number>`(
        select coalesce(sum(seats), 0)::integer from reservation
        where event_session_id = session.id and state in ('confirmed', 'attended')
      )`.as("players"),
    ])
    .orderBy("session.decision_deadline")
    .orderBy("session.starts_at")
    .orderBy("session.id")
    .limit(argument("limit")),
);

export type UndecidedTableRow = Awaited<ReturnType<typeof selectUndecidedTables>>[number];

/** Events with pending proposals, the next first. */
export const selectProposedTables = prepareQuery(
  (db, argument: Argument<{ now: Date; locale: Locale; limit: number }>) =>
    db
      .selectFrom("event")
      .$call(withText("event_text", "event.id", argument("locale")))
      .innerJoin(
        db
          .selectFrom("table_proposal")
          .where(sql<boolean>`state = 'proposed'`)
          .select(["event_id", sql<number>`count(*)::integer`.as("count")])
          .groupBy("event_id")
          .as("proposed"),
        "proposed.event_id",
        "event.id",
      )
      .where("event.state", "in", ["published", "changed"])
      .where("event.ends_at", ">", argument("now"))
      .select([
        "event.id",
        "event.starts_at",
        "event_text.title",
        "event_text.locale",
        "proposed.count",
      ])
      .orderBy("event.starts_at")
      .orderBy("event.id")
      .limit(argument("limit")),
);

/** No reply was sent. */
const unanswered = sql<boolean>`state in ('new', 'open')`;

export const selectInquiryFigures = prepareQuery((db, _argument: Argument<object>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom(
        eb
          .selectFrom("contact_inquiry")
          .where(unanswered)
          .select("id")
          .limit(maxInquiriesCounted)
          .as("counted"),
      )
      .select(sql<number>`count(*)::integer`.as("count"))
      .$asScalar()
      .$notNull()
      .as("unanswered"),
    // The oldest per state, by index; one query for both would read all answered ones.
    sql<Date | null>`(select min(oldest.created_at) from unnest(array['new', 'open']) as wanted (state) cross join lateral (
      select created_at from contact_inquiry where contact_inquiry.state = wanted.state order by created_at limit 1
    ) as oldest)`.as("oldest_at"),
  ]),
);

export const selectLatestInquiries = prepareQuery((db, argument: Argument<{ limit: number }>) =>
  db
    .selectFrom("contact_inquiry")
    .where(unanswered)
    .select([
      "id",
      "category",
      "name",
      "locale",
      "created_at",
      sql<string>`left(body, 80)`.as("excerpt"),
    ])
    .orderBy("created_at", "desc")
    .limit(argument("limit")),
);

export type InquiryRow = Awaited<ReturnType<typeof selectLatestInquiries>>[number];
