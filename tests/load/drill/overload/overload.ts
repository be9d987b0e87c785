import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Seats } from "@takujo/contracts/booking/schedule/session";
import { runOrFail } from "../../../../tools/run-command.ts";
import { calls, refusalOf } from "../../crowd/calls.ts";
import { Connection } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import { type OpenSession, openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises } from "../drill.ts";
import { installPrograms } from "../install-programs.ts";
import type { ServerProgram } from "../programs.ts";
import { type Scene, withScene } from "../scene.ts";
import type { FloodOrders, FloodReport } from "./flood.ts";

const peopleCount = 9_000;
const measuredSeconds = 3;
const floodSeconds = 5;
/** Several times what is let in at once. */
const connections = 2_000;
const slowestRefusal = 200;
const slowestNotice = 2_000;
const minThroughput = 0.7;
const dearestRefusal = 50;
const allowed = /^(?:held|409 (?:session-full|double-booked)|429 .*|503 .*)$/;

/** Far more people than the server can serve: refusals are immediate, and all see when it is sold out. */
export const overload = ({ times, floods }: { times: number; floods: number }): Drill => ({
  name: "overload",
  promise: `in each of ${floods} floods of ${times} times the capacity every refusal is 429 or 503 with Retry-After, 99 % of them within ${slowestRefusal} ms; those let in are at least ${minThroughput} of what the crowd and the refusals leave of the machine; sold out is seen within ${slowestNotice / 1_000} s; a refusal costs less than ${dearestRefusal} µs of processor time`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      await installPrograms({ wrk: "wrk" }, say);
      const { broken, expect } = promises();
      const people = await scene.people(peopleCount);
      const [server] = await scene.startServers(1);
      if (!server) throw new Error("there is no server");
      await holdsPerSecond(scene, people, server.port);
      const cost = await refusalCost(scene, people);
      expect(cost < dearestRefusal, `a refusal costs ${cost.toFixed(0)} µs`);

      const rounds: Round[] = [];
      for (let number = 1; number <= floods; number++) {
        const round = await floodOnce(scene, people, server, { times, cost });
        rounds.push(round);
        say(`${number}: ${round.words}`);
        for (const fault of round.broken) expect(false, `flood ${number}: ${fault}`);
      }
      const all = (of: (round: Round) => number, digits = 0) => {
        const sorted = rounds.map(of).toSorted((a, b) => a - b);
        const text = (value: number | undefined) => (value ?? 0).toFixed(digits);
        return `${text(sorted[sorted.length >> 1])} (${text(sorted[0])} to ${text(sorted.at(-1))})`;
      };
      return {
        broken,
        figures: {
          "capacity, holds per second": all(({ capacity }) => capacity),
          "offered, times capacity": all(({ offered }) => offered, 1),
          "let in, of the capacity": all(({ throughput }) => throughput, 2),
          "left of the machine by crowd and refusals": all(({ left }) => left, 2),
          "refusals, median ms": all(({ median }) => median),
          "refusals, 99 % within ms": all(({ slowest }) => slowest),
          "sold out seen after, ms": all(({ notice }) => notice),
          "processor time of a refusal, µs": cost.toFixed(0),
        },
      };
    }),
});

interface Round {
  capacity: number;
  offered: number;
  throughput: number;
  /** Of the machine, for those let in. */
  left: number;
  median: number;
  slowest: number;
  notice: number;
  words: string;
  broken: string[];
}

/** The capacity is measured right before, so that other load on the machine affects both. */
async function floodOnce(
  scene: Scene,
  people: Person[],
  server: ServerProgram,
  { times, cost }: { times: number; cost: number },
): Promise<Round> {
  const { broken, expect } = promises();
  const capacity = await holdsPerSecond(scene, people, server.port);
  const seats = Math.min(people.length, Math.ceil((capacity * floodSeconds) / 2));
  const [session] = await openSessions(scene.db, { capacity: seats });
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
  await scene.pool.query("delete from reservation");

  const answers = new Map(report.answers);
  const held = answers.get("held") ?? 0;
  const throughput = held / ((report.lastHeldAt - report.startedAt) / 1_000) / capacity;
  const offered = report.sent / report.seconds / capacity;
  const machine = availableParallelism() * report.seconds * 1_000;
  const left = 1 - (report.processorTime + (report.refusals.length * cost) / 1_000) / machine;
  const strange = [...answers.keys()].filter((name) => !allowed.test(name));
  const refusals = report.refusals.toSorted((a, b) => a - b);
  const median = refusals[refusals.length >> 1] ?? 0;
  const slowest = refusals[Math.floor(refusals.length * 0.99)] ?? 0;
  const notice = soldOutSeenAt === null ? Infinity : Math.max(0, soldOutSeenAt - lastHeldAt);
  expect(offered >= times * 0.9, `only ${offered.toFixed(1)} times the capacity was offered`);
  expect(strange.length === 0, `answers: ${strange.join(", ")}`);
  expect(report.withoutRetryAfter === 0, `${report.withoutRetryAfter} without Retry-After`);
  expect(refusals.length > 0, "nobody was sent away");
  expect(slowest <= slowestRefusal, `99 % of the refusals take ${Math.round(slowest)} ms`);
  expect(
    throughput >= minThroughput * left,
    `let in ${throughput.toFixed(2)} of the capacity, where ${left.toFixed(2)} of the machine is left`,
  );
  expect(notice <= slowestNotice, `sold out is seen after ${notice} ms`);
  const counts = report.answers.map(([name, count]) => `${name} ${count}`).join(", ");
  const words = `capacity ${Math.round(capacity)}, let in ${throughput.toFixed(2)} of it, where ${left.toFixed(2)} of the machine is left, refusals within ${Math.round(slowest)} ms; ${counts}`;
  return { capacity, offered, throughput, left, median, slowest, notice, words, broken };
}

/** Microseconds of the server's processor time. The only one let in waits for a session that is locked. */
async function refusalCost(scene: Scene, people: Person[]): Promise<number> {
  const [server] = await scene.startServers(1, { env: { REQUESTS_AT_ONCE: "1" } });
  const [session] = await openSessions(scene.db, { capacity: 1 });
  const [person] = people;
  if (!server || !session || !person) throw new Error("there is no server");
  const script = join(tmpdir(), `takujo-refused-${process.pid}.lua`);
  writeFileSync(script, luaOf(calls.hold(person, session.id)));
  const client = await scene.pool.connect();
  try {
    await client.query("begin");
    await client.query("select 1 from event_session where id = $1 for update", [session.id]);
    const wrk = (seconds: number) =>
      runOrFail(
        "wrk",
        ["-t1", "-c100", `-d${seconds}s`, "-s", script, `http://127.0.0.1:${server.port}`],
        { quiet: true },
      );
    await wrk(2);
    const before = server.processorTime();
    const output = await wrk(5);
    const spent = server.processorTime() - before;
    return (spent * 1_000) / Number(/(\d+) requests in/.exec(output)?.[1]);
  } finally {
    await client.query("rollback");
    client.release();
    rmSync(script);
  }
}

/** The same request for wrk. */
function luaOf(request: Buffer): string {
  const [head = "", body = ""] = request.toString().split("\r\n\r\n");
  const [line = "", ...headers] = head.split("\r\n");
  const [method, path] = line.split(" ");
  const pairs = headers
    .filter((header) => !/^(?:host|content-length):/i.test(header))
    .map((header) => header.split(": ").map((part) => JSON.stringify(part)))
    .map(([name, value]) => `[${name}]=${value}`);
  return `local headers = {${pairs.join(", ")}}
request = function() return wrk.format("${method}", "${path}", headers, ${JSON.stringify(body)}) end
`;
}

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

/** Sells the remaining seats without load. Returns when the last one was taken, in milliseconds since 1970. */
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

/** Polls like a page. Returns when it learns that no seat is left, in milliseconds since 1970. */
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
