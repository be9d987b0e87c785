import type { Locale } from "@takujo/contracts/locale";
import type { Cursor } from "@takujo/runtime/cursor";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Compilable, type Kysely, type RawBuilder, sql } from "kysely";
import { eventsWithTexts, fellowWaiters, sessionsWithTexts } from "../../reserved-event/index.ts";

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

export const countStates = prepareQuery(
  (db, argument: Argument<{ states: string[]; most: number }>) =>
    compiled(
      db as never,
      sql<{ state: string; count: number }>`
      select state, (
        select count(*)::integer from (
          select from reservation where reservation.state = wanted.state limit ${argument("most")}::integer
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
const hasWords = (argument: Any<Terms>) => sql`(name <> '' or nickname <> '') and not exists (
    select from unnest(${argument("words")}::text[]) as word
    where strpos(reservation_words(name, kana, nickname), search_fold(word)) = 0
  )`;

const found = (argument: Any<Terms>) => sql`found as materialized (
    select id from reservation
    where reservation_search(name, kana, nickname) @> search_words(${argument("text")}::text)
      and search_words(${argument("text")}::text) <> '{}' and ${hasWords(argument)}
    union select id from reservation where ${hasCode(argument)}
    union select id from reservation where ${hasPhone(argument)}
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
    and (${argument("text")}::text = '' or (${hasWords(argument)}) or (${hasCode(argument)}) or (${hasPhone(argument)}))
    and (${argument("language")}::text is null or coalesce(
      (select locale from "user" where "user".id = reservation.user_id), 'ja'
    ) = ${argument("language")}::text)`;

export const selectOfEvent = prepareQuery((db, argument: Argument<Page & InEvent>) =>
  compiled(
    db as never,
    sql<Cursor>`select id, ${placeOf} from ${ofEvent(argument)}
      and state = any(${argument("states")}::text[]) and ${olderThan(argument)}
      ${newestFirst} limit ${argument("limit")}::integer`,
  ),
);

export const countOfEvent = prepareQuery((db, argument: Argument<InEvent>) =>
  compiled(
    db as never,
    sql<{ state: string; count: number }>`
      select state, count(*)::integer as count from ${ofEvent(argument)} group by state`,
  ),
);

interface SeatsHeldForOthers {
  seats: number;
  until: string | null;
}

/**
 * Everything that the lists, the detail page and the files show. `offset` stops the planner from joining, for which it would
 * read the whole event table; related rows are looked up for each of the few reservations instead.
 */
export const selectRows = prepareQuery(
  (db, argument: Argument<{ ids: string[]; locale: Locale }>) =>
    db
      .selectFrom("reservation")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("event_session as session")
            .innerJoin("event", "event.id", "session.event_id")
            .innerJoin("event_text as ja", (join) =>
              join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
            )
            .leftJoin("event_text as wanted", (join) =>
              join
                .onRef("wanted.event_id", "=", "event.id")
                .on("wanted.locale", "=", argument("locale")),
            )
            .innerJoin("event_session_text as session_ja", (join) =>
              join
                .onRef("session_ja.event_session_id", "=", "session.id")
                .on("session_ja.locale", "=", "ja"),
            )
            .leftJoin("event_session_text as session_wanted", (join) =>
              join
                .onRef("session_wanted.event_session_id", "=", "session.id")
                .on("session_wanted.locale", "=", argument("locale")),
            )
            .leftJoin("user as person", (join) =>
              join.onRef("person.id", "=", "reservation.user_id"),
            )
            .whereRef("session.id", "=", "reservation.event_session_id")
            .select((of) => [
              "person.name as person_name",
              "person.email",
              sql<Locale>`coalesce(person.locale, 'ja')`.as("language"),
              "event.id as event_id",
              "event.slug as event_slug",
              "event.state as event_state",
              "event.published_at",
              of.fn.coalesce("wanted.title", "ja.title").as("title"),
              of.fn.coalesce("wanted.locale", "ja.locale").as("title_locale"),
              of.fn.coalesce("wanted.questions", "ja.questions").as("questions"),
              "session.letter",
              of.fn.coalesce("session_wanted.name", "session_ja.name").as("session_name"),
              "session.starts_at",
              "session.ends_at",
              "session.opens_at",
              "session.closes_at",
              "session.capacity",
              "session.seats_taken",
              "session.called_off",
            ])
            .offset(sql<number>`0`)
            .as("place"),
        (join) => join.onTrue(),
      )
      .where(sql<boolean>`reservation.id = any(${argument("ids")}::uuid[])`)
      .selectAll("reservation")
      .selectAll("place")
      .select([
        fellowWaiters("<").as("ahead"),
        sql<SeatsHeldForOthers | null>`case when reservation.state = 'waiting' then (
            select json_build_object('seats', coalesce(sum(other.seats), 0), 'until', min(other.expires_at))
            from reservation as other
            where other.event_session_id = reservation.event_session_id and other.state in ('held', 'offered')
          ) end`.as("held"),
        sql<Date | null>`case when reservation.state = 'offered' then (
            select max(at) from reservation_transition as offer
            where offer.reservation_id = reservation.id and offer.cause = 'offer'
          ) end`.as("offered_at"),
      ])
      .orderBy("reservation.created_at", "desc")
      .orderBy("reservation.id", "desc"),
);

export type AdminRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Found by slug, by id or by one of its sessions. */
export const selectEvent = prepareQuery(
  (
    db,
    argument: Argument<{
      slug: string | null;
      id: string | null;
      session: string | null;
      locale: Locale;
    }>,
  ) =>
    eventsWithTexts(db, argument("locale"))
      .where(
        sql<boolean>`event.id = coalesce(
          (select event.id from event where event.slug = ${argument("slug")}),
          ${argument("id")}::uuid,
          (select event_id from event_session where event_session.id = ${argument("session")}::uuid)
        )`,
      )
      .select((eb) => [
        "event.id",
        "event.slug",
        "event.state",
        "event.starts_at",
        eb.fn.coalesce("wanted.title", "ja.title").as("title"),
        eb.fn.coalesce("wanted.locale", "ja.locale").as("title_locale"),
      ]),
);

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

export const selectSessions = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    sessionsWithTexts(db, argument("eventId"), argument("locale")).select((eb) => [
      "session.id",
      "session.kind",
      "session.letter",
      "session.starts_at",
      "session.ends_at",
      "session.capacity",
      "session.seats_taken",
      "session.called_off",
      eb.fn.coalesce("wanted.name", "ja.name").as("name"),
    ]),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** Events to which a party can still be added, the next first. */
export const selectEventsAhead = prepareQuery(
  (db, argument: Argument<{ now: Date; limit: number }>) =>
    db
      .selectFrom("event")
      .where("event.ends_at", ">", argument("now"))
      .where("event.state", "in", ["published", "changed"])
      .select("event.id")
      .orderBy("event.starts_at")
      .limit(argument("limit")),
);
