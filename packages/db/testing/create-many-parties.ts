import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
import { createEvent } from "./create-event.ts";
import { createEventSession } from "./create-event-session.ts";

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
