import type pg from "pg";

/** Tables that get so many rows that building their indexes afterwards is faster than updating them row by row. */
export const filledTables = [
  "reservation",
  "reservation_transition",
  "reservation_notice",
  "check_in",
  "event",
  "event_text",
  "event_session",
  "event_session_text",
  "event_game",
  "news",
  "news_text",
  '"user"',
  "profile",
  "audit_entry",
];
/** Smaller tables, whose triggers would still notify every server of every row. */
const silentTables = ["article", "article_text", "contact_inquiry", "image"];

interface Part {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys first: they need the others. */
const constraints = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype in ('p', 'u', 'f') and conparentid = 0
    and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  order by contype <> 'f', conrelid::regclass::text, conname`;

const indexes = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
  order by 1, 2`;

/**
 * Runs work on the tables without indexes, keys and triggers, in the caller's transaction: if it fails, everything is
 * as before. Others who use the tables wait.
 */
export async function withBareTables(
  client: pg.Client,
  tables: string[],
  report: (line: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<Part>(constraints, [tables]);
  const { rows: lookups } = await client.query<Part>(indexes, [tables]);
  const silent = [...tables, ...silentTables];
  for (const table of silent) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of lookups) await client.query(`drop index ${name}`);
  await fill();
  const again = [
    ...keys.toReversed().map(restored),
    // Of a table with partitions PostgreSQL names only the table itself.
    ...lookups.map(({ name, definition }) => ({
      name,
      statement: definition.replace(" ON ONLY ", " ON "),
    })),
  ];
  for (const [done, { name, statement }] of again.entries()) {
    const began = performance.now();
    await client.query(statement);
    const seconds = Math.round((performance.now() - began) / 1_000);
    if (seconds > 0)
      report(`${name}: ${seconds} s (${done + 1} of ${again.length} indexes and keys)`);
  }
  for (const table of silent) await client.query(`alter table ${table} enable trigger user`);
}

const restored = ({ table, name, definition }: Part) => ({
  name,
  statement: `alter table ${table} add constraint ${name} ${definition}`,
});
