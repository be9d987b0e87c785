import type {
  ProposalState,
  TableAudience,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { Locale } from "@takujo/contracts/locale";
import type { SessionLanguage } from "@takujo/contracts/session-language";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, sql } from "kysely";

/** Approved tables that still exist. One that was called off or removed makes room for another. */
const standingTables = sql<number>`(
  select count(*)::integer from table_proposal as other
  join event_session as session on session.id = other.event_session_id
  where other.event_id = event.id and other.state = 'approved' and not session.called_off
)`;

const eventsWithRule = (db: Database, locale: Expression<string>) =>
  db
    .selectFrom("event")
    .$call(withText("event_text", "event.id", locale))
    .leftJoin("table_rule as rule", "rule.event_id", "event.id")
    .select([
      "event.id",
      "event.slug",
      "event.state",
      "event.starts_at",
      "event.ends_at",
      "event_text.title",
      "event_text.locale",
      "rule.most_tables",
      "rule.min_seats",
      "rule.max_seats",
      "rule.proposals_until",
      "rule.starts_from",
      "rule.ends_by",
      standingTables.as("tables"),
    ]);

/** An event that everybody may read. */
export const selectPublicEvent = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale; now: Date }>) =>
    eventsWithRule(db, argument("locale"))
      .where("event.slug", "=", argument("slug"))
      .where("event.state", "<>", "draft")
      .where("event.published_at", "<=", argument("now")),
);

/** An event that is or was public: none can be proposed for drafts. */
export const selectEvent = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    eventsWithRule(db, argument("locale"))
      .where("event.id", "=", argument("eventId"))
      .where("event.published_at", "is not", null),
);

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

interface RuleValues {
  eventId: string;
  mostTables: number;
  minSeats: number;
  maxSeats: number;
  until: Date;
  startsFrom: Date | null;
  endsBy: Date | null;
}

export const upsertRule = prepareQuery((db, argument: Argument<RuleValues>) =>
  db
    .insertInto("table_rule")
    .values({
      event_id: argument("eventId"),
      most_tables: argument("mostTables"),
      min_seats: argument("minSeats"),
      max_seats: argument("maxSeats"),
      proposals_until: argument("until"),
      starts_from: argument("startsFrom"),
      ends_by: argument("endsBy"),
    })
    .onConflict((conflict) =>
      conflict.column("event_id").doUpdateSet((eb) => ({
        most_tables: eb.ref("excluded.most_tables"),
        min_seats: eb.ref("excluded.min_seats"),
        max_seats: eb.ref("excluded.max_seats"),
        proposals_until: eb.ref("excluded.proposals_until"),
        starts_from: eb.ref("excluded.starts_from"),
        ends_by: eb.ref("excluded.ends_by"),
      })),
    )
    .returning("event_id"),
);

export const deleteRule = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db.deleteFrom("table_rule").where("event_id", "=", argument("eventId")).returning("event_id"),
);

/** Taken after the person. Concurrent proposals at an event wait for each other. */
export const lockRule = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("table_rule")
    .where("event_id", "=", argument("eventId"))
    .select("event_id")
    .forNoKeyUpdate(),
);

interface ProposalValues {
  eventId: string;
  userId: string;
  gameId: string | null;
  title: string;
  brings: boolean;
  teaches: boolean;
  audience: TableAudience;
  language: SessionLanguage;
  startsAt: string;
  endsAt: string;
  seats: number;
  minPlayers: number | null;
  note: string;
  showsName: boolean;
  now: Date;
}

export const insertProposal = prepareQuery((db, argument: Argument<ProposalValues>) =>
  db
    .insertInto("table_proposal")
    .values({
      event_id: argument("eventId"),
      user_id: argument("userId"),
      board_game_id: argument("gameId"),
      title: argument("title"),
      brings: argument("brings"),
      teaches: argument("teaches"),
      audience: argument("audience"),
      language: argument("language"),
      starts_at: argument("startsAt"),
      ends_at: argument("endsAt"),
      seats: argument("seats"),
      min_players: argument("minPlayers"),
      note: argument("note"),
      shows_name: argument("showsName"),
      created_at: argument("now"),
    })
    .returning("id"),
);

/** Proposals that count against the limits: pending ones, and tables that still exist. */
export const countOpen = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string }>) =>
    db
      .selectFrom("table_proposal as proposal")
      .leftJoin("event_session as session", "session.id", "proposal.event_session_id")
      .where("proposal.event_id", "=", argument("eventId"))
      .where(
        sql<boolean>`(proposal.state = 'proposed' or (proposal.state = 'approved' and not coalesce(session.called_off, true)))`,
      )
      .select([
        sql<number>`count(*) filter (where proposal.user_id = ${argument("userId")})::integer`.as(
          "own",
        ),
        sql<number>`count(*) filter (where proposal.state = 'proposed')::integer`.as("waiting"),
      ]),
);

export const markWithdrawn = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string }>) =>
    db
      .updateTable("table_proposal")
      .set({ state: "withdrawn" })
      .where("id", "=", argument("id"))
      .where("user_id", "=", argument("userId"))
      .where("state", "=", "proposed")
      .returning("id"),
);

export const selectOwner = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("table_proposal").where("id", "=", argument("id")).select("user_id"),
);

/** In the common lock order: sessions, people, proposals. */
export const lockSessionsOf = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event_session")
    .where("event_id", "=", argument("eventId"))
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate(),
);

interface DecidedRow {
  id: string;
  user_id: string | null;
  board_game_id: string | null;
  title: string;
  brings: boolean;
  language: SessionLanguage;
  starts_at: Date;
  ends_at: Date;
  seats: number;
  min_players: number | null;
  is_banned: boolean;
  is_game_gone: boolean;
  name_ja: string | null;
  name_en: string | null;
}

/** Values for creating a table from a proposal. */
export const selectToDecide = prepareQuery(
  (db, argument: Argument<{ id: string; eventId: string }>) => {
    const statement = sql<DecidedRow & { state: ProposalState }>`
      select proposal.id, proposal.user_id, proposal.state, proposal.board_game_id, proposal.title, proposal.brings,
        proposal.language, proposal.starts_at, proposal.ends_at, proposal.seats, proposal.min_players,
        coalesce(person.banned and not coalesce(person."banExpires" < now(), false), false) as is_banned,
        (proposal.board_game_id is not null and game.state <> 'published') as is_game_gone,
        (select name from board_game_text where board_game_id = game.id and locale = 'ja') as name_ja,
        (select name from board_game_text where board_game_id = game.id and locale = 'en') as name_en
      from table_proposal as proposal
      left join "user" as person on person.id = proposal.user_id
      left join board_game as game on game.id = proposal.board_game_id
      where proposal.id = ${argument("id")}::uuid and proposal.event_id = ${argument("eventId")}::uuid`;
    return { compile: () => statement.compile(db) };
  },
);

export type ProposalToDecide = Awaited<ReturnType<typeof selectToDecide>>[number];

interface Decision {
  id: string;
  from: ProposalState[];
  to: ProposalState;
  answer: string;
  now: Date;
}

/** Of concurrent decisions and withdrawals only one succeeds. */
export const markDecided = prepareQuery((db, argument: Argument<Decision>) =>
  db
    .updateTable("table_proposal")
    .set({
      state: argument("to"),
      answer: argument("answer"),
      decided_at: argument("now"),
    })
    .where("id", "=", argument("id"))
    .where(sql<boolean>`state = any(${argument("from")}::text[])`)
    .returning("id"),
);

export const setSession = prepareQuery(
  (db, argument: Argument<{ id: string; sessionId: string }>) =>
    db
      .updateTable("table_proposal")
      .set({ event_session_id: argument("sessionId") })
      .where("id", "=", argument("id"))
      .returning("id"),
);

/**
 * Declines proposals that still wait although their event is canceled. Events are found by one index, because none
 * lasts more than 14 days, and the proposals of each by another.
 */
export const declineWaiting = prepareQuery((db, argument: Argument<{ now: Date; limit: number }>) =>
  db
    .updateTable("table_proposal")
    .set({ state: "declined", decided_at: argument("now") })
    .where(
      sql<boolean>`id = any(array(
        select waiting.id from event
        cross join lateral (
          select proposal.id from table_proposal as proposal
          where proposal.event_id = event.id and proposal.state = 'proposed' offset 0
        ) as waiting
        where event.state = 'cancelled' and event.starts_at > ${argument("now")}::timestamptz - interval '30 days'
          and event.ends_at > ${argument("now")} limit ${argument("limit")}::integer
      ))`,
    )
    .where("state", "=", "proposed")
    .returning("id"),
);
