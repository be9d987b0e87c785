import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
import { createVenue } from "./create-venue.ts";

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
