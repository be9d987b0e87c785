import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { imagePath } from "@takujo/contracts/content/image/image-path";
import pg from "pg";
import sharp from "sharp";
import { migrate } from "../../../../packages/db/migrate.ts";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { root } from "../../../../tools/env.ts";
import { recreateDatabase } from "../../../../tools/postgres/databases.ts";
import { runOrFail } from "../../../../tools/run-command.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { tableContents } from "../../../support/database/table-contents.ts";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { type Connection, NoAnswer } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { startPostbox } from "../postbox.ts";
import { drillOrigin, isReady } from "../programs.ts";
import { withScene } from "../scene.ts";
import { miscountedSessions } from "../seats/seat-audit.ts";
import { stageOn } from "../stage.ts";
import { installBackupPrograms, startArchivedCluster } from "./archived-cluster.ts";

const connections = 8;
const reservationIntervalMs = 20;
const peopleCount = 20_000;
/** Between the moment that is returned to and the accident. */
const beforeAccident = 1_000;
const templateName = "takujo_drill_template";

/** A table is dropped while people reserve; then everything is restored from the backup. */
export const restore = ({ secondsOfLoad }: { secondsOfLoad: number }): Drill => ({
  name: "restore",
  promise:
    "a full backup under load, a table dropped under load: everything is as it was a second before, every row and every image",
  async run(_stage, say) {
    await installBackupPrograms(say);
    const folder = mkdtempSync(join(tmpdir(), "takujo-restore-"));
    // PostgreSQL may belong to another user, who must get through.
    chmodSync(folder, 0o711);
    const cluster = await startArchivedCluster(join(folder, "postgres"));
    try {
      await migrate(await recreateDatabase(cluster.url, templateName));
      const stage = stageOn(cluster.url, templateName);
      return await withScene(stage, say, async (scene) => {
        const { broken, expect } = promises();
        const storage = join(folder, "storage");
        const copies = join(folder, "images");
        const env = { STORAGE_FOLDER: storage, ROLES: "games,platform" };
        await seed(scene.databaseUrl);
        const sessions = await openSessions(scene.db, { count: 4, capacity: peopleCount });
        const people = await scene.people(peopleCount);
        const [admin] = await scene.people(1, "admin");
        const postbox = await startPostbox();
        scene.atEnd(postbox.stop);
        const [server] = await scene.startServers(1, { env });
        const worker = await scene.startWorker(postbox.url, env);
        if (!server || !admin) throw new Error("nobody is there");

        const acknowledged = new Map<string, number>();
        const refusals = tally();
        let accidentAt = Number.POSITIVE_INFINITY;
        let isOver = false;
        const reserve = async (person: Person, line: Connection): Promise<boolean> => {
          const session = sessions[acknowledged.size % sessions.length];
          const held = await line.send(calls.hold(person, session?.id ?? ""));
          const { id } = held.status === 201 ? receiptOf(held) : { id: "" };
          const last = id ? await line.send(calls.confirm(person, id)) : held;
          if (last.status === 200) acknowledged.set(id, Date.now());
          else if (Date.now() < accidentAt) refusals.count(refusalOf(last));
          return last.status === 200;
        };
        scene.atEnd(() => {
          isOver = true;
        });
        const left = people.values();
        const crowd = inParallel(
          left.take(peopleCount - 1),
          { connections, ports: [server.port] },
          async (person, line) => {
            if (isOver) return;
            await reserve(person, line).catch(ignoreNoAnswer);
            await pause(reservationIntervalMs);
          },
        );

        say("a full backup, while people reserve");
        const image = await uploadImage(server.port, admin);
        const backupBegan = performance.now();
        await cluster.pgbackrest("--type=full", "backup");
        const backupMs = Math.round(performance.now() - backupBegan);
        const atBackup = acknowledged.size;
        const copyImages = join(root, "deploy/backup/copy-images.sh");
        await runOrFail(copyImages, [storage, copies], { quiet: true });
        await pause(secondsOfLoad * 1_000);
        const before = await evenIfDeadlocked(() => stateOf(scene.databaseUrl));
        await pause(beforeAccident);
        say(`dropping a table, at ${acknowledged.size} confirmations`);
        accidentAt = Date.now();
        await evenIfDeadlocked(() => scene.pool.query("drop table reservation cascade"));
        await pause(500);
        isOver = true;
        await crowd;

        say(`restoring to ${before.moment}`);
        const began = performance.now();
        await server.end("SIGTERM");
        await worker.end("SIGTERM");
        cluster.stop();
        rmSync(storage, { recursive: true });
        await cluster.restoreTo(before.moment);
        const databaseMs = Math.round(performance.now() - began);
        mkdirSync(storage);
        await runOrFail("rsync", ["-a", `${copies}/current/`, `${storage}/`], { quiet: true });

        const after = await stateOf(scene.databaseUrl);
        const different = Object.keys({ ...before.contents, ...after.contents }).filter(
          (table) => before.contents[table] !== after.contents[table],
        );
        expect(different.length === 0, `differ: ${different.join(", ")}`);
        const { rows } = await scene.pool.query<{ id: string }>(
          "select id from reservation where state = 'confirmed'",
        );
        const stored = new Set(rows.map(({ id }) => id));
        const target = Date.parse(before.moment);
        const missing = [...acknowledged].filter(([id, at]) => at < target && !stored.has(id));
        const later = [...acknowledged.values()].filter((at) => at > target).length;
        const miscounted = await miscountedSessions(scene.pool);
        expect(missing.length === 0, `${missing.length} acknowledged reservations are missing`);
        expect(miscounted === 0, `${miscounted} sessions are miscounted`);
        expect(later > 0, "nobody reserved between the moment and the accident");
        expect(atBackup > 0, "nobody reserved during the backup");

        await Promise.all([server.start(), worker.start()]);
        await waitUntil(() => isReady(server.port), 30_000);
        let goesOn = false;
        await inParallel(
          left.take(1),
          { connections: 1, ports: [server.port] },
          async (...next) => {
            goesOn = await reserve(...next);
          },
        );
        const recoveryMs = Math.round(performance.now() - began);
        expect(goesOn, "nobody can reserve after it");
        const restoredImage = await readImage(server.port, image.id);
        expect(restoredImage.equals(image.bytes), "the image is not what it was");
        return {
          broken,
          figures: {
            "reservations before the backup ended": atBackup,
            "full backup (ms)": backupMs,
            "reservations before the moment": acknowledged.size - later - 1,
            "between the moment and the accident, lost": later,
            "accident after the moment (ms)": accidentAt - target,
            "rows compared": Object.values(before.contents).reduce(
              (sum, told) => sum + Number.parseInt(told, 10),
              0,
            ),
            "tables that differ": different.length,
            "acknowledged and missing": missing.length,
            "sessions miscounted": miscounted,
            "writers stopped to compare (ms)": before.milliseconds,
            "refused meanwhile": refusals.text(),
            "database back (ms)": databaseMs,
            "all back, with a new reservation (ms)": recoveryMs,
          },
        };
      });
    } finally {
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/**
 * The contents of all tables, and a moment at which they were exactly that: writes are blocked during the reading, so
 * each commit is before or after it.
 */
async function stateOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin");
    const { rows: tables } = await client.query<{ name: string }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as name from pg_tables
      where schemaname in ('public', 'graphile_worker')`,
    );
    await client.query(`lock table ${tables[0]?.name} in share mode`);
    const began = performance.now();
    const { rows } = await client.query<{ moment: string }>(
      "select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US+00') as moment",
    );
    const contents = await tableContents(client);
    await client.query("commit");
    const milliseconds = Math.round(performance.now() - began);
    return { contents, moment: rows[0]?.moment ?? "", milliseconds };
  } finally {
    await client.end();
  }
}

/** Retries, because locking many tables at once may deadlock with those who lock them one by one. */
async function evenIfDeadlocked<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: string }).code !== "40P01" || tries === 20) throw error;
    }
  }
}

async function uploadImage(port: number, admin: Person) {
  const picture = sharp({
    create: { width: 640, height: 480, channels: 3, background: "#b7472a" },
  });
  const path = "/api/platform/v1/authorized/admin/images?name=a.png&type=image/png";
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: {
      authorization: admin.authorization,
      "idempotency-key": randomUUID(),
      "content-type": "application/octet-stream",
      origin: drillOrigin,
    },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  if (answer.status !== 201) throw new Error(`the image: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  let bytes: Buffer = Buffer.alloc(0);
  await waitUntil(async () => {
    bytes = await readImage(port, id);
    return bytes.length > 0;
  }, 30_000);
  return { id, bytes };
}

/** Empty while it is not there. */
async function readImage(port: number, id: string): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${port}${imagePath(id, 480)}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? bytes : Buffer.alloc(0);
}

function ignoreNoAnswer(error: unknown): void {
  if (!(error instanceof NoAnswer)) throw error;
}
