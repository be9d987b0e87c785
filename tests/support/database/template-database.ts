import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../../../packages/db/migrate.ts";
import { nameSite } from "../../../packages/db/seed/site.ts";
import { root } from "../../../tools/env.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";

/** Everything that determines its content. */
const sources = [
  "packages/db/*.ts",
  "packages/db/migrations/*.sql",
  "packages/db/seed/site.ts",
  "packages/contracts/table-names.ts",
  // The queue's tables are those of its version.
  "node_modules/graphile-worker/package.json",
  "tests/support/database/template-database.ts",
];
const prefix = "takujo_test_template_";

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * The migrated database that tests copy. It stays for the next run, which need not migrate; its name says what it was made from. Runs
 * lock the one that they use, so that another run, perhaps of another branch, drops only those that nobody uses.
 */
export async function lendTemplate(serverUrl: string) {
  const name = prefix + fingerprint();
  const client = new pg.Client({ connectionString: serverUrl });
  // The server may be stopped before us; whoever still needs it reports that.
  client.on("error", () => {});
  await client.connect();
  // One run at a time looks, makes and drops.
  await client.query("select pg_advisory_lock(hashtext($1))", [prefix]);
  await client.query("select pg_advisory_lock_shared(hashtext($1))", [name]);
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  const present = rows.map(({ datname }) => datname);
  for (const old of present.filter((each) => each !== name))
    await dropUnused(client, serverUrl, old);
  if (!present.includes(name)) await makeTemplate(client, serverUrl, name);
  await client.query("select pg_advisory_unlock(hashtext($1))", [prefix]);
  return { name, giveBack: () => client.end() };
}

async function dropUnused(client: pg.Client, serverUrl: string, name: string) {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext($1)) as taken",
    [name],
  );
  if (!rows[0]?.taken) return;
  await dropDatabase(serverUrl, name);
  await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
}

/** Gets its name when it is whole: one whose making was cut short is never copied. */
async function makeTemplate(client: pg.Client, serverUrl: string, name: string) {
  const unfinished = `${prefix}unfinished`;
  const url = await recreateDatabase(serverUrl, unfinished);
  await migrate(url);
  await setUp(url);
  await client.query(
    `alter database ${pg.escapeIdentifier(unfinished)} rename to ${pg.escapeIdentifier(name)}`,
  );
}

/** Most tests are about a site that is set up; those of the first start begin with an empty database. */
async function setUp(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await nameSite(client);
  await client.end();
}
