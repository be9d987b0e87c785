import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Drill, promises } from "../drill.ts";
import { startPostbox } from "../postbox.ts";
import type { Program, ServerProgram } from "../programs.ts";
import { type Scene, withScene } from "../scene.ts";
import { type Caller, type MixedCrowd, mixedCallers, type Reply } from "./mixed-calls.ts";
import {
  ninetyNine,
  prepareCrowd,
  startWholeServer,
  untilNormal,
  wordsFor,
} from "./mixed-crowd.ts";

export interface LocksSize {
  /** All tables by default. */
  tables?: string[];
  /** How long each is locked: longer than any call takes without a lock, so that calls that wait for it are late. */
  seconds: number;
  /** Of each kind of call, at once. */
  callers: number;
  /** Settings of the server under test. */
  env?: Record<string, string>;
}

const warmUpTimeoutMs = 60_000;
const callIntervalMs = 1_000;
const healthIntervalMs = 250;
/** Milliseconds. A refusal may wait for a connection and then for a lock in a transaction, two seconds each. */
const limits = { others: 2_000, refusal: 5_000, health: 2_000, recovery: 10_000 };
/** How many times as long as without a lock other calls may take on a slow machine. */
const timesAsLong = 3;
/** Only to find the calls that need a table, while no other calls are made. */
const impatient = {
  DATABASE_LOCK_TIMEOUT_MS: "150",
  DATABASE_TRANSACTION_LOCK_TIMEOUT_MS: "400",
};

/** One table after the other is locked against everybody, as a change of the schema does it, while a mixed crowd visits. */
export const locks = ({ tables, seconds, callers, env = {} }: LocksSize): Drill => ({
  name: "locks",
  promise: `each table locked for ${seconds} s: what does not need it is answered as ever, 99 % within ${limits.others / 1_000} s or ${timesAsLong} times what it takes without a lock; the rest is 503 with Retry-After within ${limits.refusal / 1_000} s; ready throughout; all as before ${limits.recovery / 1_000} s later`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const crowd = await prepareCrowd(scene);
      const chosen = tables ?? (await allTables(scene.pool));
      const postbox = await startPostbox();
      scene.atEnd(postbox.stop);

      const dependents = await measureDependents(scene, chosen, crowd);

      say("the crowd comes");
      const server = await startWholeServer(scene, env);
      const programs = { server, worker: await scene.startWorker(postbox.url) };
      const everybody = Array.from({ length: callers }, () => mixedCallers(crowd)).flat();
      say("the programs run");
      const warmedUp = await untilNormal(server.port, mixedCallers(crowd), warmUpTimeoutMs);
      expect(warmedUp.strange.length === 0, `before any lock: ${warmedUp.strange.join(", ")}`);
      const visit = { scene, programs, everybody, seconds };
      const unlocked = await visitWhileLocked({ ...visit, table: null }, mixedCallers(crowd));
      const usual = ninetyNine(unlocked.replies);
      const allowed = {
        others: Math.max(limits.others, usual * timesAsLong),
        refusal: limits.refusal + usual,
        // Zero, unless the machine is overloaded even without a lock.
        hindered: unlocked.replies.filter(({ isNormal }) => !isNormal).length,
      };
      say(`without a lock: 99 % within ${usual} ms, ${allowed.hindered} hindered`);
      const figures: Record<string, number | string> = { tables: chosen.length };
      const sums = { requests: 0, refusals: 0 };
      for (const [number, table] of chosen.entries()) {
        const locked = { ...visit, table, seconds: seconds + usual / 1_000 };
        const seen = await visitWhileLocked(locked, mixedCallers(crowd));
        const needing = dependents.get(table) ?? new Set();
        const { figure, faults } = judge(seen, needing, allowed);
        figures[table] = figure;
        sums.requests += seen.replies.length;
        sums.refusals += seen.replies.filter(({ isRefusal }) => isRefusal).length;
        for (const fault of faults) expect(false, `${table}: ${fault}`);
        say(`${number + 1} of ${chosen.length}: ${table}: ${figure}`);
        for (const fault of faults) say(`  ! ${fault}`);
      }
      return {
        broken,
        figures: { ...figures, ...sums, "without a lock, 99 % within ms": usual },
      };
    }),
});

async function allTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  return rows.map(({ name }) => name.replace(/^public\./, ""));
}

/** Keeps a table from everybody for as long as `run` takes. */
async function whileLocked<Result>(
  url: string,
  table: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    return await run();
  } finally {
    await holder.end();
  }
}

/** Which kinds of calls need which table: each is made alone while the table is locked. */
async function measureDependents(
  scene: Scene,
  tables: string[],
  crowd: MixedCrowd,
): Promise<Map<string, Set<string>>> {
  const server = await startWholeServer(scene, impatient);
  const alone = mixedCallers(crowd);
  const warmedUp = await untilNormal(server.port, alone, warmUpTimeoutMs);
  if (warmedUp.strange.length > 0) throw new Error(`at rest: ${warmedUp.strange.join(", ")}`);
  const dependents = new Map<string, Set<string>>();
  for (const table of tables) {
    for (const caller of alone) await caller.prepare?.(server.port);
    const needing = new Set<string>();
    await whileLocked(scene.databaseUrl, table, async () => {
      for (const caller of alone) {
        const { kind, isNormal } = await caller.call(server.port);
        if (!isNormal) needing.add(kind);
      }
    });
    await untilNormal(server.port, alone, limits.recovery);
    dependents.set(table, needing);
    scene.say(
      `${dependents.size} of ${tables.length}: ${table} is needed by ${needing.size} kinds`,
    );
  }
  await server.end("SIGKILL");
  return dependents;
}

interface Visit {
  scene: Scene;
  programs: Record<string, Program> & { server: ServerProgram };
  everybody: Caller[];
  /** Null for the comparison without a lock. */
  table: string | null;
  seconds: number;
}

interface Seen {
  replies: Reply[];
  /** Answers of the two health addresses that were missing, not 200, or late. */
  unhealthy: string[];
  ended: string[];
  /** Calls that did not recover in time after the lock was released. */
  lasting: string[];
  recovery: number;
}

async function visitWhileLocked(
  { scene, programs, everybody, table, seconds }: Visit,
  afterwards: Caller[],
): Promise<Seen> {
  const { port } = programs.server;
  const replies: Reply[] = [];
  const unhealthy: string[] = [];
  let isLocked = true;
  let isOver = false;
  const visiting = everybody.map(async (caller) => {
    // Spread, so that not all come at the same moment.
    await pause(Math.random() * callIntervalMs);
    while (!isOver) {
      const wasLocked = isLocked;
      const reply = await caller.call(port);
      if (wasLocked) replies.push(reply);
      await pause(callIntervalMs);
    }
  });
  const looking = (async () => {
    while (!isOver) {
      const looks = ["/readyz", "/healthz"].map((path) => lookAt(port, path));
      for (const fault of await Promise.all(looks)) if (fault) unhealthy.push(fault);
      await pause(healthIntervalMs);
    }
  })();
  const wait = () => pause(seconds * 1_000);
  await (table ? whileLocked(scene.databaseUrl, table, wait) : wait());
  isLocked = false;
  const { strange, milliseconds } = await untilNormal(port, afterwards, limits.recovery);
  isOver = true;
  await Promise.all([...visiting, looking]);
  const ended = Object.entries(programs)
    .filter(([, program]) => !program.isRunning())
    .map(([name]) => name);
  return { replies, unhealthy, ended, lasting: strange, recovery: milliseconds };
}

async function lookAt(port: number, path: string): Promise<string | null> {
  const askedAt = performance.now();
  const status = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(limits.health),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => "no answer",
  );
  const milliseconds = Math.round(performance.now() - askedAt);
  return status === 200 ? null : `${path}: ${status} after ${milliseconds} ms`;
}

function judge(
  { replies, unhealthy, ended, lasting, recovery }: Seen,
  needing: Set<string>,
  allowed: { others: number; refusal: number; hindered: number },
) {
  const others = replies.filter(({ kind }) => !needing.has(kind));
  const refused = replies.filter(({ isRefusal }) => isRefusal).length;
  const usual = ninetyNine(others);
  const late = replies.filter(
    ({ kind, milliseconds }) => needing.has(kind) && milliseconds > allowed.refusal,
  );
  const hindered = others.filter(({ isNormal }) => !isNormal);
  const strange = replies.filter(
    (reply) => needing.has(reply.kind) && !reply.isNormal && !reply.isRefusal,
  );
  const faults = [
    ...(others.length === 0 ? ["nothing else was asked for"] : []),
    ...(hindered.length > allowed.hindered
      ? counted("hindered though not in need of it", hindered)
      : []),
    ...counted("neither as ever nor a 503 with Retry-After", strange),
    ...counted("late", late),
    ...(usual > allowed.others ? [`99 % of the others took ${usual} ms`] : []),
    ...(unhealthy.length > 0 ? [`${unhealthy.length} × unhealthy, first ${unhealthy[0]}`] : []),
    ...ended.map((name) => `the ${name} has ended`),
    ...(lasting.length > 0 ? [`not as before in time: ${lasting.join(", ")}`] : []),
  ];
  const figure = [
    `needed by ${needing.size} kinds${needing.size > 0 ? ` (${[...needing].join(", ")})` : ""}`,
    `${replies.length} sent`,
    `${refused} times 503`,
    `99 % of the others within ${usual} ms`,
    `${unhealthy.length} times not ready`,
    `as before after ${Math.round(recovery)} ms`,
  ].join("; ");
  return { figure, faults };
}

/** `14 × hindered: news 503 (12), seats 0 (2)` */
function counted(what: string, replies: Reply[]): string[] {
  if (replies.length === 0) return [];
  const groups = Map.groupBy(replies, wordsFor);
  const words = [...groups].map(([name, { length }]) => `${name} (${length})`);
  return [`${replies.length} × ${what}: ${words.join(", ")}`];
}
