import { indexOutdated } from "../packages/content/search/index.ts";
import { createDatabase, createPool } from "../packages/runtime/database/database.ts";

/** What a worker would do after a while: makes what was written searchable. */
export async function indexSearch(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, onError: () => {} });
  try {
    await indexOutdated(createDatabase(pool));
  } finally {
    await pool.end();
  }
}
