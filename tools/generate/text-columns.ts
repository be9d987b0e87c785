import { writeFile } from "node:fs/promises";
import pg from "pg";

/** Writes the columns of each table with a row per language, without its key and what is derived for searching. */
export async function generateTextColumns(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name like '%\\_text'
      and table_name in (select table_name from information_schema.columns where column_name = 'locale')
      and column_name not in ('locale', replace(table_name, '_text', '_id'))
      and is_generated = 'NEVER'
    group by table_name order by table_name`);
  await client.end();
  const tables = rows.map(({ name, columns }) => `  ${name}: ${JSON.stringify(columns)},\n`);
  await writeFile(
    file,
    `// Generated from the migrations.\nexport const textColumns = {\n${tables.join("")}} as const;\n`,
  );
}
