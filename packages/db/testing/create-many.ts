import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
import { createEvent } from "./create-event.ts";
import { createEventSession } from "./create-event-session.ts";
import { createVenue } from "./create-venue.ts";

/** Many events, one every six hours, half of them over, with texts: for measurements and query plans. */
export async function createManyEvents(db: Kysely<DB>, count: number) {
  const { id } = await createVenue(db);
  await sql`insert into event (slug, venue_id, doors_at, starts_at, ends_at, tags, fee, state, published_at)
    select 'many-' || n, ${id}, at, at, at + interval '3 hours',
      case when n % 3 = 0 then array['beginner', 'taught'] else array['heavy'] end, 1500, 'published', now()
        - interval '1 year'
    from generate_series(1, ${count}::int) n,
      lateral (select now() + (n - ${count}::int / 2) * interval '6 hours' as at) moment`.execute(
    db,
  );
  await sql`insert into event_text
      (event_id, locale, title, summary, body, room, fee_note, bring, cancellation)
    select event.id, locale, 'title', 'summary', repeat('text ', 20), 'room', 'note', 'bring', 'rule'
    from event, unnest(array['ja', 'en']) locale where event.slug like 'many-%'`.execute(db);
  await sql`analyze event`.execute(db);
  await sql`analyze event_text`.execute(db);
}

/**
 * Many reservations, twenty per session, in all states and a minute apart, for query plans. Telephones end in 0000 to 4999 and
 * all names are equal, so a test can add one that differs from all.
 */
export async function createManyParties(db: Kysely<DB>, count: number) {
  const { id: eventId } = await createEvent(db);
  const { id: sampleId } = await createEventSession(db, { eventId, capacity: 100 });
  await sql`with copied as (
      insert into event (slug, venue_id, doors_at, starts_at, ends_at, tags, fee, state, published_at)
      select 'crowd-' || n, venue_id, doors_at, starts_at, ends_at, tags, fee, state, published_at
      from event, generate_series(1, ${Math.ceil(count / 20)}::integer) n where id = ${eventId} returning id
    ), told as (
      insert into event_text (event_id, locale, title, summary, body, room, fee_note, bring, cancellation)
      select id, 'ja', 'title', 'summary', 'body', 'room', 'note', 'bring', 'rule' from copied
    )
    insert into event_session (event_id, kind, starts_at, ends_at, capacity, max_seats, opens_at, closes_at, change_deadline)
    select copied.id, session.kind, session.starts_at, session.ends_at, 100, 4, session.opens_at, session.closes_at,
      session.change_deadline
    from copied, event_session as session where session.id = ${sampleId}`.execute(db);
  await sql`insert into event_session_text (event_session_id, locale, name)
    select id, 'ja', 'name' from event_session where id <> ${sampleId}`.execute(db);
  await sql`insert into reservation (
      code, event_session_id, state, seats, expires_at, queue_number, wanted_seats, min_seats, name, kana, phone, created_at
    )
    select (
        -- Each number has another code: its digits to the base of 32.
        select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * place)) & 31) + 1, 1), '' order by place)
        from generate_series(0, 7) place
      ),
      session.id, state, 1,
      case when state in ('held', 'offered') then now() + interval '1 hour' end,
      case when state in ('waiting', 'offered', 'left', 'lapsed') then nextval('reservation_queue_number') end,
      1, 1, 'さくら', '', '090' || lpad((n % 10000)::text, 4, '0') || lpad((n % 5000)::text, 4, '0'),
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::integer) n
    cross join lateral (
      select (array['confirmed', 'attended', 'held', 'offered', 'waiting', 'cancelled', 'called-off', 'left', 'lapsed', 'no-show'])[
        n % 10 + 1
      ] as state
    ) chosen
    join (select id, row_number() over (order by id) as place from event_session where id <> ${sampleId}) session
      on session.place = (n - 1) / 20 + 1`.execute(db);
  await sql`analyze reservation, event_session, event, event_text, event_session_text`.execute(db);
}

/** Tables that grow with every event or account, with enough rows here to make indexes worthwhile. */
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
 * Rows that players leave behind over years, for query plans: `player-1` and others with parties, seats of friends,
 * follows, devices and calendars; at each event games that they bring and tables that they propose.
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

/** After the game: check-ins, plays, notes and photos, and loans of boxes, three of them open. */
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

const perEvent = 20;

interface Past {
  /** Number of past events. */
  over?: number;
  /** State of the parties of past events. */
  pastState?: "attended" | "confirmed";
}

/**
 * Many events, one a day, four of ten over; each with one session and twenty parties, two of which wait. For query plans: the
 * days around today are the same for any count.
 */
export async function createManyReservations(
  db: Kysely<DB>,
  events: number,
  { over = Math.floor((events * 4) / 10), pastState = "attended" }: Past = {},
) {
  const { id } = await createVenue(db);
  await sql`insert into event (slug, venue_id, doors_at, starts_at, ends_at, fee, state, published_at)
    select 'many-' || n, ${id}, at, at, at + interval '3 hours', 1500, 'published', now() - interval '20 years'
    from generate_series(1, ${events}::int) n,
      lateral (select now() + interval '1 hour' + (n - ${over}::int) * interval '1 day' as at) moment`.execute(
    db,
  );
  await sql`insert into event_text
      (event_id, locale, title, summary, body, room, fee_note, bring, cancellation)
    select event.id, locale, 'title', 'summary', 'text', 'room', 'note', 'bring', 'rule'
    from event, unnest(array['ja', 'en']) locale where event.slug like 'many-%'`.execute(db);
  await sql`with made as (
      insert into event_session (event_id, kind, letter, starts_at, ends_at, capacity, max_seats, opens_at, closes_at,
        change_deadline, min_players, decision_deadline, decided_at)
      select id, 'table', 'い', starts_at, ends_at, 40, 4, starts_at - interval '45 days', starts_at,
        starts_at - interval '15 hours', 3, starts_at - interval '1 day',
        case when starts_at < now() + interval '1 day' then starts_at - interval '1 day' end
      from event where slug like 'many-%' returning id)
    insert into event_session_text (event_session_id, locale, name)
    select id, locale, 'name' from made, unnest(array['ja', 'en']) locale`.execute(db);
  // The code is the party's number in hexadecimal, with other characters for 0 and 1, which no code contains.
  await sql`insert into reservation (code, event_session_id, state, seats, name, kana, nickname, arrived,
      queue_number, wanted_seats, min_seats)
    select translate(upper(lpad(to_hex(row_number() over ()), 8, '0')), '01', 'XY'), session.id,
      case when party > 18 then 'waiting' when session.ends_at < now() then ${pastState} else 'confirmed' end,
      2, '', '', '', case when party <= 18 and session.ends_at < now() and ${pastState} = 'attended' then 2 else 0 end,
      case when party > 18 then party end, case when party > 18 then 2 end, case when party > 18 then 2 end
    from event_session session, generate_series(1, ${perEvent}::int) party`.execute(db);
  await sql`analyze`.execute(db);
}
