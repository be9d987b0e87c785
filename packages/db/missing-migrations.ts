import { readdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** Names of the SQL files, in their order. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();

const ownMigrations = migrationsIn(join(import.meta.dirname, "migrations"));

/** Rejects if the database lacks a migration of this build. It may have newer ones. */
export async function expectMigrated(client: Pick<pg.Pool, "query">): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select name from schema_migration");
  const applied = new Set(rows.map(({ name }) => name));
  const missing = ownMigrations.filter((name) => !applied.has(name));
  if (missing.length > 0) {
    throw new Error(
      `The database lacks ${missing.length} of this build's migrations, from ${missing[0]} on. Run: npm run migrate`,
    );
  }
}
