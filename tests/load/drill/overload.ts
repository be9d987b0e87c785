import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Seats } from "@takujo/contracts/booking/session";
import { calls, refusalOf } from "../crowd/calls.ts";
import { Connection } from "../crowd/connection.ts";
import { inParallel } from "../crowd/in-parallel.ts";
import type { Person } from "../crowd/people.ts";
import { type OpenSession, openSessions } from "../crowd/sessions.ts";
import { type Drill, promises } from "./drill.ts";
import type { FloodOrders, FloodReport } from "./flood.ts";
import { type Scene, withScene } from "./scene.ts";

const peopleCount = 9_000;
const measuredSeconds = 3;
const floodSeconds = 6;
/** Several times what is let in at once. */
const connections = 2_000;
const slowestRefusal = 200;
const slowestNotice = 2_000;
const allowed = /^(?:held|409 (?:session-full|double-booked)|429 .*|503 .*)$/;

/** Far more people than the server can serve: who is sent away is told so at once, and all see when it is sold out. */
export const overload = ({ times }: { times: number }): Drill => ({
  name: "overload",
  promise: `at ${times} times the capacity every refusal is 429 or 503 with Retry-After, 99 % of them within ${slowestRefusal} ms; sold out is seen within ${slowestNotice / 1_000} s`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const people = await scene.people(peopleCount);
      const [server] = await scene.startServers(1);
      if (!server) throw new Error("there is no server");
      await holdsPerSecond(scene, people, server.port);
      const capacity = await holdsPerSecond(scene, people, server.port);
      say(`capacity: ${Math.round(capacity)} holds in a second`);

      const [session] = await openSessions(scene.db, { capacity: Math.ceil(capacity) });
      if (!session) throw new Error("there is no session");
      const flooding = flood(scene, {
        port: server.port,
        sessionId: session.id,
        people,
        perSecond: Math.round(capacity * times),
        seconds: floodSeconds,
        connections,
      });
      const seeing = seeSoldOut(session, server.port);
      const report = await flooding;
      const lastHeldAt = Math.max(report.lastHeldAt, await sellRest(session, people, server.port));
      const soldOutSeenAt = await seeing;

      const offered = report.sent / report.seconds / capacity;
      const answers = new Map(report.answers);
      const strange = [...answers.keys()].filter((name) => !allowed.test(name));
      const refusals = report.refusals.toSorted((a, b) => a - b);
      const slowest = refusals[Math.floor(refusals.length * 0.99)] ?? 0;
      const notice = soldOutSeenAt === null ? null : Math.max(0, soldOutSeenAt - lastHeldAt);
      expect(offered >= times * 0.9, `only ${offered.toFixed(1)} times the capacity was offered`);
      expect(strange.length === 0, `answers: ${strange.join(", ")}`);
      expect(report.withoutRetryAfter === 0, `${report.withoutRetryAfter} without Retry-After`);
      expect(refusals.length > 0, "nobody was sent away");
      expect(slowest <= slowestRefusal, `99 % of the refusals take ${Math.round(slowest)} ms`);
      expect(
        notice !== null && notice <= slowestNotice,
        `sold out is seen after ${notice === null ? "never" : `${notice} ms`}`,
      );
      return {
        broken,
        figures: {
          "capacity, holds per second": Math.round(capacity),
          "offered, times capacity": offered.toFixed(1),
          "holds per second meanwhile": Math.round((answers.get("held") ?? 0) / report.seconds),
          answers: report.answers.map(([name, count]) => `${name} ${count}`).join(", "),
          "refusals, median ms": Math.round(refusals[refusals.length >> 1] ?? 0),
          "refusals, 99 % within ms": Math.round(slowest),
          "sold out seen after, ms": notice ?? "never",
        },
      };
    }),
});

async function holdsPerSecond(scene: Scene, people: Person[], port: number): Promise<number> {
  const [session] = await openSessions(scene.db, { capacity: people.length });
  const stopAt = performance.now() + measuredSeconds * 1_000;
  let held = 0;
  function* untilOver() {
    for (const person of people) if (performance.now() < stopAt) yield person;
  }
  await inParallel(untilOver(), { connections: 64, ports: [port] }, async (person, line) => {
    const { status } = await line.send(calls.hold(person, session?.id ?? ""));
    if (status === 201) held++;
  });
  await scene.pool.query("delete from reservation");
  return held / measuredSeconds;
}

async function flood(scene: Scene, orders: FloodOrders): Promise<FloodReport> {
  const child = fork(join(import.meta.dirname, "flood.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
  });
  scene.atEnd(() => child.kill("SIGKILL"));
  child.send(orders);
  const [report] = await once(child, "message");
  return report as FloodReport;
}

/** What a flood leaves over is sold in peace. When the last seat was had, in milliseconds since 1970. */
async function sellRest({ id }: OpenSession, people: Person[], port: number): Promise<number> {
  let lastHeldAt = 0;
  let isFull = false;
  function* untilFull() {
    for (const person of people) if (!isFull) yield person;
  }
  await inParallel(untilFull(), { connections: 16, ports: [port] }, async (person, line) => {
    const answer = await line.send(calls.hold(person, id));
    if (answer.status === 201) lastHeldAt = Date.now();
    if (refusalOf(answer) === "session-full") isFull = true;
  });
  return lastHeldAt;
}

/** As a page asks: again and again. When it is told that nothing is left, in milliseconds since 1970. */
async function seeSoldOut({ id, slug }: OpenSession, port: number): Promise<number | null> {
  const line = new Connection(port);
  const giveUpAt = Date.now() + (floodSeconds + 60) * 1_000;
  try {
    while (Date.now() < giveUpAt) {
      const { status, body } = await line.send(calls.seats(slug));
      const seats = status === 200 ? (JSON.parse(body) as Seats) : null;
      if (seats?.events[slug]?.sessions[id]?.left === 0) return Date.now();
      await pause(100);
    }
    return null;
  } finally {
    line.close();
  }
}
