import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../../../../packages/db/migrate.ts";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { projectEnv } from "../../../../tools/env.ts";
import { startCluster } from "../../../../tools/postgres/cluster.ts";
import { databaseUrl, recreateDatabase } from "../../../../tools/postgres/databases.ts";
import { indexSearch, seedHugeDatabase } from "../../../../tools/postgres/seeded-database.ts";

interface HugeDatabases {
  hugeUrl: string;
  /** With the sample content only. */
  ordinaryUrl: string;
  /** Seconds that the seed took, if it was made now. */
  seeded: number | null;
}

/** Not for what must last: the seed can be made again. */
const configuration = `
shared_buffers = '1536MB'
effective_cache_size = '6GB'
max_wal_size = '8GB'
wal_level = minimal
max_wal_senders = 0
synchronous_commit = off
random_page_cost = 1.1
jit = off
`;

/** Stays when the drill has ended, so that the next run need not make the seed. */
const hugeFolder = join(tmpdir(), "takujo-huge");

/** Lends a PostgreSQL of its own, with the seed and, beside it, an ordinary one. */
export async function withHugeDatabases<Result>(
  reservations: number,
  say: (line: string) => void,
  use: (databases: HugeDatabases) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster({
    folder: hugeFolder,
    pathVariable: projectEnv().path,
    disposable: true,
    configuration,
  });
  const stop = () => cluster.stop();
  process.once("exit", stop);
  try {
    const { url: hugeUrl, seeded } = await hugeDatabase(cluster.url, reservations, say);
    const ordinaryUrl = await recreateDatabase(cluster.url, "takujo_ordinary");
    await migrate(ordinaryUrl);
    await seed(ordinaryUrl);
    await indexSearch(ordinaryUrl);
    return await use({ hugeUrl, ordinaryUrl, seeded });
  } finally {
    process.off("exit", stop);
    stop();
  }
}

/** Made under another name, so that one that was not finished is never taken for whole. */
async function hugeDatabase(
  serverUrl: string,
  reservations: number,
  say: (line: string) => void,
): Promise<{ url: string; seeded: number | null }> {
  const name = `takujo_huge_${reservations}`;
  const url = databaseUrl(serverUrl, name);
  if (await hasDatabase(serverUrl, name)) {
    say(`found the seed in ${hugeFolder}`);
    await migrate(url, say);
    return { url, seeded: null };
  }
  say(`making the seed in ${hugeFolder}`);
  const began = performance.now();
  const unfinished = await recreateDatabase(serverUrl, `${name}_unfinished`);
  await migrate(unfinished);
  await seedHugeDatabase(unfinished, say, reservations);
  await inMaintenance(serverUrl, `alter database ${name}_unfinished rename to ${name}`);
  return { url, seeded: Math.round((performance.now() - began) / 1_000) };
}

async function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  const found = await inMaintenance(
    serverUrl,
    `select from pg_database where datname = ${pg.escapeLiteral(name)}`,
  );
  return found.rowCount === 1;
}

async function inMaintenance(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
