import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createNews } from "@takujo/db/testing/create-news";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import type { Targets } from "../../../support/services/run-prometheus.ts";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { Connection } from "../../crowd/connection.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { startPostbox } from "../postbox.ts";
import type { Program, ServerProgram } from "../programs.ts";
import type { Scene } from "../scene.ts";

export interface Site {
  server: ServerProgram;
  /** One with a single connection to PostgreSQL. */
  smallServer: ServerProgram;
  worker: Program;
  postbox: Awaited<ReturnType<typeof startPostbox>>;
  /** A disk of its own for images. */
  disk: string;
  /** What other programs, such as postgres_exporter, would tell, and what of ours cannot be caused here. */
  standIn: StandIn;
  targets: Targets;
  reserve(count: number): Promise<void>;
}

export interface StandIn {
  port: number;
  /** Tells this of a series, instead of what is well. */
  tell(series: string, value: number): void;
  /** Tells again that all is well. */
  calm(): void;
}

/** All is well. */
const calm: Record<string, number> = {
  'takujo_pushes_total{result="away"}': 0,
  nodejs_eventloop_lag_p99_seconds: 0.01,
  process_resident_memory_bytes: 400e6,
  'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4"}': 50e9,
  'node_filesystem_size_bytes{mountpoint="/",fstype="ext4"}': 100e9,
  'pg_stat_activity_count{datname="takujo",state="idle"}': 20,
  pg_settings_max_connections: 100,
  'pg_stat_activity_max_tx_duration{datname="takujo",state="active"}': 1,
  'pg_replication_slots_pg_wal_lsn_diff{slot_name="standby"}': 1e6,
  takujo_backup_last_success_seconds: Date.now() / 1_000,
};

const peopleCount = 100;
const diskMegabytes = 1_100;
const visitIntervalMs = 50;
export const newsPath = "/api/platform/v1/news?locale=ja";

/** A site that is visited all the time, with a small disk for its images. */
export async function startSite(scene: Scene): Promise<Site> {
  await createNews(scene.db);
  const [session] = await openSessions(scene.db, { capacity: peopleCount });
  const people = await scene.people(peopleCount);
  const postbox = await startPostbox();
  scene.atEnd(postbox.stop);
  const disk = mountDisk(scene);
  const [serverPort, smallPort, workerPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  const [server] = await scene.startServers(1, {
    env: { ROLES: "web,auth,platform,games", METRICS_PORT: String(serverPort) },
  });
  const [smallServer] = await scene.startServers(1, {
    env: { ROLES: "platform", DATABASE_POOL: "1", METRICS_PORT: String(smallPort) },
  });
  const worker = await scene.startWorker(postbox.url, {
    METRICS_PORT: String(workerPort),
    STORAGE_FOLDER: disk,
  });
  if (!server || !smallServer || !session) throw new Error("nothing was started");
  keepVisiting(scene, server.port);
  const standIn = await startStandIn(scene);
  return {
    server,
    smallServer,
    worker,
    postbox,
    disk,
    standIn,
    targets: {
      "takujo-server": [serverPort, smallPort, standIn.port],
      "takujo-worker": [workerPort],
    },
    async reserve(count) {
      const line = new Connection(server.port);
      for (const person of people.splice(0, count)) {
        const held = await line.send(calls.hold(person, session.id));
        const confirmed = await line.send(calls.confirm(person, receiptOf(held).id));
        if (confirmed.status !== 200) throw new Error(`not reserved: ${refusalOf(confirmed)}`);
      }
      line.close();
    },
  };
}

async function startStandIn(scene: Scene): Promise<StandIn> {
  let told = { ...calm };
  const server = createServer((_request, response) => {
    const lines = Object.entries(told).map(([series, value]) => `${series} ${value}\n`);
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(lines.join(""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  scene.atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    tell(series, value) {
      told[series] = value;
    },
    calm() {
      told = { ...calm };
    },
  };
}

function mountDisk(scene: Scene): string {
  const folder = mkdtempSync(join(tmpdir(), "takujo-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", folder]);
  } catch (error) {
    throw new Error("a disk that can be filled needs root", { cause: error });
  }
  scene.atEnd(() => {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Causes a rate of answers, some of which may fail. */
function keepVisiting(scene: Scene, port: number): void {
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      for (const path of ["/news", newsPath]) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
        await answer?.arrayBuffer();
      }
      await pause(visitIntervalMs);
    }
  };
  const visiting = visit();
  scene.atEnd(() => {
    isOver = true;
    return visiting;
  });
}
