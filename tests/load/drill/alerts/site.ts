import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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
  targets: Targets;
  reserve(count: number): Promise<void>;
}

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
  return {
    server,
    smallServer,
    worker,
    postbox,
    disk,
    targets: { "takujo-server": [serverPort, smallPort], "takujo-worker": [workerPort] },
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
