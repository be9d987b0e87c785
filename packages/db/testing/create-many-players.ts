import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
import { createManyReservations } from "./create-many-reservations.ts";

/** Tables that grow with every evening or account, and have so many rows here that an index is worth its while. */
export const tablesOfPlayers = [
  "reservation",
  "check_in",
  "friend_seat",
  "table_proposal",
  "game_interest",
  "visit_record",
  "play",
  "event_photo",
  "game_loan",
  "game_loan_mark",
  "follow",
  "event_notice",
  "push_device",
  "calendar_feed",
];

const players = 1_000;

/** One of many accounts, another one for each text. */
const player = (text: string) =>
  sql`'player-' || 1 + abs(hashtext(${sql.raw(text)})) % ${sql.lit(players)}`;

/**
 * What players leave behind within years, for query plans: `player-1` and others with parties, seats of friends, follows, devices and
 * calendars; at each event games that they bring and tables that they propose.
 */
export async function createManyPlayers(db: Kysely<DB>, events: number, over: number) {
  await createManyReservations(db, events, { over });
  await sql`insert into "user" (id, name, email, "emailVerified")
    select 'player-' || n, 'さくら', 'player-' || n || '@example.jp', true from generate_series(1, ${players}::int) n`.execute(
    db,
  );
  await sql`insert into board_game (slug, min_players, max_players, minutes, age, weight, state)
    select 'many-' || n, 2, 4, 60, 10, 2, 'published' from generate_series(1, 200) n`.execute(db);
  await sql`insert into board_game_text (board_game_id, locale, name, summary)
    select id, 'ja', slug, '箱。' from board_game`.execute(db);
  await sql`insert into event_game (event_id, board_game_id, position)
    select event.id, game.id, place from event, generate_series(1, 3) place,
      lateral (select id from board_game where slug = 'many-' || 1 + (abs(hashtext(event.slug) % 200) + 60 * place) % 200) game`.execute(
    db,
  );
  await sql`update reservation set user_id = ${player("code")}, nickname = 'さくら', shows_name = true
    where state <> 'waiting'`.execute(db);
  await sql`insert into friend_seat (
      reservation_id, place, number, state, expires_at, user_id, nickname, shows_name, created_at, taken_at
    )
    select reservation.id, 1, 2, 'taken', session.starts_at, ${player("code || 'friend'")}, 'はるか', true,
      session.starts_at - interval '3 days', session.starts_at - interval '2 days'
    from reservation join event_session as session on session.id = event_session_id
    where user_id is not null`.execute(db);
  await sql`insert into table_proposal (
      event_id, user_id, title, audience, language, starts_at, ends_at, seats, state, decided_at, created_at
    )
    select event.id, ${player("slug || n")}, 'title', 'everyone', 'ja', starts_at, ends_at, 4,
      case when is_over then 'declined' else 'proposed' end, case when is_over then ends_at end, starts_at - interval '9 days'
    from event, generate_series(1, 8) n, lateral (select ends_at < now() as is_over) moment`.execute(
    db,
  );
  await sql`insert into game_interest (event_id, user_id, kind, board_game_id, title, created_at)
    select event.id, ${player("event.slug || n || 'wants'")}, case when n % 2 = 0 then 'bring' else 'want' end, game.id,
      game.slug, starts_at - interval '9 days'
    from event, generate_series(1, 10) n
    join board_game as game on game.slug = 'many-' || n`.execute(db);
  await sql`insert into follow (user_id, kind, subject_id)
    select "user".id, 'game', game.id from "user", generate_series(1, 20) n,
      lateral (select id from board_game where slug = 'many-' || 1 + abs(hashtext("user".id || n)) % 200) game
    on conflict do nothing`.execute(db);
  await sql`insert into event_announcement (event_id) select id from event`.execute(db);
  await sql`insert into event_notice (event_id, user_id, state, due_at, at)
    select event.id, ${player("event.slug || n || 'told'")}, 'sent', starts_at - interval '30 days', starts_at - interval '30 days'
    from event, generate_series(1, 25) n on conflict do nothing`.execute(db);
  await sql`insert into session (id, token, "userId", "expiresAt")
    select id, id, id, now() + interval '9 days' from "user"`.execute(db);
  await sql`insert into push_device (user_id, session_id, endpoint, public_key, auth_secret)
    select id, id, 'https://push.example/' || id, 'key', 'secret' from "user"`.execute(db);
  await sql`insert into calendar_feed (user_id) select id from "user"`.execute(db);
  await sql`analyze`.execute(db);
}

/** After the game: who was let in, what was played and said, and photos; and boxes that were lent, of which three are out. */
export async function createManyEvenings(db: Kysely<DB>) {
  await sql`insert into check_in (reservation_id, made_by_id, nonce, people)
    select id, 'desk', gen_random_uuid(), '{0,1}' from reservation where state = 'attended'`.execute(
    db,
  );
  await sql`insert into visit_record (user_id, event_session_id, shows_name, word, word_at)
    select user_id, event_session_id, true, 'たのしかった', now() from reservation where state = 'attended'
    on conflict do nothing`.execute(db);
  await sql`insert into play (user_id, event_session_id, board_game_id, liking)
    select record.user_id, session.id, game.board_game_id, 5 from visit_record as record
    join event_session as session on session.id = record.event_session_id
    join event_game as game on game.event_id = session.event_id`.execute(db);
  await sql`with photo as (
      insert into image (id, state, media_type, byte_size, width, height, placeholder, is_photo)
      select gen_random_uuid(), 'ready', 'image/jpeg', 1000, 800, 600, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', true
      from generate_series(1, (select count(*) * 4 from event where ends_at < now())) returning id
    ), numbered as (select id, row_number() over () as n from photo)
    insert into event_photo (image_id, event_id, user_id, state, consent_by_id)
    select numbered.id, event.id, ${player("numbered.id::text")}, case when n % 4 = 0 then 'waiting' else 'shown' end, 'x'
    from numbered join (select id, row_number() over () as place from event where ends_at < now()) as event
      on event.place = (n - 1) / 4 + 1`.execute(db);
  await sql`insert into game_copy (board_game_id, made_by_id, printed_at)
    select id, 'desk', now() from board_game, generate_series(1, 2)`.execute(db);
  await sql`with loan as (
      insert into game_loan (nonce, copy_id, event_id, lent_at, returned_at, holder, made_by_id)
      select gen_random_uuid(), copy.id, event.id, event.starts_at + copy.number % 7 * interval '1 minute', event.ends_at,
        case when event.ends_at > now() - interval '5 days' then 'はるか' else '' end, 'desk'
      from event join game_copy as copy on abs(hashtext(event.slug || copy.number)) % 20 = 0
      where event.ends_at < now() returning nonce, copy_id, returned_at
    )
    insert into game_loan_mark (nonce, copy_id, of_nonce, kind, marked_at, made_by_id)
    select gen_random_uuid(), copy_id, nonce, 'return', returned_at, 'desk' from loan`.execute(db);
  await sql`insert into game_loan (nonce, copy_id, event_id, lent_at, made_by_id)
    select gen_random_uuid(), copy.id, event.id, now(), 'desk' from game_copy as copy,
      lateral (select id from event where starts_at < now() + interval '2 hours' order by starts_at desc limit 1) event
    where number <= 3`.execute(db);
  await sql`analyze`.execute(db);
}
