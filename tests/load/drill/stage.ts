import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../../packages/db/migrate.ts";
import { projectEnv } from "../../../tools/env.ts";
import { freePort, startCluster } from "../../../tools/postgres/cluster.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import type { RunningPgbouncer } from "../../support/database/run-pgbouncer.ts";

/** Where drills are held: a PostgreSQL on which each of them has a database of its own. */
export interface Stage {
  serverUrl: string;
  /** A migrated one that nobody has used. */
  freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }>;
  /** What the programs reach it through, if anything. */
  pooler?: RunningPgbouncer;
  /** Ends PostgreSQL like a power cut, and starts it again at the same address. Only where it is ours alone. */
  crashDatabase?(): Promise<void>;
}

export function stageOn(serverUrl: string, templateName: string): Stage {
  return {
    serverUrl,
    async freshDatabase() {
      const name = `takujo_drill_${randomUUID().slice(0, 8)}`;
      const url = await recreateDatabase(serverUrl, name, templateName);
      return { url, drop: () => dropDatabase(serverUrl, name) };
    },
  };
}

/** Lends a PostgreSQL of its own, which keeps its promises (fsync is on), for as long as `use` runs. */
export async function withPrivateStage(use: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = join(tmpdir(), `takujo-drill-${randomUUID().slice(0, 8)}`);
  const options = { folder, pathVariable: projectEnv().path, port: await freePort() };
  let cluster = await startCluster(options);
  const clean = () => {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // Interrupting the drill stops everything that it started.
  const leave = () => process.exit(1);
  process.once("exit", clean).once("SIGINT", leave).once("SIGTERM", leave);
  try {
    const templateName = "takujo_drill_template";
    await migrate(await recreateDatabase(cluster.url, templateName));
    await use({
      ...stageOn(cluster.url, templateName),
      async crashDatabase() {
        await cluster.kill?.();
        cluster = await startCluster(options);
      },
    });
  } finally {
    process.off("exit", clean).off("SIGINT", leave).off("SIGTERM", leave);
    clean();
  }
}
