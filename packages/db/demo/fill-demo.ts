import pg from "pg";
import { expectMigrated } from "../missing-migrations.ts";
import { insertSeed } from "../seed/seed.ts";

/** Not emptied: visitors cannot change these. The keys let the servers continue to sign. */
const keptTables = ["schema_migration", "jwks", "postal_area"];

/** An arbitrary constant that all processes of the product share. */
const fillingLock = 7_245_113;

/** Waits for writers. Requests meanwhile wait too, and are told to retry. */
const lockTimeout = "10s";

/**
 * Fills a fresh database with the seed, and marks it as a demo. Empties and refills a marked one if `isDue` accepts the time of
 * its last filling. Refuses any other, so that no real site is ever emptied. Runs in one transaction. Returns whether it did
 * anything.
 */
export function fillDemo(
  connectionString: string,
  isDue: (filledAt: Date) => boolean,
  now = new Date(),
): Promise<boolean> {
  return connected(connectionString, async (client) => {
    await expectMigrated(client);
    await client.query("begin");
    // Two that begin at once fill it once.
    await client.query("select pg_advisory_xact_lock($1)", [fillingLock]);
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    const filledAt = await readMark(client);
    if (filledAt && !isDue(filledAt)) return false;
    if (filledAt) await empty(client);
    else await expectFresh(client);
    await insertSeed(client, now);
    await client.query("update site set demo_filled_at = $1", [now]);
    await client.query("commit");
    return true;
  });
}

/** When the demo was last filled; null if it is not a demo. */
export const readFilledAt = (connectionString: string): Promise<Date | null> =>
  connected(connectionString, readMark);

/** Makes it a real site, which is never emptied. */
export const endDemo = (connectionString: string) =>
  connected(connectionString, (client) =>
    client.query("update site set demo_filled_at = null where demo_filled_at is not null"),
  );

async function connected<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function readMark(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ demo_filled_at: Date | null }>(
    "select demo_filled_at from site",
  );
  return rows[0]?.demo_filled_at ?? null;
}

/** Only an admin can write content, and a site that never had one and has no account has none. */
async function expectFresh(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_fresh: boolean }>(
    `select setup_id is not null and not exists (select from "user")
       and not exists (select from event) and not exists (select from contact_inquiry) as is_fresh
     from site`,
  );
  if (rows[0]?.is_fresh) return;
  throw new Error(
    "This database has content of its own and is not a demo's, so nothing was changed. A demo needs a database that was only migrated: give it another one.",
  );
}

async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)`,
    [keptTables],
  );
  // The audit log refuses to be emptied, except here.
  await client.query("alter table audit_entry disable trigger audit_entry_not_truncated");
  await client.query(`truncate ${rows.map(({ name }) => name).join(", ")} restart identity`);
  await client.query("alter table audit_entry enable trigger audit_entry_not_truncated");
  // After the tables, when no more jobs can be added. A queue without its job would stay locked.
  await client.query("delete from graphile_worker._private_jobs");
  await client.query("delete from graphile_worker._private_job_queues");
  // As migrations leave it.
  await client.query("insert into site (name_ja, name_en) values ('卓上', 'Takujo')");
  await client.query("insert into no_show_rule default values");
}
