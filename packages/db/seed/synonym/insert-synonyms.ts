import type pg from "pg";
import { synonymSeeds } from "./index.ts";

/** Into an empty table only: a fresh site has them from its migrations. */
export async function insertSynonyms(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from search_synonym limit 1");
  if (rows.length > 0) return;
  for (const words of synonymSeeds) {
    await client.query("insert into search_synonym (words) values ($1)", [words]);
  }
}
