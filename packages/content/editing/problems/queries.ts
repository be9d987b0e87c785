import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** The given ids that exist in the table. */
export async function selectKnownIds(
  db: Database,
  table: string,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether the image exists, processed or about to be. */
export async function isImageKnown(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("image")
    .select("id")
    .where("id", "=", id)
    .where("state", "<>", "refused")
    .executeTakeFirst();
  return found !== undefined;
}
