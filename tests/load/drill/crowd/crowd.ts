import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Seats } from "@takujo/contracts/booking/schedule/session";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { runCommand } from "../../../../tools/run-command.ts";
import { runPlainNginx } from "../../../support/proxy/run-plain-nginx.ts";
import { runVarnish } from "../../../support/proxy/run-varnish.ts";
import { calls } from "../../crowd/calls.ts";
import { Connection } from "../../crowd/connection.ts";
import { type OpenSession, openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises } from "../drill.ts";
import { installPrograms } from "../install-programs.ts";
import type { ServerProgram } from "../programs.ts";
import { type Scene, withScene } from "../scene.ts";
import { measureWatchers } from "./measure-watchers.ts";

const max = {
  milliseconds: 200,
  statements: 5,
  microseconds: 60,
  passedOn: 2,
  /** Until a hold is in what the server answers: a reading every 300 ms and its time. */
  lag: 600,
};
const comingSeconds = 10;
const seconds = 12;
const otherEvents = 100;
const eventsOfList = 20;
const made = { perSecond: 1_000, seconds: 5 };
const programs = { wrk: "wrk", "/usr/sbin/nginx": "nginx", "/usr/sbin/varnishd": "varnish" };

/** Far more open pages than anybody has, against one process: straight, then through caches that share for a second. */
export const crowd = ({ pages }: { pages: number }): Drill => ({
  name: "crowd",
  promise: `${pages} open pages: 99 % of the polls within ${max.milliseconds} ms, no error, at most ${max.statements} statements a second and ${max.microseconds} µs of processor time a poll; through nginx and Varnish at most ${max.passedOn} requests a second for an event`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      await installPrograms(programs, say);
      const { broken, expect } = promises();
      const events = await openEvents(scene);
      const metricsPort = await freePort();
      const [server] = await scene.startServers(1, {
        env: { LOG_LEVEL: "info", METRICS_PORT: String(metricsPort) },
      });
      const [first] = events;
      if (!server || !first) throw new Error("there is no server");
      const polls = () => pollsOf(metricsPort);
      const slugs = events.map(({ slug }) => slug);

      say(`${pages} pages of ${events.length} events`);
      const lagging = measureLag(scene, first, server.port);
      const straight = await measureWatchers(
        scene,
        { port: server.port, pages: pagesOf(slugs, pages), comingSeconds, seconds },
        async () => [
          server.processorTime(),
          await statements(scene),
          await polls(),
          server.processorWait(),
        ],
      );
      const lag = await lagging;
      const [processor = 0, asked = 0, counted = 0, waited = 0] = straight.spent;
      const microseconds = (processor * 1_000) / counted;
      const perSecond = asked / straight.seconds;
      expect(straight.errors === "", `errors: ${straight.errors}`);
      expect(straight.slowest < max.milliseconds, `99 % within ${straight.slowest} ms`);
      expect(perSecond <= max.statements, `${perSecond.toFixed(1)} statements a second`);
      expect(microseconds <= max.microseconds, `${microseconds.toFixed(0)} µs a poll`);
      expect(lag <= max.lag, `a hold is seen after ${Math.round(lag)} ms`);

      say("slugs that are made up");
      const madeUp = await askForMadeUp(scene, server);
      expect(
        madeUp <= max.statements,
        `${madeUp.toFixed(1)} statements a second for made-up slugs`,
      );

      say("wrk");
      const wrk = await runWrk(server, first.slug);

      const shared: Record<string, string> = {};
      for (const [name, start] of Object.entries(caches)) {
        say(`through ${name}`);
        const cache = await start(server.port);
        scene.atEnd(cache.stop);
        const through = await measureWatchers(
          scene,
          {
            port: cache.port,
            pages: Array.from({ length: pages }, () => first.slug),
            comingSeconds,
            seconds,
          },
          async () => [await polls()],
        );
        const passedOn = (through.spent[0] ?? 0) / through.seconds;
        expect(through.errors === "", `through ${name}: ${through.errors}`);
        expect(
          through.slowest < max.milliseconds,
          `through ${name} 99 % take ${Math.round(through.slowest)} ms`,
        );
        expect(passedOn <= max.passedOn, `${name} passes on ${passedOn.toFixed(1)} a second`);
        shared[`through ${name}`] =
          `${Math.round(through.polls / through.seconds)} polls/s, 99 % within ${Math.round(through.slowest)} ms, ${passedOn.toFixed(1)} requests/s reach the server`;
        await cache.stop();
      }
      return {
        broken,
        figures: {
          "open pages": pages,
          "polls per second": Math.round(straight.polls / straight.seconds),
          "polls, median ms": (straight.times[straight.times.length >> 1] ?? 0).toFixed(1),
          "polls, 99 % within ms": Math.round(straight.slowest),
          errors: straight.errors || "none",
          "statements per second": perSecond.toFixed(1),
          "processor time of the server, µs a poll": microseconds.toFixed(0),
          "the server had to wait for a processor, of the time": `${Math.round(waited / straight.seconds / 10)} %`,
          "a hold is seen after, ms": Math.round(lag),
          "statements per second with 1,000 made-up slugs a second": madeUp.toFixed(1),
          "wrk, 100 connections": wrk,
          ...shared,
        },
      };
    }),
});

const caches: Record<
  string,
  (port: number) => Promise<{ port: number; stop: () => Promise<void> }>
> = {
  nginx: runPlainNginx,
  async Varnish(port) {
    const { origin, stop } = await runVarnish(port);
    return { port: Number(new URL(origin).port), stop };
  },
};

/** One session of each event; the first has room for many. */
async function openEvents(scene: Scene): Promise<OpenSession[]> {
  const events: OpenSession[] = [];
  for (let number = 0; number <= otherEvents; number++) {
    events.push(...(await openSessions(scene.db, { capacity: 1_000 })));
  }
  return events;
}

/** Most watch one event, some others, and some a list. */
function pagesOf(slugs: string[], count: number): string[] {
  const list = slugs.slice(0, eventsOfList).join(",");
  return Array.from({ length: count }, (_, index) => {
    if (index % 10 === 9) return list;
    return slugs[index % 10 < 6 ? 0 : 1 + (index % (slugs.length - 1))] as string;
  });
}

/** Those that the API answers, and those that it never sees. */
async function pollsOf(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await answer.text()).split("\n");
  const own = lines.filter((line) => /^takujo_http_requests_total\{.*seats"/.test(line));
  return own.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Transactions that ended in the database so far, this query included. A single statement is one too. */
async function statements({ pool }: Scene): Promise<number> {
  const { rows } = await pool.query(
    `select xact_commit + xact_rollback as ended from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.ended);
}

/** The longest time, in milliseconds, until the server reports a seat that was taken. */
async function measureLag(scene: Scene, session: OpenSession, port: number): Promise<number> {
  const people = await scene.people(8);
  const [writer, reader] = [new Connection(port), new Connection(port)];
  const left = async () => {
    const { body } = await reader.send(calls.seats(session.slug));
    return (JSON.parse(body) as Seats).events[session.slug]?.sessions[session.id]?.left;
  };
  // When all are there.
  await pause((comingSeconds + 3) * 1_000);
  let longest = 0;
  for (const person of people) {
    const before = (await left()) ?? 0;
    await writer.send(calls.hold(person, session.id));
    const heldAt = performance.now();
    while ((await left()) === before) await pause(10);
    longest = Math.max(longest, performance.now() - heldAt);
    await pause(300);
  }
  writer.close();
  reader.close();
  return longest;
}

/** Statements per second during requests for unknown events. */
async function askForMadeUp(scene: Scene, server: ServerProgram): Promise<number> {
  const lines = Array.from({ length: 50 }, () => new Connection(server.port));
  // PostgreSQL counts a second late.
  await pause(1_500);
  const stopAt = performance.now() + made.seconds * 1_000;
  const before = await statements(scene);
  const each = (1_000 * lines.length) / made.perSecond;
  await Promise.all(
    lines.map(async (line) => {
      for (let due = performance.now(); performance.now() < stopAt; ) {
        await line.send(calls.seats(`made-up-${randomBytes(6).toString("hex")}`));
        due += each;
        await pause(Math.max(0, due - performance.now()));
      }
      line.close();
    }),
  );
  await pause(1_500);
  return ((await statements(scene)) - before) / (made.seconds + 1.5);
}

/** A generator that is not ours. */
async function runWrk(server: ServerProgram, slug: string): Promise<string> {
  const address = `http://127.0.0.1:${server.port}/api/v1/seats?events=${slug}`;
  const before = server.processorTime();
  const { output } = await runCommand("wrk", ["-t1", "-c100", "-d5s", "--latency", address], {
    quiet: true,
  });
  const spent = server.processorTime() - before;
  const count = Number(/(\d+) requests in/.exec(output)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const slowest = /99%\s+(\S+)/.exec(output)?.[1];
  return `${Math.round(rate)} polls/s, 99 % within ${slowest}, ${((spent * 1_000) / count).toFixed(0)} µs of processor time each`;
}
