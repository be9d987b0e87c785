import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { grantToServer } from "./grant-to-server.ts";
import { migrationsIn } from "./missing-migrations.ts";

const ownFolder = join(import.meta.dirname, "migrations");
/** An arbitrary constant that all processes of the product share. */
const migrationLock = 7_245_110;

interface MigrateOptions {
  folder?: string;
  /** Connection of the server's role, if it differs from the migrating one. */
  serverUrl?: string;
  /** For how many milliseconds to wait for a PostgreSQL that is only starting. */
  patience?: number;
}

/**
 * Applies the SQL files of `migrations/` that were not applied yet, each in its own transaction. An applied file must never
 * change: its checksum is stored and compared. Then updates the queue's schema, because jobs are written before a worker ever
 * ran, and grants the server's role its rights.
 */
export async function migrate(
  connectionString: string,
  report: (line: string) => void = () => {},
  { folder = ownFolder, serverUrl = connectionString, patience = 0 }: MigrateOptions = {},
): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await migrateOnce(connectionString, report, folder, serverUrl);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (Date.now() > until || !startingCodes.has(code)) throw error;
      await pause(500);
    }
  }
}

/** PostgreSQL is not there yet, or still starting (57P03). */
const startingCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "57P03"]);

async function migrateOnce(
  connectionString: string,
  report: (line: string) => void,
  folder: string,
  serverUrl: string,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migration",
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const name of migrationsIn(folder)) {
      const text = await readFile(join(folder, name), "utf8");
      const checksum = createHash("sha256").update(text).digest("hex");
      if (applied.has(name)) {
        if (applied.get(name) !== checksum) {
          throw new Error(
            `Migration ${name} was changed after it had been applied. Restore it and write a new one.`,
          );
        }
        continue;
      }
      report(`migrating ${name}`);
      await applyInTransaction(client, name, text, checksum);
    }
    await runMigrations({ connectionString, logger: silent });
    if (serverUrl !== connectionString) await grantToServer(client, serverUrl);
  } finally {
    await client.end();
  }
}

const silent = new Logger(() => () => {});

async function applyInTransaction(client: pg.Client, name: string, text: string, checksum: string) {
  try {
    await client.query("begin");
    // A migration that cannot get its lock soon fails, instead of making every reader wait behind it.
    await client.query("set local lock_timeout = '3s'");
    await client.query(text);
    await client.query("insert into schema_migration (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
