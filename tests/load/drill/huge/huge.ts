import { randomInt } from "node:crypto";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { ensureBuild } from "../../../../tools/build/ensure-build.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { type Person, signInCrowd } from "../../crowd/people.ts";
import { type Drill, promises } from "../drill.ts";
import { cookieOf } from "../overload/mixed-calls.ts";
import { drillOrigin, type ServerProgram, serverProgram } from "../programs.ts";
import { adminCalls, selectSought } from "./admin-calls.ts";
import { measureDueRounds } from "./due-rounds.ts";
import { withHugeDatabases } from "./huge-database.ts";

const max = { round: 50, list: 150, ratio: 1.3 };
const listCalls = 20;
const pageCalls = 30;
const warmUp = 3;

/** Every list of the organizer, what falls due and the public pages, on as many rows as years of a large site leave behind. */
export const huge = ({ reservations }: { reservations: number }): Drill => ({
  name: "huge",
  promise: `${reservations.toLocaleString("en")} reservations: due work in ${max.round} ms a round, 95 % of every list and search of the organizer within ${max.list} ms, public pages at most ${max.ratio} times as slow as on the sample content`,
  run: async (_stage, say) => {
    await ensureBuild();
    return withHugeDatabases(reservations, say, async ({ hugeUrl, ordinaryUrl, seeded }) => {
      const { broken, expect } = promises();
      const pool = createPool({ connectionString: hugeUrl, onError: () => {} });
      const ordinaryPool = createPool({ connectionString: ordinaryUrl, onError: () => {} });
      const servers: ServerProgram[] = [];
      try {
        const db = createDatabase(pool);
        say("due work");
        const due = await measureDueRounds(db);
        for (const [what, times] of [
          ["with nothing due", due.idle],
          ["with 25 holds that expire", due.withHolds],
        ] as const) {
          expect(p95(times) < max.round, `a round ${what} took ${show(p95(times))} ms`);
        }
        const [admin] = await signInCrowd(pool, 1, drillOrigin, "admin");
        if (!admin) throw new Error("nobody is there");
        const [big, small] = await Promise.all([
          startServer(hugeUrl, servers),
          startServer(ordinaryUrl, servers),
        ]);
        say("lists and searches of the organizer");
        const lists = await measureLists(big.port, adminCalls(await selectSought(db)), admin);
        for (const { what, status, late } of lists) {
          expect(status === 200, `${what}: answered ${status}`);
          expect(late < max.list, `${what}: 95 % within ${show(late)} ms`);
        }
        say("public pages");
        const pages = await measurePages(big.port, small.port);
        for (const { path, ratio } of pages) {
          expect(ratio < max.ratio, `${path} takes ${ratio.toFixed(2)} times as long`);
        }
        const slowest = lists.toSorted((a, b) => b.late - a.late).slice(0, 5);
        return {
          broken,
          figures: {
            ...(await sizesOf(db)),
            ...(seeded !== null && { "seed (s)": seeded }),
            "due round, nothing due, 95 % (ms)": show(p95(due.idle)),
            "due round, 25 holds expire, 95 % (ms)": show(p95(due.withHolds)),
            [`${due.reminders.count} reminders at once (ms)`]: show(due.reminders.milliseconds),
            "look for old details (ms)": show(due.upkeep),
            "lists and searches": lists.length,
            "slowest of them, 95 % (ms)": slowest
              .map(({ what, late }) => `${what} ${show(late)}`)
              .join(", "),
            ...Object.fromEntries(
              lists.map(({ what, late }) => [`list ${what}`, `${show(late)} ms`]),
            ),
            ...Object.fromEntries(
              pages.map(({ path, times, ratio }) => [
                `page ${path}`,
                `${times.map(show).join(" and ")} ms, ${ratio.toFixed(2)} times`,
              ]),
            ),
          },
        };
      } finally {
        for (const server of servers) await server.end("SIGKILL");
        await pool.end();
        await ordinaryPool.end();
      }
    });
  },
});

const show = (milliseconds: number) => Number(milliseconds.toFixed(1));
const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
const p95 = (times: number[]) => sorted(times)[Math.ceil(times.length * 0.95) - 1] ?? 0;
const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;

async function startServer(databaseUrl: string, started: ServerProgram[]): Promise<ServerProgram> {
  const env = {
    ROLES: "web,auth,platform,games",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
    PAGE_CACHE: "off",
  };
  const server = serverProgram({ databaseUrl, port: await freePort(), env });
  started.push(server);
  await server.start();
  return server;
}

async function ask(port: number, path: string, given: Record<string, string> = {}) {
  // Everybody comes from elsewhere, so that no limit of one address is met.
  const address = [10, randomInt(255), randomInt(255), randomInt(255)].join(".");
  const headers = { ...given, "x-forwarded-for": address };
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - began };
}

async function measureLists(port: number, calls: Record<string, string>, admin: Person) {
  const headers = { authorization: admin.authorization, cookie: cookieOf(admin) };
  const lists: { what: string; status: number; late: number }[] = [];
  for (const [what, path] of Object.entries(calls)) {
    for (let turn = 0; turn < warmUp; turn++) await ask(port, path, headers);
    const times: number[] = [];
    let status = 200;
    for (let turn = 0; turn < listCalls; turn++) {
      const answer = await ask(port, path, headers);
      times.push(answer.milliseconds);
      if (answer.status !== 200) status = answer.status;
    }
    lists.push({ what, status, late: p95(times) });
  }
  return lists;
}

const publicPages = [
  "/ja",
  "/en/event",
  "/en/event?tag=beginner",
  "/event/{event}",
  "/en/news",
  "/en/article",
  "/game",
  "/en/game?players=2&minutes=30",
  "/game/{game}",
  "/search?q=%E9%87%8D%E9%87%8F%E7%B4%9A",
  "/search?q=%E7%A5%9E%E7%94%B0",
  "/sitemap.xml",
];

/** Each page in turn on both, so that whatever else the machine does falls on both alike. Event and game are of the sample content. */
async function measurePages(big: number, small: number) {
  const firstOf = async (kind: string) => {
    const answer = await fetch(`http://127.0.0.1:${small}/api/platform/v1/${kind}`);
    const { items } = (await answer.json()) as { items: { slug: string }[] };
    return items[0]?.slug ?? "";
  };
  const [event, game] = [await firstOf("events"), await firstOf("games")];
  const sides = [big, small].map((port) => ({ port, times: new Map<string, number[]>() }));
  for (const path of publicPages) {
    for (let turn = 0; turn < warmUp + pageCalls; turn++) {
      for (const { port, times } of sides) {
        const { status, milliseconds } = await ask(
          port,
          path.replace("{event}", event).replace("{game}", game),
        );
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        if (turn >= warmUp) times.set(path, [...(times.get(path) ?? []), milliseconds]);
      }
    }
  }
  return publicPages.map((path) => {
    const times = sides.map((side) => median(side.times.get(path) ?? []));
    const [slow = 0, usual = 1] = times;
    return { path, times, ratio: slow / usual };
  });
}

async function sizesOf(db: ReturnType<typeof createDatabase>) {
  const { rows } = await sql<Record<string, string>>`
    select (select reltuples::bigint from pg_class where relname = 'reservation')::text as reservations,
      (select reltuples::bigint from pg_class where relname = 'reservation_transition')::text as transitions,
      (select sum(reltuples)::bigint from pg_class where relname in ('event_text', 'news_text', 'article_text'))::text as texts,
      pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  return rows[0] ?? {};
}
