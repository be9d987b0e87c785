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
  waitMs?: number;
}

/**
 * Applies the SQL files of `migrations/` that were not applied yet, each in its own transaction, unless it begins with
 * `-- no transaction`. An applied file must never change: its checksum is stored and compared. Then updates the queue's
 * schema, because jobs are written before a worker ever runs, and grants the server's role its rights.
 */
export async function migrate(
  connectionString: string,
  report: (line: string) => void = () => {},
  { folder = ownFolder, serverUrl = connectionString, waitMs = 0 }: MigrateOptions = {},
): Promise<void> {
  const until = Date.now() + waitMs;
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

/** Polls, because `create index concurrently` would wait for the snapshot of a statement that waits for the lock. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [migrationLock],
  );
  if (rows[0]?.taken) return;
  await pause(200);
  return takeMigrationLock(client);
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
    await takeMigrationLock(client);
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
      const apply = text.startsWith(outsideMark) ? applyOutside : applyInTransaction;
      try {
        await apply(client, name, text, checksum);
      } catch (error) {
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    await runMigrations({ connectionString, logger: silent });
    await client.query(givenUpIndex);
    if (serverUrl !== connectionString) await grantToServer(client, serverUrl);
  } finally {
    await client.end();
  }
}

const silent = new Logger(() => () => {});

/** The queue has no index of jobs that were given up, and every scrape of the metrics counts them. */
const givenUpIndex = `create index concurrently if not exists jobs_given_up on graphile_worker._private_jobs (id)
  where attempts >= max_attempts and locked_at is null`;

async function applyInTransaction(client: pg.Client, name: string, text: string, checksum: string) {
  try {
    await client.query("begin");
    // A migration that cannot get its lock soon fails, instead of making every reader wait behind it.
    await client.query("set local lock_timeout = '3s'");
    await client.query(text);
    await insertMigration(client, name, checksum);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** For statements that cannot run in a transaction, above all `create index concurrently`, which does not block. */
const outsideMark = "-- no transaction";
const canBeRepeated = /\bif (?:not )?exists\b|\bvalidate constraint\b/i;
const builtIndex = /\bindex concurrently if not exists (\w+)/i;

/** Restarts after a failure, so every statement must be repeatable. */
async function applyOutside(client: pg.Client, name: string, text: string, checksum: string) {
  const withoutComments = text.replace(/^--.*$/gm, "");
  const statements = withoutComments.split(";\n").filter((statement) => statement.trim() !== "");
  if (!statements.every((statement) => canBeRepeated.test(statement))) {
    throw new Error("outside of a transaction, each statement must say `if not exists`");
  }
  for (const statement of statements) {
    const index = builtIndex.exec(statement)?.[1];
    if (index) await dropUnfinished(client, index);
    await client.query(statement);
  }
  await insertMigration(client, name, checksum);
}

/** An index whose building failed is there, but not used. */
async function dropUnfinished(client: pg.Client, index: string) {
  const { rows } = await client.query<{ unfinished: boolean }>(
    "select not indisvalid as unfinished from pg_index where indexrelid = to_regclass($1)",
    [index],
  );
  if (rows[0]?.unfinished) await client.query(`drop index concurrently ${index}`);
}

async function insertMigration(client: pg.Client, name: string, checksum: string) {
  const values = [name, checksum];
  await client.query("insert into schema_migration (name, checksum) values ($1, $2)", values);
}
