import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import type pg from "pg";
import type { Contestant } from "../contestant.ts";
import { type Person, signInCrowd } from "../crowd/people.ts";
import { openSessions } from "../crowd/sessions.ts";
import { withPrivateStage } from "../drill/stage.ts";
import { startOurs } from "../figures/our-server.ts";
import { type Spread, spreadOf } from "../spread.ts";
import type { Orders, RoundOfHolds } from "./hold-load.ts";
import { controlTables, emptyControlTables, findPgbench, runPgbench } from "./pgbench.ts";

export interface SaleFigure {
  sessions: number;
  connections: number;
  /** In a second. */
  pgbench: Spread;
  ours: {
    servers: number;
    perSecond: Spread;
    /** Ours divided by pgbench's, round by round. */
    ratio: Spread;
    /** The least that it should be. */
    target?: number;
  }[];
}

/** No more than the tokens that a server remembers as verified. */
const peopleCount = 6_000;
const roundSeconds = 2;
const roundCount = 5;
const connectionCounts = [2, 16, 64];
/** At the most connections. */
const targets = new Map([
  [1, 2],
  [100, 0.5],
]);
const origin = "http://localhost";

/** Holds over HTTP by people who are signed in, against pgbench, on a PostgreSQL that keeps its promises. */
export async function measureSale({
  profileFolder,
  say,
}: {
  profileFolder?: string | undefined;
  say: (line: string) => void;
}): Promise<SaleFigure[]> {
  const program = findPgbench();
  if (!program) throw new Error("there is no pgbench; it comes with Debian's PostgreSQL");
  const figures: SaleFigure[] = [];
  await withPrivateStage(async (stage) => {
    const { url: databaseUrl } = await stage.freshDatabase();
    const pool = createPool({ connectionString: databaseUrl, onError: () => {} });
    const sessions = await openSessions(createDatabase(pool), { count: 100, capacity: 1_000_000 });
    const people = await signInCrowd(pool, peopleCount, origin);
    await pool.query(controlTables);
    const ground = { databaseUrl, databaseServerUrl: "", origin };
    const start = (folder?: string) =>
      startOurs({ ...ground, profileFolder: folder }, "on", { ROLES: "games" });
    await using first = await start(profileFolder);
    await using second = await start();
    const servers = [first, second];
    const crowd = await startCrowd(people);
    const sessionIds = sessions.map(({ id }) => id);
    try {
      await warmUp(servers, (ports) => crowd.hold({ ports, sessionIds, connections: 16 }), pool);
      for (const [count, target] of targets) {
        for (const connections of connectionCounts) {
          say(`${count} session(s), ${connections} connections`);
          const isLast = connections === connectionCounts.at(-1);
          figures.push({
            ...(await compareRounds({
              pool,
              control: () =>
                runPgbench(program, {
                  databaseUrl,
                  clients: connections,
                  sessions: count,
                  people: peopleCount,
                  seconds: roundSeconds,
                }),
              ours: (ports) =>
                crowd.hold({ ports, sessionIds: sessionIds.slice(0, count), connections }),
              servers,
              ...(isLast && { target }),
            })),
            sessions: count,
            connections,
          });
        }
      }
    } finally {
      crowd.stop();
      await pool.end();
    }
  });
  return figures;
}

interface Rounds {
  pool: pg.Pool;
  control: () => Promise<number>;
  ours: (ports: number[]) => Promise<number>;
  servers: Contestant[];
  target?: number;
}

/** Control, one server, two servers, and again, so that other load on the machine affects all alike. */
async function compareRounds({ pool, control, ours, servers, target }: Rounds) {
  const controlRates: number[] = [];
  const rates: number[][] = servers.map(() => []);
  for (let round = 0; round < roundCount; round++) {
    await empty(pool);
    controlRates.push(await control());
    for (const [index, ofCount] of rates.entries()) {
      await empty(pool);
      ofCount.push(await ours(servers.slice(0, index + 1).map(({ port }) => port)));
    }
  }
  return {
    pgbench: spreadOf(controlRates),
    ours: rates.map((ofCount, index) => ({
      servers: index + 1,
      perSecond: spreadOf(ofCount),
      ratio: spreadOf(ofCount.map((rate, round) => rate / (controlRates[round] ?? Number.NaN))),
      ...(target !== undefined && { target }),
    })),
  };
}

/** Every server sees every token, and the compiler enough of the code. */
async function warmUp(
  servers: Contestant[],
  hold: (ports: number[]) => Promise<number>,
  pool: pg.Pool,
): Promise<void> {
  for (const { port } of [...servers, ...servers, ...servers]) {
    await empty(pool);
    await hold([port]);
  }
}

async function empty(pool: pg.Pool): Promise<void> {
  await pool.query("truncate reservation, idempotency_key cascade");
  await pool.query("update event_session set seats_taken = 0 where seats_taken <> 0");
  await pool.query(emptyControlTables);
}

/** Those who hold seats, in a process of their own. */
async function startCrowd(people: Person[]) {
  const child = fork(join(import.meta.dirname, "hold-load.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
  });
  const ask = async (orders: Orders) => {
    child.send(orders);
    return replyOf(child);
  };
  await ask({ people });
  return {
    async hold(round: { ports: number[]; sessionIds: string[]; connections: number }) {
      const { held, refused, seconds } = await ask({
        ...round,
        milliseconds: roundSeconds * 1_000,
      });
      if (refused > 0) throw new Error(`${refused} of ${held + refused} holds were refused`);
      return held / seconds;
    },
    stop: () => child.disconnect(),
  };
}

async function replyOf(child: ChildProcess): Promise<RoundOfHolds> {
  const [reply] = await once(child, "message");
  return reply as RoundOfHolds;
}
