import { placesIn } from "@takujo/booking/money/index";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { sql } from "kysely";
import type { StoredFigures } from "./figures.ts";

interface Finished {
  from: Date;
  to: Date;
  now: Date;
}

/**
 * Sessions that took place. Each looks its event up by key: the barrier (`offset 0`) keeps PostgreSQL, which cannot know how
 * few sessions a month has, from reading all events instead. So do the others below, for reservations.
 */
const finished = (db: Database, argument: Argument<Finished>) =>
  db
    .selectFrom("event_session as session")
    .innerJoinLateral(
      sql<{ fee: number }>`(
        select fee from event where event.id = session.event_id and event.state in ('published', 'changed') offset 0
      )`.as("event"),
      (join) => join.onTrue(),
    )
    .where("session.starts_at", ">=", argument("from"))
    .where("session.starts_at", "<", argument("to"))
    .where("session.ends_at", "<=", argument("now"))
    .where("session.called_off", "=", false);

/** States with seats at the end of a session. After it, `confirmed` means that the party was not checked in. */
const seated = sql`('confirmed', 'attended', 'no-show')`;

/** Walk-ins are recorded at the door only, and never with an account. */
const isWalkIn = sql`(reservation.user_id is null and reservation.state = 'attended' and exists (
  select from check_in where check_in.reservation_id = reservation.id and check_in.kind = 'walk-in'
))`;

const total = (expression: string, condition: string) =>
  sql<number>`coalesce(sum(${sql.raw(expression)}) filter (where ${sql.raw(condition)}), 0)::float8`;
const parties = (condition: string) =>
  sql<number>`count(*) filter (where queue_number is not null and ${sql.raw(condition)})::integer`;

interface PartySums {
  reserved: number;
  came: number;
  /** Sum of promised prices; parties without a promise count in `by_fee`. */
  promised: number;
  by_fee: number;
  walk_ins: number;
  walk_in_seats: number;
  others: number;
  waited: number;
  waited_seated: number;
  waited_left: number;
  waited_lapsed: number;
}

/** A row for each session, with the sums of its parties and of the money taken at the door. */
export const selectSessions = prepareQuery((db, argument: Argument<Finished>) =>
  finished(db, argument)
    .innerJoinLateral(
      sql<PartySums>`(
        select
          ${total("seats", "is_seated")} as reserved,
          ${total("arrived", "state = 'attended'")} as came,
          ${total("owed", "state = 'attended'")} as promised,
          ${total("arrived", "state = 'attended' and owed is null")} as by_fee,
          ${total("arrived", "is_walk_in")} as walk_ins,
          ${total("seats", "is_walk_in")} as walk_in_seats,
          ${total("arrived - case when user_id is null then 0 else 1 end", "state = 'attended'")} as others,
          ${parties("true")} as waited,
          ${parties("(is_seated or state = 'cancelled' and confirmed_at is not null)")} as waited_seated,
          ${parties("(state = 'left' or state = 'cancelled' and confirmed_at is null)")} as waited_left,
          ${parties("state = 'lapsed'")} as waited_lapsed
        from (
          select state, seats, arrived, owed, user_id, queue_number, confirmed_at, state in ${seated} as is_seated,
            ${isWalkIn} as is_walk_in
          from reservation where reservation.event_session_id = session.id offset 0
        ) as party
      )`.as("party"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      sql<{ cash: number; qr: number; card: number }>`(
        select
          ${total("paid", "method = 'cash'")} as cash,
          ${total("paid", "method = 'qr'")} as qr,
          ${total("paid", "method = 'card'")} as card
        from (
          select check_in.paid, check_in.method from (
            select id from reservation where reservation.event_session_id = session.id offset 0
          ) as party
          cross join lateral (
            select paid, method from check_in
            where check_in.reservation_id = party.id and check_in.paid > 0
              and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce) offset 0
          ) as check_in
        ) as mark
      )`.as("money"),
      (join) => join.onTrue(),
    )
    .select([
      "session.event_id",
      "session.board_game_id",
      "session.capacity",
      "session.starts_at",
      "event.fee",
      "party.reserved",
      "party.came",
      "party.promised",
      "party.by_fee",
      "party.walk_ins",
      "party.walk_in_seats",
      "party.others",
      "party.waited",
      "party.waited_seated",
      "party.waited_left",
      "party.waited_lapsed",
      "money.cash",
      "money.qr",
      "money.card",
    ]),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/**
 * Guests who came by kind of seat, and discounts by codes. Kinds differ between events, so a month groups them by name. A party
 * without prices owes the event's fee.
 */
export const selectKinds = prepareQuery((db, argument: Argument<Finished>) =>
  finished(db, argument)
    .innerJoinLateral(
      sql<{ ja: string; en: string; yen: number; off: number }>`(
        select coalesce(seat.price ->> 'ja', '') as ja, coalesce(seat.price ->> 'en', '') as en,
          coalesce((seat.price ->> 'yen')::integer, event.fee) as yen,
          case when reservation.price_code_id is null or seat.price ? 'pass' then 0
            else (seat.price ->> 'full')::integer - (seat.price ->> 'yen')::integer end as off
        from (
          select id, seats, arrived, prices, price_code_id from reservation
          where reservation.event_session_id = session.id and reservation.state = 'attended' offset 0
        ) as reservation
        cross join lateral (
          select reservation.prices -> arrived.place::integer as price from ${placesIn} as arrived
          where reservation.prices is not null
          union all
          select null from generate_series(1, reservation.arrived) where reservation.prices is null
        ) as seat
      )`.as("seat"),
      (join) => join.onTrue(),
    )
    .select([
      "seat.ja",
      sql<string>`max(seat.en)`.as("en"),
      sql<number>`count(*)::integer`.as("came"),
      sql<number>`sum(seat.yen)::float8`.as("owed"),
      sql<number>`(count(*) filter (where seat.off > 0))::integer`.as("discounted"),
      sql<number>`coalesce(sum(seat.off), 0)::float8`.as("off"),
    ])
    .groupBy("seat.ja")
    .orderBy(sql`seat.ja <> ''`)
    .orderBy("came", "desc")
    .orderBy("seat.ja"),
);

export type KindRow = Awaited<ReturnType<typeof selectKinds>>[number];

/** Parties by the number of days, at the venue, between their reservation and the session. */
export const selectLeadTimes = prepareQuery((db, argument: Argument<Finished>) =>
  finished(db, argument)
    .innerJoinLateral(
      sql<{ created_at: Date }>`(
        select reservation.created_at from reservation
        where reservation.event_session_id = session.id and reservation.state in ${seated} and not ${isWalkIn} offset 0
      )`.as("party"),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`greatest(0, (session.starts_at at time zone ${siteZone})::date
        - (party.created_at at time zone ${siteZone})::date)`.as("days"),
      sql<number>`count(*)::integer`.as("parties"),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`),
);

export type LeadTimeRow = Awaited<ReturnType<typeof selectLeadTimes>>[number];

/** People with an account who came, and whether they had come before the month. */
export const selectVisitors = prepareQuery((db, argument: Argument<Finished>) =>
  db
    .selectFrom(
      finished(db, argument)
        .innerJoinLateral(
          sql<{ user_id: string }>`(
            select user_id from reservation where reservation.event_session_id = session.id
              and reservation.state = 'attended' and reservation.user_id is not null offset 0
          )`.as("party"),
          (join) => join.onTrue(),
        )
        .select("party.user_id")
        .distinct()
        .as("person"),
    )
    .leftJoinLateral(
      // A join with a limit, because `exists` may be planned as reading everybody's visits first.
      sql<{ came: boolean }>`(
        select true as came from reservation join event_session as session on session.id = reservation.event_session_id
        where reservation.user_id = person.user_id and reservation.state = 'attended'
          and session.starts_at < ${argument("from")} limit 1
      )`.as("earlier"),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`count(*)::integer`.as("accounts"),
      sql<number>`count(earlier.came)::integer`.as("returning"),
    ]),
);

export type VisitorsRow = Awaited<ReturnType<typeof selectVisitors>>[number];

/** The first and the last session that took place; no rows if there is none. */
export const selectBounds = prepareQuery((db, argument: Argument<{ now: Date }>) => {
  const sessions = db
    .selectFrom("event_session as session")
    // Implied by the condition on the end, but lets the search for the last one skip future sessions.
    .where("session.starts_at", "<", argument("now"))
    .where("session.ends_at", "<=", argument("now"))
    .where("session.called_off", "=", false)
    .where(
      sql<boolean>`(select state from event where event.id = session.event_id) in ('published', 'changed')`,
    )
    .select("session.starts_at")
    .limit(1);
  return db
    .selectFrom(sessions.orderBy("session.starts_at").as("first"))
    .innerJoin(sessions.orderBy("session.starts_at", "desc").as("last"), (join) => join.onTrue())
    .select(["first.starts_at as first_at", "last.starts_at as last_at"]);
});

export const selectGameNames = prepareQuery(
  (db, argument: Argument<{ ids: string[]; locale: Locale }>) =>
    db
      .selectFrom("board_game")
      .$call(withText("board_game_text", "board_game.id", argument("locale")))
      .where(sql<boolean>`board_game.id = any(${argument("ids")}::uuid[])`)
      .select(["board_game.id", "board_game_text.name", "board_game_text.locale"]),
);

export type GameNameRow = Awaited<ReturnType<typeof selectGameNames>>[number];

export const selectStoredMonth = prepareQuery(
  (db, argument: Argument<{ month: string; counting: number }>) =>
    db
      .selectFrom("statistics_month")
      .where("month", "=", argument("month"))
      .where("counting", "=", argument("counting"))
      .select([sql<StoredFigures>`figures`.as("figures"), "counted_at"]),
);

export const selectCountedMonths = prepareQuery((db, argument: Argument<{ counting: number }>) =>
  db
    .selectFrom("statistics_month")
    .where("counting", "=", argument("counting"))
    .select(["month", "counted_at"]),
);

interface StoredMonth {
  month: string;
  counting: number;
  /** As JSON. */
  figures: string;
  now: Date;
}

export const storeMonth = prepareQuery((db, argument: Argument<StoredMonth>) =>
  db
    .insertInto("statistics_month")
    .values({
      month: argument("month"),
      counting: argument("counting"),
      figures: argument("figures"),
      counted_at: argument("now"),
    })
    .onConflict((conflict) =>
      conflict.column("month").doUpdateSet((eb) => ({
        counting: eb.ref("excluded.counting"),
        figures: eb.ref("excluded.figures"),
        counted_at: eb.ref("excluded.counted_at"),
      })),
    )
    .returning("month"),
);
