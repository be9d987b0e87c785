import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Games with these numbers, public or not, and drafts of games that are not stored yet. */
export async function selectKnownGames(
  db: Database,
  bggIds: number[],
): Promise<{ item_id: string; bgg_id: number }[]> {
  const { rows } = await sql<{ item_id: string; bgg_id: number }>`
    select id as item_id, bgg_id from board_game where bgg_id = any(${bggIds}::int[])
    union
    select item_id, (document -> 'shared' ->> 'bggId')::int from content_draft
    where kind = 'board-game' and document -> 'shared' -> 'bggId' in (
      select to_jsonb(wanted) from unnest(${bggIds}::int[]) as wanted)
    order by 1`.execute(db);
  return rows;
}

/** Which of these slugs a game has, has had, or is drafted with. */
export async function selectTakenSlugs(db: Database, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from board_game where slug = any(${slugs}::text[])
    union select slug from former_slug where kind = 'board-game' and slug = any(${slugs}::text[])
    union select document -> 'shared' ->> 'slug' from content_draft
      where kind = 'board-game' and document -> 'shared' ->> 'slug' = any(${slugs}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Serializes imports, so that no game is created twice. */
export async function lockImport(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('game import', 0))`.execute(db);
}
