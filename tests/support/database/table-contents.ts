import type pg from "pg";

/** Of every table how many rows it has and a sum over all of their columns, as one statement sees them. */
export async function tableContents(
  client: Pick<pg.ClientBase, "query">,
): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`,
  );
  const { rows } = await client.query<{ name: string; told: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(item::text), '' order by md5(item::text))), '') as told
          from ${name} as item`,
      )
      .join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]));
}
