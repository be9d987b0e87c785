import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/account/profile-form";
import type {
  ProposalState,
  TableAudience,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { Locale } from "@takujo/contracts/locale";
import type { SessionLanguage } from "@takujo/contracts/session-language";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { shownName } from "../../game-interest/queries.ts";

export interface TableRow {
  id: string;
  user_id: string | null;
  state: ProposalState;
  board_game_id: string | null;
  title: string;
  slug: string | null;
  starts_at: Date;
  ends_at: Date;
  seats: number;
  min_players: number | null;
  language: SessionLanguage;
  audience: TableAudience;
  brings: boolean;
  teaches: boolean;
  shows_name: boolean;
  note: string;
  answer: string;
  created_at: Date;
  decided_at: Date | null;
  session_id: string | null;
  called_off: boolean | null;
  name: string | null;
  level: ExperienceLevel | null;
  languages: SpokenLanguage[] | null;
  is_banned: boolean;
  wants: number;
}

/** Everything that was proposed for an event and not withdrawn, by its hours. */
export const selectTables = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) => {
    const statement = sql<TableRow>`
      select proposal.id, proposal.user_id, proposal.state, proposal.board_game_id, game.slug,
        coalesce((
          select name from board_game_text where board_game_id = game.id and locale in (${argument("locale")}::text, 'ja')
          order by locale = ${argument("locale")}::text desc limit 1
        ), proposal.title) as title,
        proposal.starts_at, proposal.ends_at, proposal.seats, proposal.min_players, proposal.language, proposal.audience,
        proposal.brings, proposal.teaches, proposal.shows_name, proposal.note, proposal.answer,
        proposal.created_at, proposal.decided_at,
        session.id as session_id, session.called_off,
        case when person.id is not null then ${shownName} end as name, profile.level, profile.languages,
        coalesce(person.banned and not coalesce(person."banExpires" < now(), false), false) as is_banned,
        (
          select count(*)::integer from game_interest as interest
          where interest.event_id = proposal.event_id and interest.kind = 'want'
            and interest.user_id is distinct from proposal.user_id
            and (interest.board_game_id = proposal.board_game_id or lower(interest.title) = lower(proposal.title))
        ) as wants
      from table_proposal as proposal
      left join "user" as person on person.id = proposal.user_id
      left join profile on profile.user_id = person.id
      left join board_game as game on game.id = proposal.board_game_id and game.state = 'published'
      left join event_session as session on session.id = proposal.event_session_id
      where proposal.event_id = ${argument("eventId")}::uuid and proposal.state <> 'withdrawn'
      order by proposal.starts_at, proposal.created_at, proposal.id limit 200`;
    return { compile: () => statement.compile(db) };
  },
);

export const selectReader = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("user as person")
    .leftJoin("profile", "profile.user_id", "person.id")
    .where("person.id", "=", argument("userId"))
    .select(["profile.level", "profile.languages", shownName.as("name")]),
);

interface OwnRow
  extends Pick<
    TableRow,
    | "id"
    | "state"
    | "title"
    | "slug"
    | "starts_at"
    | "ends_at"
    | "seats"
    | "min_players"
    | "language"
    | "audience"
    | "brings"
    | "teaches"
    | "answer"
  > {
  event_slug: string;
  event_title: string;
  event_locale: Locale;
  is_over: boolean;
  reservation_id: string | null;
  reservation_state: string | null;
}

/** A person's own, the newest first. */
export const selectOwn = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale; now: Date }>) => {
    const statement = sql<OwnRow>`
      select proposal.id, proposal.state, proposal.title, game.slug, proposal.starts_at, proposal.ends_at, proposal.seats,
        proposal.min_players, proposal.language, proposal.audience, proposal.brings, proposal.teaches, proposal.answer,
        event.slug as event_slug, text.title as event_title, text.locale as event_locale,
        (event.state not in ('published', 'changed') or event.ends_at <= ${argument("now")}
          or (proposal.state = 'proposed' and proposal.starts_at <= ${argument("now")})
          or coalesce(session.called_off, proposal.state = 'approved')) as is_over,
        own.id as reservation_id, own.state as reservation_state
      from table_proposal as proposal
      join event on event.id = proposal.event_id
      join lateral (
        select title, locale from event_text where event_id = event.id and locale in (${argument("locale")}::text, 'ja')
        order by locale = ${argument("locale")}::text desc limit 1
      ) as text on true
      left join board_game as game on game.id = proposal.board_game_id and game.state = 'published'
      left join event_session as session on session.id = proposal.event_session_id
      left join lateral (
        select id, state from reservation
        where event_session_id = session.id and user_id = proposal.user_id order by created_at desc limit 1
      ) as own on true
      where proposal.user_id = ${argument("userId")}
      order by proposal.created_at desc, proposal.id limit 50`;
    return { compile: () => statement.compile(db) };
  },
);

/** For the mail about a proposal that was declined. */
export const selectMailed = prepareQuery((db, argument: Argument<{ id: string }>) => {
  const statement = sql<{
    state: ProposalState;
    title: string;
    answer: string;
    starts_at: Date;
    ends_at: Date;
    email: string;
    locale: Locale;
    name: string;
    event_slug: string;
    event_title: string;
    is_over: boolean;
  }>`
    select proposal.state, proposal.title, proposal.answer, proposal.starts_at, proposal.ends_at, person.email, person.locale,
      person.name, event.slug as event_slug, text.title as event_title,
      (event.state = 'draft' or event.ends_at <= now()) as is_over
    from table_proposal as proposal
    join "user" as person on person.id = proposal.user_id
    join event on event.id = proposal.event_id
    join lateral (
      select title from event_text where event_id = event.id and locale in (person.locale, 'ja')
      order by locale = person.locale desc limit 1
    ) as text on true
    where proposal.id = ${argument("id")}::uuid`;
  return { compile: () => statement.compile(db) };
});
