import { setTimeout as pause } from "node:timers/promises";
import { calls, refusalOf } from "../../crowd/calls.ts";
import { Connection, NoAnswer } from "../../crowd/connection.ts";
import type { Person } from "../../crowd/people.ts";
import { tally } from "../drill.ts";

export interface FloodOrders {
  port: number;
  sessionId: string;
  people: Person[];
  perSecond: number;
  seconds: number;
  connections: number;
}

export interface FloodReport {
  sent: number;
  seconds: number;
  /** Milliseconds that the crowd itself took of the machine meanwhile. */
  processorTime: number;
  /** By status and code. */
  answers: [name: string, count: number][];
  /** Times of refusals, in milliseconds. */
  refusals: number[];
  withoutRetryAfter: number;
  /** When it began, and when the last seat was had, in milliseconds since 1970. */
  startedAt: number;
  lastHeldAt: number;
}

process.once("message", async (orders: FloodOrders) => {
  process.send?.(await flood(orders));
});
process.once("disconnect", () => process.exit(0));

const waveIntervalMs = 5;

/** Comes at the given pace whether or not the server follows. */
async function flood(orders: FloodOrders): Promise<FloodReport> {
  const { port, sessionId, people, perSecond, seconds, connections } = orders;
  const idle = await openInTurn(port, connections);
  const answers = tally();
  const refusals: number[] = [];
  const inFlight = new Set<Promise<void>>();
  let withoutRetryAfter = 0;
  let lastHeldAt = 0;
  let sent = 0;

  async function send(line: Connection, person: Person): Promise<void> {
    try {
      const answer = await line.send(calls.hold(person, sessionId));
      answers.count(answer.status < 300 ? "held" : `${answer.status} ${refusalOf(answer)}`);
      if (answer.status === 201) lastHeldAt = Date.now();
      if (answer.status === 429 || answer.status === 503) {
        refusals.push(answer.milliseconds);
        if (answer.retryAfter === null) withoutRetryAfter++;
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      answers.count(`no answer: ${error.message}`);
    }
    idle.push(line);
  }

  const before = process.cpuUsage();
  const beganAt = Date.now();
  const startedAt = performance.now();
  for (let passed = 0; passed < seconds * 1_000; passed = performance.now() - startedAt) {
    const due = Math.floor((passed / 1_000) * perSecond);
    while (sent < due) {
      const line = idle.pop();
      const person = people[sent % people.length];
      if (!line || !person) break;
      sent++;
      const sending = send(line, person);
      inFlight.add(sending);
      void sending.then(() => inFlight.delete(sending));
    }
    await pause(waveIntervalMs);
  }
  const took = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(before);
  await Promise.all(inFlight);
  const counts = answers.names().map((name): [string, number] => [name, answers.of(name)]);
  return {
    sent,
    seconds: took,
    processorTime: (user + system) / 1_000,
    answers: counts,
    refusals,
    withoutRetryAfter,
    startedAt: beganAt,
    lastHeldAt,
  };
}

/** As with a proxy, connections are open before anybody comes. */
async function openInTurn(port: number, count: number): Promise<Connection[]> {
  const lines = Array.from({ length: count }, () => new Connection(port));
  for (const line of lines) await line.open();
  return lines;
}
