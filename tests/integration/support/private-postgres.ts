import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectEnv } from "../../../tools/env.ts";
import { findPostgresBinaries } from "../../../tools/postgres/binaries.ts";
import { startCluster } from "../../../tools/postgres/cluster.ts";

/** A PostgreSQL of the test's own, which may be stopped and started again at the same address. */
export async function privatePostgres() {
  const folder = join(tmpdir(), `takujo-test-${randomUUID().slice(0, 8)}`);
  const data = join(folder, "data");
  const pathVariable = projectEnv().path;
  const { url } = await startCluster({ folder, pathVariable, disposable: true });
  const { uid, gid } = statSync(data);
  const control = (...args: string[]) =>
    execFileSync(
      join(findPostgresBinaries(pathVariable), "pg_ctl"),
      [...args, "-w", "-s", "-D", data],
      {
        ...(process.getuid?.() === 0 && { uid, gid }),
        cwd: folder,
        stdio: "ignore",
      },
    );
  const settings = `-p ${new URL(url).port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off`;
  let isRunning = true;
  const stop = () => {
    control("stop", "-m", "immediate");
    isRunning = false;
  };
  return {
    url,
    stop,
    start() {
      control("start", "-l", join(folder, "log"), "-o", settings);
      isRunning = true;
    },
    remove() {
      try {
        if (isRunning) stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
