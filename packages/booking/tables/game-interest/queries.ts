import type { InterestKind } from "@takujo/contracts/booking/tables/proposed-table-form";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** The name that others may see. */
export const shownName = sql<string>`coalesce(nullif(person.name, ''), '@' || profile.handle)`;

/**
 * Whether the person of a row comes to its event, by their own reservation or a place in another's. Looked up per row by the person's
 * index; without `offset 0`, PostgreSQL may read all parties.
 */
export const comesTo = (row: string) => sql<boolean>`(exists (
  select from reservation join event_session as session on session.id = reservation.event_session_id
  where reservation.user_id = ${sql.ref(`${row}.user_id`)} and session.event_id = ${sql.ref(`${row}.event_id`)}
    and reservation.state in ('confirmed', 'attended') offset 0
) or exists (
  select from friend_seat as seat
  join reservation on reservation.id = seat.reservation_id
  join event_session as session on session.id = reservation.event_session_id
  where seat.user_id = ${sql.ref(`${row}.user_id`)} and seat.state = 'taken' and session.event_id = ${sql.ref(`${row}.event_id`)}
    and reservation.state in ('confirmed', 'attended') offset 0
))`;

/** A brought game counts only if its owner comes. Needs `game_interest as interest`. */
const counts = sql<boolean>`(interest.kind = 'want' or ${comesTo("interest")})`;

/** A game of the shelf counts while it is public. */
const isShown = sql<boolean>`(interest.board_game_id is null or game.state = 'published')`;

/** A public event. `is_open`: it is not over or canceled, and the organizer lets guests bring games. */
export const selectOpenEvent = prepareQuery((db, argument: Argument<{ slug: string; now: Date }>) =>
  db
    .selectFrom("event")
    .leftJoin("table_rule as rule", "rule.event_id", "event.id")
    .where("event.slug", "=", argument("slug"))
    .where("event.state", "<>", "draft")
    .where("event.published_at", "<=", argument("now"))
    .select([
      "event.id",
      "rule.most_tables",
      "rule.proposals_until",
      sql<boolean>`(rule.event_id is not null and event.state <> 'cancelled' and event.ends_at > ${argument("now")})`.as(
        "is_open",
      ),
    ]),
);

interface EventGuest {
  eventId: string;
  userId: string;
}

export const selectComes = prepareQuery((db, argument: Argument<EventGuest>) => {
  const statement = sql<{ comes: boolean }>`
    select ${comesTo("asked")} as comes
    from (select ${argument("eventId")}::uuid as event_id, ${argument("userId")}::text as user_id) as asked`;
  return { compile: () => statement.compile(db) };
});

interface NamedGame {
  id: string;
  name: string;
}

/** A public game of the shelf by its name in any language; the first of several. Its name is the Japanese one. */
export const selectGameNamed = prepareQuery((db, argument: Argument<{ name: string }>) => {
  const statement = sql<NamedGame>`
    select game.id, own.name from board_game_text as text
    join board_game as game on game.id = text.board_game_id and game.state = 'published'
    join board_game_text as own on own.board_game_id = game.id and own.locale = 'ja'
    where lower(text.name) = lower(${argument("name")}::text)
    order by game.created_at, game.id limit 1`;
  return { compile: () => statement.compile(db) };
});

/** Names to choose from; those of the event first. */
export const selectShelfNames = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) => {
    const statement = sql<{ name: string }>`
      select text.name from board_game as game
      join board_game_text as text on text.board_game_id = game.id
        and text.locale = coalesce((
          select locale from board_game_text where board_game_id = game.id and locale = ${argument("locale")}::text
        ), 'ja')
      left join event_game on event_game.board_game_id = game.id and event_game.event_id = ${argument("eventId")}::uuid
      where game.state = 'published'
      order by event_game.position nulls last, game.created_at desc, game.id limit 200`;
    return { compile: () => statement.compile(db) };
  },
);

interface InterestValues extends EventGuest {
  kind: InterestKind;
  gameId: string | null;
  title: string;
  teaches: boolean;
  showsName: boolean;
}

/** A second answer about the same game replaces the first. */
export const upsertInterest = prepareQuery((db, argument: Argument<InterestValues>) =>
  db
    .insertInto("game_interest")
    .values({
      event_id: argument("eventId"),
      user_id: argument("userId"),
      kind: argument("kind"),
      board_game_id: argument("gameId"),
      title: argument("title"),
      teaches: argument("teaches"),
      shows_name: argument("showsName"),
    })
    .onConflict((conflict) =>
      conflict.columns(["event_id", "user_id", "title"]).doUpdateSet((eb) => ({
        kind: eb.ref("excluded.kind"),
        board_game_id: eb.ref("excluded.board_game_id"),
        teaches: eb.ref("excluded.teaches"),
        shows_name: eb.ref("excluded.shows_name"),
      })),
    )
    .returning(["id", "kind"]),
);

export const countInterests = prepareQuery(
  (db, argument: Argument<EventGuest & { title: string }>) =>
    db
      .selectFrom("game_interest")
      .where("event_id", "=", argument("eventId"))
      .where("user_id", "=", argument("userId"))
      .where("title", "<>", argument("title"))
      .select(sql<number>`count(*)::integer`.as("others")),
);

export const deleteOwnInterest = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string }>) =>
    db
      .deleteFrom("game_interest")
      .where("id", "=", argument("id"))
      .where("user_id", "=", argument("userId"))
      .returning("id"),
);

export const deleteInterest = prepareQuery(
  (db, argument: Argument<{ id: string; eventId: string }>) =>
    db
      .deleteFrom("game_interest")
      .where("id", "=", argument("id"))
      .where("event_id", "=", argument("eventId"))
      .returning(["kind", "user_id", "board_game_id"]),
);

const gameName = (locale: unknown) => sql<string | null>`(
  select name from board_game_text where board_game_id = interest.board_game_id and locale in (${locale}::text, 'ja')
  order by locale = ${locale}::text desc limit 1
)`;

interface PublicGame {
  slug: string;
  name: string;
  locale: Locale;
  brings: number;
  wants: number;
  teaches: number;
}

/** Games of the shelf only: guests' own texts are not public. */
export const selectPublicGames = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) => {
    const statement = sql<PublicGame>`
      select game.slug, text.name, text.locale,
        count(*) filter (where interest.kind = 'bring')::integer as brings,
        count(*) filter (where interest.kind = 'want')::integer as wants,
        count(*) filter (where interest.teaches)::integer as teaches
      from game_interest as interest
      join board_game as game on game.id = interest.board_game_id and game.state = 'published'
      join lateral (
        select name, locale from board_game_text where board_game_id = game.id and locale in (${argument("locale")}::text, 'ja')
        order by locale = ${argument("locale")}::text desc limit 1
      ) as text on true
      where interest.event_id = ${argument("eventId")}::uuid and ${counts}
      group by game.id, game.slug, text.name, text.locale
      order by count(*) desc, min(interest.created_at), game.slug limit 24`;
    return { compile: () => statement.compile(db) };
  },
);

export interface InterestRow {
  id: string;
  user_id: string;
  kind: InterestKind;
  board_game_id: string | null;
  slug: string | null;
  title: string;
  teaches: boolean;
  shows_name: boolean;
  name: string;
  is_there: boolean;
}

/** All of an event, the earliest first. `is_there` is false for a game whose owner does not come. */
export const selectInterests = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) => {
    const statement = sql<InterestRow>`
      select interest.id, interest.user_id, interest.kind, interest.board_game_id, game.slug,
        coalesce(${gameName(argument("locale"))}, interest.title) as title,
        interest.teaches, interest.shows_name, ${shownName} as name, ${counts} as is_there
      from game_interest as interest
      join "user" as person on person.id = interest.user_id
      left join profile on profile.user_id = person.id
      left join board_game as game on game.id = interest.board_game_id
      where interest.event_id = ${argument("eventId")}::uuid and ${isShown}
      order by interest.created_at, interest.id limit 500`;
    return { compile: () => statement.compile(db) };
  },
);
