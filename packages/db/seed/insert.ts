import type pg from "pg";
import type { TextByLocale } from "./seed-types.ts";

type Row = Record<string, unknown>;

/** Returns the id of the new row, or undefined if the key already exists. */
export async function insertRow(
  client: pg.Client,
  table: string,
  row: Row,
  key = "slug",
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} ${valuesOf(row)} on conflict (${key}) do nothing returning id`,
    Object.values(row),
  );
  return rows[0]?.id;
}

/** One row per language. */
export async function insertTexts<Text>(
  client: pg.Client,
  table: string,
  owner: Row,
  texts: TextByLocale<Text>,
  columns: (text: Text) => Row,
): Promise<void> {
  for (const [locale, text] of Object.entries(texts) as [string, Text][]) {
    const row = { ...owner, locale, ...columns(text) };
    await client.query(`insert into ${table} ${valuesOf(row)}`, Object.values(row));
  }
}

/** Links an item to others by slug, in this order. */
export async function insertLinks(
  client: pg.Client,
  table: string,
  owner: { column: string; id: string },
  target: "board_game" | "staff" | "character",
  slugs: string[],
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into ${table} (${owner.column}, ${target}_id, position)
     select $1, ${target}.id, wanted.position
     from unnest($2::text[]) with ordinality as wanted (slug, position) join ${target} using (slug)`,
    [owner.id, slugs],
  );
  if (rowCount !== slugs.length) {
    throw new Error(`One of ${slugs.join(", ")} is no ${target} of the seed.`);
  }
}

/** The id of a row by its slug. */
export async function findId(client: pg.Client, table: string, slug: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id from ${table} where slug = $1`, [
    slug,
  ]);
  if (!rows[0]) throw new Error(`"${slug}" is no ${table} of the seed.`);
  return rows[0].id;
}

function valuesOf(row: Row): string {
  const columns = Object.keys(row);
  return `(${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`;
}
