import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
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
