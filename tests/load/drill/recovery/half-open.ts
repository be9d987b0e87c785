import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { type Drill, promises } from "../drill.ts";
import { supervise } from "../failover/supervise.ts";
import { installPrograms } from "../install-programs.ts";
import { type Caller, mixedCallers, type Reply } from "../overload/mixed-calls.ts";
import {
  ninetyNine,
  prepareCrowd,
  startWholeServer,
  untilNormal,
  wordsFor,
} from "../overload/mixed-crowd.ts";
import { startPostbox } from "../postbox.ts";
import { type Scene, withScene } from "../scene.ts";

export interface HalfOpenSize {
  /** For how long the crowd goes on after the packets are dropped. */
  seconds: number;
  /** Of each kind of call, at once. */
  callers: number;
}

/** Marks the connections of the programs among those of the drill. */
const programsName = "programs under test";
const warmUpTimeoutMs = 60_000;
const callIntervalMs = 500;
const lookIntervalMs = 250;
const promised = { readyMs: 15_000, answerMs: 15_000, heardMs: 20_000 };
const newTitle = "新しい題";

/** All packets of the connections to PostgreSQL vanish, as behind a dead router, while new connections work. */
export const halfOpen = ({ seconds, callers }: HalfOpenSize): Drill => ({
  name: "half-open",
  promise: `connections to PostgreSQL go silent: ready again and every call answered within ${promised.readyMs / 1_000} s, no page held, changed content shown within ${promised.heardMs / 1_000} s, nothing acknowledged lost, every confirmation mailed`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      await installPrograms({ nft: "nftables" }, say);
      const { broken, expect } = promises();
      const crowd = await prepareCrowd(scene);
      const postbox = await startPostbox();
      scene.atEnd(postbox.stop);
      const databaseUrl = named(scene.databaseUrl);
      const metricsPort = await freePort();
      const server = await startWholeServer(scene, {
        DATABASE_URL: databaseUrl,
        DATABASE_DIRECT_URL: databaseUrl,
        METRICS_PORT: String(metricsPort),
      });
      const worker = await scene.startWorker(postbox.url, { DATABASE_URL: databaseUrl });
      const everybody = Array.from({ length: callers }, () => mixedCallers(crowd)).flat();
      const warmedUp = await untilNormal(server.port, mixedCallers(crowd), warmUpTimeoutMs);
      expect(warmedUp.strange.length === 0, `before the fault: ${warmedUp.strange.join(", ")}`);

      const visit = visitUntilStopped(everybody, server.port);
      await pause(3_000);
      const usual = ninetyNine(visit.replies);
      const slug = await cachedNews(server.port);
      const supervised = supervise(worker);
      scene.atEnd(supervised.stop);
      const cut = await cutConnections(scene);
      scene.atEnd(cut.mend);
      say(`the packets of ${cut.count} connections are dropped`);
      const cutAt = performance.now();
      const since = () => Math.round(performance.now() - cutAt);
      const [ready, heard] = await Promise.all([
        untilReadyForGood(server.port, cutAt, seconds * 1_000),
        untilShown(scene, { port: server.port, slug, from: cutAt }),
      ]);
      await pause(Math.max(0, seconds * 1_000 - since()));
      const replies = await visit.stop();
      const after = replies.filter(({ at }) => at >= cutAt);
      const { strange } = await untilNormal(server.port, mixedCallers(crowd), promised.readyMs);
      const unanswered = after.filter(({ status }) => status === 0);
      const wrong = after.filter(
        ({ isNormal, isRefusal, status }) => !isNormal && !isRefusal && status,
      );
      const longest = Math.round(Math.max(...after.map(({ milliseconds }) => milliseconds)));
      const late = after.filter(({ at, isNormal }) => !isNormal && at > cutAt + promised.readyMs);
      const { missing, mailed } = await countLost(scene, replies, postbox);

      expect(cut.count > 0, "no connection was cut");
      expect(ready <= promised.readyMs, `ready again after ${ready} ms`);
      expect(heard <= promised.heardMs, `changed content shown after ${heard} ms`);
      expect(unanswered.length === 0, `unanswered: ${unanswered.map(wordsFor).join(", ")}`);
      expect(longest <= promised.answerMs, `the longest call took ${longest} ms`);
      expect(wrong.length === 0, `neither as ever nor refused: ${wrong.map(wordsFor).join(", ")}`);
      expect(late.length === 0, `refused later than promised: ${late.map(wordsFor).join(", ")}`);
      expect(strange.length === 0, `not as before: ${strange.join(", ")}`);
      expect(await areChangesHeard(metricsPort), "the metric says that changes are not heard");
      expect(missing.length === 0, `acknowledged and lost: ${missing.join(", ")}`);
      return {
        broken,
        figures: {
          "connections cut": cut.count,
          "99 % before, ms": usual,
          "ready again after ms": ready,
          "changed content shown after ms": heard,
          "longest call, ms": longest,
          calls: after.length,
          refused: after.filter(({ isRefusal }) => isRefusal).length,
          "last refusal after ms": Math.round(
            Math.max(0, ...after.filter(({ isRefusal }) => isRefusal).map(({ at }) => at - cutAt)),
          ),
          "confirmed and mailed": mailed,
          "restarts of the worker": supervised.restarts(),
        },
      };
    }),
});

function named(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("application_name", programsName);
  return url.href;
}

interface TimedReply extends Reply {
  /** When it was asked for. */
  at: number;
}

function visitUntilStopped(everybody: Caller[], port: number) {
  const replies: TimedReply[] = [];
  let isOver = false;
  const visiting = everybody.map(async (caller, index) => {
    await pause((callIntervalMs * index) / everybody.length);
    while (!isOver) {
      const at = performance.now();
      replies.push({ at, ...(await caller.call(port)) });
      await pause(callIntervalMs);
    }
  });
  return {
    replies,
    async stop(): Promise<TimedReply[]> {
      isOver = true;
      await Promise.all(visiting);
      return replies;
    },
  };
}

async function cutConnections({ pool, databaseUrl }: Scene) {
  const { rows } = await pool.query<{ port: number }>(
    `select client_port as port from pg_stat_activity
     where application_name = $1 and client_port > 0`,
    [programsName],
  );
  const ports = rows.map(({ port }) => port);
  const mend = dropPacketsOf(ports, Number(new URL(databaseUrl).port));
  return { count: ports.length, mend };
}

/**
 * Drops every packet, in both directions, of the connections between these local ports and a server's: to both ends they look
 * open. Wants root and nftables. Returns the function that ends it.
 */
function dropPacketsOf(ports: number[], serverPort: number): () => void {
  const table = `takujo_drill_${randomUUID().slice(0, 8)}`;
  const some = `{ ${ports.join(", ")} }`;
  const mend = () => {
    process.off("exit", mend);
    nft(`delete table inet ${table}`);
  };
  nft(
    [
      `add table inet ${table}`,
      `add chain inet ${table} out { type filter hook output priority 0; }`,
      `add rule inet ${table} out tcp sport ${some} tcp dport ${serverPort} drop`,
      `add rule inet ${table} out tcp sport ${serverPort} tcp dport ${some} drop`,
    ].join("\n"),
  );
  process.once("exit", mend);
  return mend;
}

function nft(commands: string): void {
  execFileSync("nft", ["-f", "-"], { input: commands, stdio: ["pipe", "ignore", "pipe"] });
}

/** Milliseconds until it was ready and stayed so. */
async function untilReadyForGood(port: number, from: number, forMs: number): Promise<number> {
  let lastUnready = from;
  while (performance.now() - from < forMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(promised.readyMs),
    }).catch(() => null);
    await answer?.arrayBuffer();
    if (!answer?.ok) lastUnready = performance.now();
    await pause(lookIntervalMs);
  }
  return Math.round(lastUnready - from);
}

/** The address of a news item that is in the page cache. */
async function cachedNews(port: number): Promise<string> {
  const list = await fetch(`http://127.0.0.1:${port}/api/platform/v1/news?limit=1`);
  const { items } = (await list.json()) as { items: { slug: string }[] };
  const slug = items[0]?.slug;
  if (!slug) throw new Error("There is no news.");
  await readTitle(port, slug);
  return slug;
}

async function readTitle(port: number, slug: string): Promise<string> {
  const page = await fetch(`http://127.0.0.1:${port}/news/${slug}`, {
    signal: AbortSignal.timeout(promised.answerMs),
  }).catch(() => null);
  return /<title>([^<]*)/.exec((await page?.text().catch(() => "")) ?? "")?.[1] ?? "";
}

/** Changes a news item past the programs, and waits until its page shows it. */
async function untilShown(
  { pool }: Scene,
  { port, slug, from }: { port: number; slug: string; from: number },
): Promise<number> {
  await pool.query(
    `update news_text set title = $1 from news
     where news.id = news_text.news_id and locale = 'ja' and news.slug = $2`,
    [newTitle, slug],
  );
  while (performance.now() - from < 2 * promised.heardMs) {
    if ((await readTitle(port, slug)).includes(newTitle)) break;
    await pause(lookIntervalMs);
  }
  return Math.round(performance.now() - from);
}

async function areChangesHeard(metricsPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return /^takujo_content_changes_heard 1$/m.test(await answer.text());
}

/** Of the reservations whose confirmation was acknowledged: those that are not stored, and how many of the others were mailed. */
async function countLost(
  { pool }: Scene,
  replies: Reply[],
  postbox: Awaited<ReturnType<typeof startPostbox>>,
) {
  const confirmed = replies
    .filter(({ kind, isNormal }) => kind === "confirm" && isNormal)
    .map(({ body }) => (JSON.parse(body) as { id: string }).id);
  const stored = await pool.query<{ id: string; email: string }>(
    `select reservation.id, "user".email from reservation
     join "user" on "user".id = reservation.user_id
     where reservation.id = any ($1) and state in ('confirmed', 'cancelled')`,
    [confirmed],
  );
  const found = new Map(stored.rows.map(({ id, email }) => [id, email]));
  const giveUpAt = performance.now() + warmUpTimeoutMs;
  const isMailed = (id: string) => postbox.to(found.get(id) ?? "").length > 0;
  while (!confirmed.every(isMailed) && performance.now() < giveUpAt) await pause(lookIntervalMs);
  return {
    missing: confirmed.filter((id) => !found.has(id) || !isMailed(id)),
    mailed: confirmed.filter(isMailed).length,
  };
}
