import { chownSync, cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { projectEnv, root } from "../../../../tools/env.ts";
import { clusterOwner, freePort, startCluster } from "../../../../tools/postgres/cluster.ts";
import { runOrFail } from "../../../../tools/run-command.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { installPrograms } from "../install-programs.ts";

/** The newest that Debian's pgBackRest knows. */
const binaries = "/usr/lib/postgresql/15/bin";
const programs = {
  pgbackrest: "pgbackrest",
  rsync: "rsync",
  [`${binaries}/initdb`]: "postgresql-15",
};
const recoveryTimeoutMs = 120_000;

export const installBackupPrograms = (say: (line: string) => void): Promise<void> =>
  installPrograms(programs, say);

/** A PostgreSQL that is backed up by pgBackRest as `deploy/backup` says; only folders and ports differ. */
export async function startArchivedCluster(folder: string) {
  const owner = clusterOwner();
  const data = join(folder, "data");
  const config = join(folder, "pgbackrest.conf");
  const repository = join(folder, "repository");
  const port = await freePort();
  const env = {
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_REPO1_CIPHER_PASS: "of the drill",
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_PG1_USER: "takujo",
    PGBACKREST_LOCK_PATH: join(folder, "lock"),
    PGBACKREST_SPOOL_PATH: join(folder, "spool"),
  };
  mkdirSync(repository, { recursive: true });
  cpSync(join(root, "deploy/backup/pgbackrest.conf"), config);
  if (owner) for (const path of [folder, repository]) chownSync(path, owner.uid, owner.gid);
  const options = {
    folder,
    port,
    pathVariable: binaries,
    configuration: readFileSync(join(root, "deploy/backup/postgresql.conf"), "utf8"),
    env: { ...projectEnv().all, ...env },
  };
  let cluster = await startCluster(options);

  const pgbackrest = (...args: string[]) =>
    runOrFail("pgbackrest", ["--stanza=takujo", ...args], {
      quiet: true,
      cwd: folder,
      env,
      ...(owner && { owner }),
    });
  await pgbackrest("stanza-create").catch((error) => {
    cluster.stop();
    throw error;
  });
  return {
    url: cluster.url,
    pgbackrest,
    stop: () => cluster.stop(),
    /** Deletes everything but the repository, and restores the state of that moment. */
    async restoreTo(moment: string): Promise<void> {
      rmSync(data, { recursive: true });
      mkdirSync(data, { mode: 0o700 });
      if (owner) chownSync(data, owner.uid, owner.gid);
      await pgbackrest("restore", "--type=time", `--target=${moment}`, "--target-action=promote");
      cluster = await startCluster(options);
      await waitUntil(() => isPrimary(cluster.url), recoveryTimeoutMs);
    },
    remove() {
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query("select pg_is_in_recovery() as recovering");
    return rows[0]?.recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
