import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectEnv } from "../../../tools/env.ts";
import { findPostgresBinaries } from "../../../tools/postgres/binaries.ts";
import { clusterOwner, freePort, startCluster } from "../../../tools/postgres/cluster.ts";

/** A test's own PostgreSQL with this many standbys. All are stopped together. */
export async function startReplicatedCluster(count: number) {
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), "takujo-replicated-"));
  // PostgreSQL may belong to another user, who must get through.
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = {
    folder: join(folder, "primary"),
    pathVariable: projectEnv().path,
    port: await freePort(),
    disposable: true,
    configuration: "wal_keep_size = 512MB\n",
  };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...owner, stdio: ["ignore", "ignore", "pipe"] });
  const pgCtl = join(findPostgresBinaries(options.pathVariable), "pg_ctl");

  // Copied while it is down, because not every PostgreSQL comes with pg_basebackup.
  (await startCluster(options)).stop();
  const startStandby = async (number: number) => {
    const data = join(folder, `standby-${number}`);
    run("cp", "-a", join(options.folder, "data"), data);
    writeFileSync(join(data, "standby.signal"), "");
    appendFileSync(
      join(data, "postgresql.conf"),
      `primary_conninfo = 'host=127.0.0.1 port=${options.port} user=takujo'\n`,
    );
    const port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200`;
    const control = (...args: string[]) => void run(pgCtl, "-w", "-s", "-D", data, ...args);
    const start = () => control("start", "-l", `${data}.log`, "-o", settings);
    start();
    return {
      /** The same database on it. */
      at(url: string): string {
        const address = new URL(url);
        address.port = String(port);
        return address.href;
      },
      promote: () => control("promote"),
      stop: () => control("stop", "-m", "immediate"),
      start,
      isRunning: () => readdirSync(data).includes("postmaster.pid"),
    };
  };
  const standbys = await Promise.all(
    Array.from({ length: count }, (_, number) => startStandby(number)),
  );
  const primary = await startCluster(options);
  return {
    url: primary.url,
    standbys,
    stop() {
      for (const standby of standbys) if (standby.isRunning()) standby.stop();
      primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
