import type pg from "pg";
import { daysBefore } from "../venue-time.ts";
import { boxSeeds } from "./index.ts";

const recordedDaysAgo = 120;
const newDaysAgo = 3;

/** Only on an empty shelf: boxes have numbers that say nothing about which of the seed they are. */
export async function insertBoxes(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query("select from game_copy limit 1");
  if (rows.length > 0) return;
  const boxes = boxSeeds.map(({ isNew, ...box }) => ({
    ...box,
    made_at: daysBefore(now, isNew ? newDaysAgo : recordedDaysAgo),
    printed_at: isNew ? null : daysBefore(now, recordedDaysAgo - 1),
  }));
  const { rowCount } = await client.query(insertRows, [JSON.stringify(boxes)]);
  if (rowCount !== boxes.length) throw new Error("A box is of no game of the seed.");
}

const insertRows = `
  insert into game_copy (board_game_id, place, condition, missing, note, made_by_id, made_at, printed_at)
  select board_game.id, box.place, coalesce(box.condition, 'good'), coalesce(box.missing, ''), coalesce(box.note, ''),
    (select id from "user" where role = 'admin' order by id limit 1), box.made_at, box.printed_at
  from rows from (jsonb_to_recordset($1::jsonb) as (game text, place text, condition text, missing text, note text,
      made_at timestamptz, printed_at timestamptz)) with ordinality as box (game, place, condition, missing, note,
      made_at, printed_at, position)
    join board_game on board_game.slug = box.game
  order by box.position`;
