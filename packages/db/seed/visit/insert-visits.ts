import type pg from "pg";
import { visitSeeds } from "./index.ts";

/** What people wrote down at noon of the day after. A record that is there already stays as it is. */
export async function insertVisits(client: pg.Client): Promise<void> {
  for (const { email, event, showsName = false, word = "", plays } of visitSeeds) {
    const { rows } = await client.query<{ is_new: boolean }>(insertRecord, [
      ...[email, event, showsName, word],
    ]);
    if (!rows[0]) throw new Error(`${email} was not at ${event}.`);
    if (!rows[0].is_new) continue;
    const played = Object.entries(plays).map(([game, liking]) => ({ game, liking }));
    await client.query(insertPlays, [email, event, JSON.stringify(played)]);
  }
}

const visited = `
  select user_id, event_session_id, event_session.ends_at + interval '14 hours' as noon
  from reservation join event_session on event_session.id = event_session_id join event on event.id = event_id
    join "user" on "user".id = user_id
  where email = $1 and event.slug = $2 and reservation.state = 'attended'`;

const insertRecord = `
  with visit as (${visited}), made as (
    insert into visit_record (user_id, event_session_id, shows_name, word, word_at, made_at)
    select user_id, event_session_id, $3, $4::text, case when $4 <> '' then noon end, noon from visit
    on conflict do nothing returning user_id
  )
  select exists (select from made) as is_new from visit`;

const insertPlays = `
  insert into play (user_id, event_session_id, board_game_id, liking, made_at)
  select user_id, event_session_id, board_game.id, played.liking, noon
  from (${visited}) as visit, jsonb_to_recordset($3::jsonb) as played (game text, liking smallint)
    join board_game on board_game.slug = played.game`;
