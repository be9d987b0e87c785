import { join } from "node:path";
import pg from "pg";
import { migrate } from "../../packages/db/migrate.ts";
import { projectEnv, root } from "../env.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { databaseUrl, ensureDatabase } from "./databases.ts";

/**
 * The PostgreSQL to work with, in this order: the one of DATABASE_URL, one that runs on this machine
 * and lets this user create databases, or a private one in .data/ that is started here: another one for databases that
 * are thrown away, which waits for no disk.
 */
export async function findDatabaseServer(
  report: (line: string) => void,
  { disposable = false } = {},
): Promise<Cluster> {
  const env = projectEnv();
  if (env.databaseUrl) {
    return { url: databaseUrl(env.databaseUrl, "postgres"), started: false, stop: () => {} };
  }
  const local = await localServer(env.user);
  if (local) {
    report(`Using the PostgreSQL that runs on this machine (${local})`);
    return { url: local, started: false, stop: () => {} };
  }
  const cluster = await startCluster({
    folder: join(root, disposable ? ".data/postgres-of-tests" : ".data/postgres"),
    pathVariable: env.path,
    disposable,
  });
  report(`${cluster.started ? "Started" : "Found"} a private PostgreSQL in .data/`);
  return cluster;
}

/** The project's own database on that server. */
export async function ensureProjectDatabase(server: Cluster): Promise<string> {
  return projectEnv().databaseUrl ?? ensureDatabase(server.url, "takujo");
}

/** The same database as the role that owns the tables, for what the server's role may not do. */
export async function ownedProjectDatabase(server: Cluster): Promise<string> {
  return projectEnv().databaseMigrationUrl ?? ensureProjectDatabase(server);
}

/** `waitMs`: see `migrate`. */
export async function migrateProjectDatabase(
  server: Cluster,
  report: (line: string) => void,
  { waitMs = 0 } = {},
): Promise<void> {
  const serverUrl = await ensureProjectDatabase(server);
  await migrate(await ownedProjectDatabase(server), report, { serverUrl, waitMs });
}

async function localServer(user: string): Promise<string | null> {
  for (const host of ["localhost:5432", "%2Fvar%2Frun%2Fpostgresql"]) {
    const connectionString = `postgres://${user}@${host}/postgres`;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 500 });
    try {
      await client.connect();
      const { rows } = await client.query(
        "select rolcreatedb from pg_roles where rolname = current_user",
      );
      if (rows[0]?.rolcreatedb) return connectionString;
    } catch {
      // Not there, or not for this user: the next candidate is tried.
    } finally {
      await client.end().catch(() => {});
    }
  }
  return null;
}
