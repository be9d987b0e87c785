import type pg from "pg";

const person = "kotori@example.jp";

/** A series by one of its events. */
const follows = [
  { kind: "event", slug: "compass-and-crown-chart-day" },
  { kind: "series", slug: "english-table-lantern-market" },
  { kind: "game", slug: "house-of-rain" },
  { kind: "guide", slug: "mori-chihiro" },
  { kind: "venue", slug: "takujo-house-kanda" },
];

export async function insertFollows(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `insert into follow (user_id, kind, subject_id, made_at)
     select "user".id, wanted.kind, subject.id, $3
     from jsonb_to_recordset($2::jsonb) as wanted (kind text, slug text)
       join (
         select 'event' as kind, slug, id from event
         union all select 'series', slug, series_id from event_series_item join event on event.id = event_id
         union all select 'game', slug, id from board_game
         union all select 'guide', slug, id from staff
         union all select 'venue', slug, id from venue
       ) as subject using (kind, slug)
       join "user" on email = $1
     on conflict do nothing`,
    [person, JSON.stringify(follows), now],
  );
}
