import { setTimeout as pause } from "node:timers/promises";
import { createNews } from "@takujo/db/testing/create-news";
import { ensureBuild } from "../../../../tools/build/ensure-build.ts";
import { visit } from "../../../integration/support/visit.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { runPgbouncer } from "../../../support/database/run-pgbouncer.ts";
import { type Drill, promises } from "../drill.ts";
import { installPrograms } from "../install-programs.ts";
import { startPostbox } from "../postbox.ts";
import { type Scene, withScene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { mixedCallers, type Reply } from "./mixed-calls.ts";
import { ninetyNine, prepareCrowd, untilNormal, wordsFor } from "./mixed-crowd.ts";

const warmUpTimeoutMs = 60_000;
const maxHeardMs = 3_000;
const deliveryTimeoutMs = 60_000;
const changeIntervalMs = 5_000;
const countIntervalMs = 250;
/** Of each caller: what two cores can answer beside PostgreSQL, PgBouncer and the callers themselves. */
const callIntervalMs = 1_000;
/** Of each server: together more than PgBouncer has to PostgreSQL. */
const serverPool = 30;

/** A stage on which servers reach PostgreSQL through PgBouncer, as `deploy/pgbouncer` sets it up. */
export async function withPgbouncer<Result>(
  stage: Stage,
  say: (line: string) => void,
  use: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  await installPrograms({ "/usr/sbin/pgbouncer": "pgbouncer" }, say);
  const pooler = await runPgbouncer(stage.serverUrl, { timeouts: true });
  try {
    return await use({ ...stage, pooler });
  } finally {
    await pooler.stop();
  }
}

interface PgbouncerSize {
  seconds: number;
  /** From PgBouncer to PostgreSQL. */
  connections: number;
}

/** Two servers with more connections than PostgreSQL is given share them by transaction. */
export const pgbouncer = ({ seconds, connections }: PgbouncerSize): Drill => ({
  name: "pgbouncer",
  promise: `${seconds} s of mixed calls to two servers behind PgBouncer in transaction mode, ${connections} connections to PostgreSQL: no request fails, changes are heard within ${maxHeardMs / 1_000} s, every mail is sent`,
  run: (bare, say) =>
    withPgbouncer(bare, say, (stage) =>
      withScene(stage, say, async (scene) => {
        const { broken, expect } = promises();
        await ensureBuild({ quiet: true });
        const crowd = await prepareCrowd(scene);
        await createNews(scene.db, { slug: "drill", title: "0回目" });
        const postbox = await startPostbox();
        scene.atEnd(postbox.stop);
        const servers = await scene.startServers(2, {
          env: {
            DATABASE_POOL: String(serverPool),
            LOG_LEVEL: "error",
            ROLES: "web,auth,platform,games",
            TRUSTED_PROXIES: "1",
          },
        });
        const worker = await scene.startWorker(postbox.url);
        for (const { port } of servers) {
          const { strange } = await untilNormal(port, mixedCallers(crowd), warmUpTimeoutMs);
          expect(strange.length === 0, `before any load: ${strange.join(", ")}`);
        }

        say(`PgBouncer ${stage.pooler?.version}`);
        const replies: Reply[] = [];
        const until = performance.now() + seconds * 1_000;
        const isOver = () => performance.now() >= until;
        const visiting = servers.flatMap(({ port }) =>
          mixedCallers(crowd).map(async (caller) => {
            await pause(Math.random() * callIntervalMs);
            while (!isOver()) {
              replies.push(await caller.call(port));
              await pause(callIntervalMs);
            }
          }),
        );
        const counting = maxConnections(scene, isOver);
        let slowestChange = 0;
        let changes = 0;
        while (!isOver()) {
          changes++;
          const title = `${changes}回目`;
          const isShown = async () => {
            const origins = servers.map(({ port }) => `http://127.0.0.1:${port}`);
            const pages = await Promise.all(origins.map((origin) => visit(origin, "/news/drill")));
            return pages.every(({ text }) => text.includes(title));
          };
          await scene.db
            .updateTable("news_text")
            .set({ title })
            .where("locale", "=", "ja")
            .where("news_id", "in", (query) =>
              query.selectFrom("news").select("id").where("slug", "=", "drill"),
            )
            .execute();
          const shownAfter = await waitUntil(isShown, maxHeardMs * 4).catch(() => maxHeardMs * 4);
          slowestChange = Math.max(slowestChange, shownAfter);
          await pause(changeIntervalMs);
        }
        await Promise.all(visiting);
        const maxAtOnce = await counting;

        const waiting = async () => {
          const { rows } = await scene.pool.query<{ waiting: number }>(
            "select count(*)::integer as waiting from graphile_worker.jobs where run_at <= now() and task_identifier like '%mail%'",
          );
          return rows[0]?.waiting ?? 0;
        };
        await waitUntil(async () => (await waiting()) === 0, deliveryTimeoutMs).catch(() => {});
        const failed = replies.filter(({ isNormal }) => !isNormal);
        const words = Map.groupBy(failed, wordsFor);
        const counted = [...words].map(([what, all]) => `${what} ${all.length}`).join(", ");
        const unsent = await waiting();
        expect(failed.length === 0, `failed: ${counted}`);
        expect(slowestChange <= maxHeardMs, `a change was heard after ${slowestChange} ms`);
        expect(unsent === 0, `${unsent} mails were not sent`);
        expect(postbox.count() > 0, "no mail was sent at all");
        expect(maxAtOnce <= connections, `${maxAtOnce} connections at once`);
        expect(worker.isRunning(), "the worker has ended");
        return {
          broken,
          figures: {
            PgBouncer: stage.pooler?.version ?? "",
            "named statements": stage.pooler?.followsNames ? "yes" : "no",
            "connections of the servers, at most": servers.length * serverPool,
            "connections to PostgreSQL, at most": maxAtOnce,
            requests: replies.length,
            "a second": Math.round(replies.length / seconds),
            failed: counted || "none",
            "99 % within (ms)": ninetyNine(replies),
            changes,
            "slowest change heard (ms)": Math.round(slowestChange),
            mails: postbox.count(),
            "mails not sent": unsent,
          },
        };
      }),
    ),
});

async function maxConnections(
  { stage, databaseUrl }: Scene,
  isOver: () => boolean,
): Promise<number> {
  let max = 0;
  while (!isOver()) {
    max = Math.max(max, (await stage.pooler?.connectionsTo(databaseUrl)) ?? 0);
    await pause(countIntervalMs);
  }
  return max;
}
