import type { ReservationSort } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Cursor } from "@takujo/runtime/cursor";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Compilable, type Kysely, type RawBuilder, sql } from "kysely";
import { addedByCorrections } from "../../../money/index.ts";
import { isNotUndone } from "./row/queries.ts";

export interface Page extends Cursor {
  states: string[];
  limit: number;
}

interface Terms {
  words: string[];
  /** All terms as one text. */
  text: string;
  code: string | null;
  phone: string | null;
  email: string | null;
}

interface InEvent extends Terms {
  eventId: string;
  session: string | null;
  language: Locale | null;
}

type Any<Values> = Argument<Values>;

const compiled = <Row>(db: Kysely<never>, statement: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => statement.compile(db),
});

const placeOf = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

const olderThan = (argument: Any<Page>) =>
  sql`(created_at, id) < (${argument("at")}::timestamptz, ${argument("id")}::uuid)`;

const newestFirst = sql`order by created_at desc, id desc`;

/** One index scan per state, so that only as many rows are read as are shown. */
export const selectNewest = prepareQuery((db, argument: Argument<Page>) =>
  compiled(
    db as never,
    sql<Cursor>`select id, ${placeOf} from unnest(${argument("states")}::text[]) as wanted (state)
      cross join lateral (
        select id, created_at from reservation
        where reservation.state = wanted.state and ${olderThan(argument)}
        ${newestFirst} limit ${argument("limit")}::integer
      ) as newest ${newestFirst} limit ${argument("limit")}::integer`,
  ),
);

const soonestFirst = sql`order by starts_at, id`;
const latestFirst = sql`order by starts_at desc, id desc`;
const startOf = sql`to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

interface ByDate extends Page {
  now: Date;
}

/** Sessions by their start, with the reservations of each: only as many are read as are shown. */
const bySessions = (argument: Any<ByDate>, direction: "ahead" | "past") => {
  const isAhead = direction === "ahead";
  const order = isAhead ? soonestFirst : latestFirst;
  const beyond = sql.raw(isAhead ? ">" : "<");
  // A session that is over has begun: stated for the index, which is then entered at this moment instead of the last
  // future session.
  const startedBefore = isAhead
    ? sql``
    : sql`and session.starts_at < ${argument("now")}::timestamptz`;
  return sql<Cursor>`select id, ${startOf} from (
    select reservation.id, session.starts_at from event_session as session
    cross join lateral (
      select id from reservation
      where reservation.event_session_id = session.id and state = any(${argument("states")}::text[]) offset 0
    ) as reservation
    where session.ends_at ${beyond} ${argument("now")}::timestamptz
      ${startedBefore}
      and session.starts_at ${beyond}= ${argument("at")}::timestamptz
      and (session.starts_at, reservation.id) ${beyond} (${argument("at")}::timestamptz, ${argument("id")}::uuid)
    ${order} limit ${argument("limit")}::integer
  ) as listed ${order}`;
};

export const selectAhead = prepareQuery((db, argument: Argument<ByDate>) =>
  compiled(db as never, bySessions(argument, "ahead")),
);

export const selectPast = prepareQuery((db, argument: Argument<ByDate>) =>
  compiled(db as never, bySessions(argument, "past")),
);

interface TimeSpanPage extends Page {
  from: Date;
  until: Date;
}

const isBetween = (argument: Any<{ from: Date; until: Date }>) =>
  sql`session.starts_at >= ${argument("from")}::timestamptz and session.starts_at < ${argument("until")}::timestamptz`;

/** Of the sessions that begin in a span of time, the earliest first. */
export const selectBetween = prepareQuery((db, argument: Argument<TimeSpanPage>) =>
  compiled(
    db as never,
    sql<Cursor>`select id, ${startOf} from (
      select reservation.id, session.starts_at from event_session as session
      cross join lateral (
        select id from reservation
        where reservation.event_session_id = session.id and state = any(${argument("states")}::text[]) offset 0
      ) as reservation
      where ${isBetween(argument)}
        and (session.starts_at, reservation.id) > (${argument("at")}::timestamptz, ${argument("id")}::uuid)
      ${soonestFirst} limit ${argument("limit")}::integer
    ) as listed ${soonestFirst}`,
  ),
);

export const countBetween = prepareQuery((db, argument: Argument<{ from: Date; until: Date }>) =>
  compiled(
    db as never,
    sql<{ state: string; count: number }>`select state, count(*)::integer as count
      from event_session as session
      cross join lateral (
        select state from reservation where reservation.event_session_id = session.id offset 0
      ) as reservation
      where ${isBetween(argument)} group by state`,
  ),
);

/** Arrived, with something still to pay; the latest session first. */
export const selectUnpaid = prepareQuery((db, argument: Argument<Omit<TimeSpanPage, "states">>) =>
  compiled(
    db as never,
    sql<Cursor>`select id, ${startOf} from (
      select reservation.id, session.starts_at from event_session as session
      cross join lateral (
        select id from reservation
        where reservation.event_session_id = session.id and state = 'attended'
          and promised_yen(prices, seats, (select fee from event where event.id = session.event_id))
            + ${addedByCorrections("reservation.id")} > coalesce((
            select sum(paid) from check_in where check_in.reservation_id = reservation.id and ${isNotUndone}
          ), 0) offset 0
      ) as reservation
      where ${isBetween(argument)}
        and (session.starts_at, reservation.id) < (${argument("at")}::timestamptz, ${argument("id")}::uuid)
      ${latestFirst} limit ${argument("limit")}::integer
    ) as listed ${latestFirst}`,
  ),
);

/** Of sessions that are not over, up to a limit for each state. */
export const countAhead = prepareQuery(
  (db, argument: Argument<{ states: string[]; now: Date; max: number }>) =>
    compiled(
      db as never,
      sql<{ state: string; count: number }>`
      select state, (
        select count(*)::integer from (
          select from event_session as session
          cross join lateral (
            select from reservation
            where reservation.event_session_id = session.id and reservation.state = wanted.state offset 0
          ) as reservation
          where session.ends_at > ${argument("now")}::timestamptz
          -- By an index, so that the past is not read.
          order by session.ends_at limit ${argument("max")}::integer
        ) as counted
      ) as count from unnest(${argument("states")}::text[]) as wanted (state)`,
    ),
);

export const countStates = prepareQuery(
  (db, argument: Argument<{ states: string[]; max: number }>) =>
    compiled(
      db as never,
      sql<{ state: string; count: number }>`
      select state, (
        select count(*)::integer from (
          select from reservation where reservation.state = wanted.state limit ${argument("max")}::integer
        ) as counted
      ) as count from unnest(${argument("states")}::text[]) as wanted (state)`,
    ),
);

/** Two bounds instead of LIKE, which uses no index in a prepared statement. The tilde sorts after every character of a code. */
const hasCode = (argument: Any<Terms>) =>
  sql`code >= ${argument("code")}::text and code < ${argument("code")}::text || '~'`;
const hasPhone = (argument: Any<Terms>) => sql`phone <> ''
  and phone_backwards(phone) collate "C" >= ${argument("phone")}::text
  and phone_backwards(phone) collate "C" < ${argument("phone")}::text || '~'`;
const hasGuestEmail = (argument: Any<Terms>) => sql`guest_email <> ''
  and guest_email collate "C" >= ${argument("email")}::text
  and guest_email collate "C" < ${argument("email")}::text || '~'`;
const hasWords = (argument: Any<Terms>) => sql`(name <> '' or nickname <> '') and not exists (
    select from unnest(${argument("words")}::text[]) as word
    where strpos(reservation_words(name, kana, nickname), search_fold(word)) = 0
  )`;

/** By the account's address or name: a waiting party has given no name of its own. */
const isPerson = (argument: Any<Terms>) => sql`(
    person.email collate "C" >= ${argument("email")}::text and person.email collate "C" < ${argument("email")}::text || '~'
    or person.name <> '' and not exists (
      select from unnest(${argument("words")}::text[]) as word
      where strpos(reservation_words(person.name, '', ''), search_fold(word)) = 0
    )
  )`;

const found = (argument: Any<Terms>) => sql`found as materialized (
    select id from reservation
    where reservation_search(name, kana, nickname) @> search_words(${argument("text")}::text)
      and search_words(${argument("text")}::text) <> '{}' and ${hasWords(argument)}
    union select id from reservation where ${hasCode(argument)}
    union select id from reservation where ${hasPhone(argument)}
    union select id from reservation where ${hasGuestEmail(argument)}
    union select reservation.id from (
      select id from "user" as person
      where reservation_search(name, '', '') @> search_words(${argument("text")}::text)
        and search_words(${argument("text")}::text) <> '{}' and ${isPerson(argument)} and name <> ''
      union select id from "user" as person
      where person.email collate "C" >= ${argument("email")}::text
        and person.email collate "C" < ${argument("email")}::text || '~'
    ) as person join reservation on reservation.user_id = person.id
  )`;

export const searchNewest = prepareQuery((db, argument: Argument<Page & Terms>) =>
  compiled(
    db as never,
    sql<Cursor>`with ${found(argument)}
      select id, ${placeOf} from found join reservation using (id)
      where state = any(${argument("states")}::text[]) and ${olderThan(argument)}
      ${newestFirst} limit ${argument("limit")}::integer`,
  ),
);

export const countFound = prepareQuery((db, argument: Argument<Terms>) =>
  compiled(
    db as never,
    sql<{ state: string; count: number }>`with ${found(argument)}
      select state, count(*)::integer as count from found join reservation using (id) group by state`,
  ),
);

/** One event has few reservations, however many there are in total. */
const ofEvent = (argument: Any<InEvent>) => sql`reservation
  where event_session_id in (
      select session.id from event_session as session
      where session.event_id = ${argument("eventId")}::uuid
        and (${argument("session")}::uuid is null or session.id = ${argument("session")}::uuid)
    )
    and (${argument("text")}::text = '' or (${hasWords(argument)}) or (${hasCode(argument)}) or (${hasPhone(argument)})
      or (${hasGuestEmail(argument)})
      or exists (select from "user" as person where person.id = reservation.user_id and ${isPerson(argument)}))
    and (${argument("language")}::text is null or coalesce(
      (select locale from "user" where "user".id = reservation.user_id), reservation.guest_locale
    ) = ${argument("language")}::text)`;

export const selectOfEvent = prepareQuery((db, argument: Argument<Page & InEvent>) =>
  compiled(
    db as never,
    sql<Cursor>`select id, ${placeOf} from ${ofEvent(argument)}
      and state = any(${argument("states")}::text[]) and ${olderThan(argument)}
      ${newestFirst} limit ${argument("limit")}::integer`,
  ),
);

interface SortedPage extends InEvent {
  states: string[];
  sort: ReservationSort;
  limit: number;
}

/** By the reading where there is one, as Japanese lists are. */
const nameOf = sql`search_fold(coalesce(nullif(kana, ''), nullif(name, ''), (
  select name from "user" where "user".id = reservation.user_id
), ''))`;

/** Read as a whole: this order has no cursor for a next page. */
export const selectSorted = prepareQuery((db, argument: Argument<SortedPage>) => {
  const by = (sort: ReservationSort, value: RawBuilder<unknown>) =>
    sql`case when ${argument("sort")}::text = ${sql.lit(sort)} then ${value} end`;
  const ofSession = (value: RawBuilder<unknown>) =>
    sql`(select ${value} from event_session as place where place.id = event_session_id)`;
  return compiled(
    db as never,
    sql<Cursor>`select id, ${placeOf} from ${ofEvent(argument)}
      and state = any(${argument("states")}::text[])
      order by ${by("session", ofSession(sql`starts_at`))}, ${by("session", ofSession(sql`iroha_position(letter)`))},
        ${by("state", sql`array_position(${argument("states")}::text[], state)`)}, ${by("name", nameOf)}, created_at, id
      limit ${argument("limit")}::integer`,
  );
});

export const countOfEvent = prepareQuery((db, argument: Argument<InEvent>) =>
  compiled(
    db as never,
    sql<{ state: string; count: number }>`
      select state, count(*)::integer as count from ${ofEvent(argument)} group by state`,
  ),
);
