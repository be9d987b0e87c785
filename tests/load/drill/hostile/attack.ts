import { setTimeout as pause } from "node:timers/promises";
import { pick, seededRandom } from "../../../support/hostile/values.ts";
import { tally } from "../drill.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { faultsOf } from "./judge.ts";
import { makeRequest } from "./requests.ts";
import { createSender } from "./send.ts";
import type { Target } from "./targets.ts";
import { maxGrowthMb, maxPauseMs, type Victim } from "./victim.ts";
import { createViolations } from "./violations.ts";
import { sendBroken, wireTroubles } from "./wire.ts";
import type { World } from "./world.ts";

export interface AttackOptions {
  seed: number;
  requests: number;
  /** Ends there, whatever is left. */
  seconds: number;
  connections: number;
  targets: Target[];
  publicOrigin: string;
  startVictim(): Promise<Victim>;
  /** New people, who have lost nothing yet. */
  renewWorld(victim: Victim): Promise<World>;
  /** How many connections send what is no proper request. */
  brokenConnections: number;
  /** Nothing of it is loaded or compiled with a first request. */
  isWarm?: boolean;
  say(line: string): void;
}

/** A sent request, and how to repeat it. */
interface Attempt {
  request: HostileRequest | null;
  name: string;
  again(): Promise<unknown>;
  from: number;
  /** Infinite while it is under way. */
  to: number;
}

/** New people are created at least this often. */
const renewEvery = 500;
const maxExits = 5;
/** In the whole run. Almost none are needed if nothing is wrong. */
const maxReplays = 2_000;
const nameOf = ({ method, target, trouble }: HostileRequest) =>
  `${method} ${target.path} ${trouble}`;
/** A tick of the probe, and the way of its message. */
const untilReported = 80;
/** Requests answered earlier than this are not suspected. */
const remembered = 5_000;

/** Sends everything to one server, and continues with another if it does not survive. */
export async function attack(options: AttackOptions) {
  const { seed, requests, connections, targets, publicOrigin, say } = options;
  const violations = createViolations(seed, say);
  const statuses = tally();
  let stopAt = Number.POSITIVE_INFINITY;
  let victim = await options.startVictim();
  let sender = createSender(victim.origin, connections);
  let world = await options.renewWorld(victim);
  let next = 0;
  let broken = 0;
  let exits = 0;
  const pauses = { unrepeated: 0, longest: 0 };
  let replays = 0;
  const slow = new Set<string>();
  let sent: Attempt[] = [];

  const isOver = () => next >= requests || performance.now() > stopAt || exits >= maxExits;
  /** All connections pause while something is examined. */
  const isHalted = () => isOver() || victim.hasExited() || victim.hasReports();

  let renewing: Promise<void> | null = null;
  let renewAt = renewEvery;
  /** Runs in the background. Refusals of people who have lost their session show nothing, but are no fault. */
  function renewSoon(): void {
    if (renewing) return;
    renewAt = next + renewEvery;
    renewing = options
      .renewWorld(victim)
      .then((renewed) => {
        world = renewed;
      })
      // Of a victim that has ended there is no other world.
      .catch((error: Error) => say(`no new people: ${error.message}`))
      .finally(() => {
        renewing = null;
      });
  }

  /** Whether it may have ended a person's session. */
  async function sendOne(request: HostileRequest): Promise<boolean> {
    const answer = await sender.send(request);
    if (answer === null || victim.hasExited()) {
      statuses.count("closed");
      return false;
    }
    if (answer === "silence") {
      violations.add({ kind: "silence", detail: "no answer within 30 s" }, request);
      return false;
    }
    statuses.count(`${Math.floor(answer.status / 100)}xx`);
    for (const fault of faultsOf(request, answer, targets, publicOrigin)) {
      if (fault.kind === "guard" && !(await isRepeated(request, fault.detail))) continue;
      violations.add(fault, request, victim.reasonFor(request.headers["x-request-id"] ?? ""));
    }
    return (
      answer.status < 300 && request.target.kind === "auth" && /DELETE|POST/.test(request.method)
    );
  }

  /** People may have lost or gained something meanwhile, so the request is repeated by new ones. */
  async function isRepeated({ index }: HostileRequest, detail: string): Promise<boolean> {
    // If the server has ended meanwhile, that is found elsewhere.
    const renewed = await options.renewWorld(victim).catch(() => null);
    if (!renewed) return false;
    const again = makeRequest(index, seed, targets, renewed);
    const answer = await sender.send(again);
    if (answer === null || answer === "silence") return false;
    return faultsOf(again, answer, targets, publicOrigin).some((fault) => fault.detail === detail);
  }

  async function remembering<Result>(
    one: Pick<Attempt, "request" | "name" | "again">,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const entry = { ...one, from: performance.now(), to: Number.POSITIVE_INFINITY };
    sent.push(entry);
    const result = await send();
    entry.to = performance.now();
    return result;
  }

  async function sendMany(): Promise<void> {
    while (!isHalted()) {
      const request = makeRequest(next++, seed, targets, world);
      const again = () => sender.send(makeRequest(request.index, seed, targets, world));
      const changedPeople = await remembering({ request, name: nameOf(request), again }, () =>
        sendOne(request),
      );
      if (changedPeople || next > renewAt) renewSoon();
    }
  }

  async function breakMany(): Promise<void> {
    const random = seededRandom(seed + next);
    while (!isHalted()) {
      const target = pick(random, targets);
      const trouble = pick(random, Object.keys(wireTroubles));
      const path = world.pathTo(target.path, random);
      const send = () => sendBroken(victim.origin, path, trouble, random);
      const name = `${target.path}, ${trouble}`;
      const statusLine = await remembering({ request: null, name, again: send }, send);
      broken++;
      if (/ 5(?!03)\d\d /.test(statusLine)) {
        violations.add({ kind: "5xx", detail: `${statusLine}: ${name}` }, null);
      }
    }
  }

  async function tellProgress(): Promise<void> {
    let saidAt = performance.now();
    while (!isHalted()) {
      await pause(200);
      const now = performance.now();
      sent = sent.filter(({ to }) => to > now - remembered);
      if (now - saidAt < 10_000) continue;
      saidAt = now;
      say(`${next} of ${requests} requests; ${statuses.text()}; ${violations.count()} violations`);
    }
  }

  async function restart(): Promise<void> {
    sender.close();
    await victim.stop();
    victim = await options.startVictim();
    sender = createSender(victim.origin, connections);
    world = await options.renewWorld(victim);
    await warmUp();
  }

  /** Sends each request that was under way by itself: the culprit does it again. */
  async function findCulprit(suspects: Attempt[], hasDone: () => boolean): Promise<Attempt | null> {
    for (const suspect of suspects) {
      if (replays++ > maxReplays) break;
      await suspect.again();
      await pause(untilReported);
      if (hasDone()) return suspect;
    }
    return null;
  }

  async function lookAtExit(): Promise<void> {
    exits++;
    const lastWords = victim.lastLines();
    say(`the server has exited: ${lastWords.slice(-300)}`);
    const lastAnswer = Math.max(0, ...sent.map(({ from }) => from));
    const suspects = sent.filter(({ to }) => to > lastAnswer - 1_500);
    await restart();
    const culprit = await findCulprit(suspects.toReversed(), () => victim.hasExited());
    const detail = `the process has ended: ${culprit?.name ?? "nobody knows why"}`;
    violations.add({ kind: "exit", detail }, culprit?.request ?? null, lastWords);
    if (victim.hasExited()) await restart();
  }

  /** If the requests cause no pause again, neither alone nor together, it was the machine's. */
  async function lookAtPause(milliseconds: number, at: number): Promise<void> {
    pauses.longest = Math.max(pauses.longest, milliseconds);
    const since = at - milliseconds - 2 * untilReported;
    const suspects = sent.filter(({ from, to }) => to >= since && from <= at);
    const hasPaused = () => victim.takeReports().some(({ kind }) => kind === "pause");
    const known = suspects.find(({ name }) => slow.has(name));
    const suspect = known ?? (await findCulprit(suspects, hasPaused));
    const culprit = suspect && (known ?? (await isAlwaysSo(suspect, hasPaused))) ? suspect : null;
    if (culprit) slow.add(culprit.name);
    const isRepeated = culprit !== null || (await isRepeatedTogether(suspects, hasPaused));
    if (!isRepeated) {
      pauses.unrepeated++;
      return;
    }
    const names = suspects.map(({ name }) => name).join(" | ");
    const detail = `over ${maxPauseMs} ms: ${culprit?.name ?? `together, ${names}`}`;
    violations.add({ kind: "pause", detail }, culprit?.request ?? null, `${milliseconds} ms`);
  }

  /** A request that causes a pause by computing causes it every time. */
  async function isAlwaysSo({ again }: Attempt, hasPaused: () => boolean): Promise<boolean> {
    for (let time = 0; time < 2; time++) {
      await again();
      await pause(untilReported);
      if (!hasPaused()) return false;
    }
    return true;
  }

  async function isRepeatedTogether(
    suspects: Attempt[],
    hasPaused: () => boolean,
  ): Promise<boolean> {
    for (let time = 0; time < 3; time++) {
      await Promise.all(suspects.map(({ again }) => again()));
      await pause(untilReported);
      if (hasPaused()) return true;
    }
    return false;
  }

  async function look(): Promise<void> {
    if (victim.hasExited()) return lookAtExit();
    await pause(untilReported);
    for (const report of victim.takeReports()) {
      if (report.kind === "pause") await lookAtPause(report.milliseconds, report.at);
      else violations.add({ kind: "memory", detail: `over ${maxGrowthMb} MB of growth` }, null);
    }
  }

  /** Compiles and loads everything, so that no pause is blamed on a first request. */
  async function warmUp(): Promise<void> {
    for (const target of options.isWarm ? [] : targets) {
      const request = makeRequest(0, seed, [target], world);
      const path = world.pathTo(target.path, seededRandom(1));
      const { cookie = "" } = world.headersOf("admin", target.kind);
      await sender.send({ ...request, method: "GET", path, headers: { cookie }, body: null });
    }
    await victim.measureGrowth();
    victim.takeReports();
  }

  await warmUp();
  const startedAt = performance.now();
  stopAt = startedAt + options.seconds * 1_000;
  while (!isOver()) {
    await Promise.all([
      ...Array.from({ length: connections }, sendMany),
      ...Array.from({ length: options.brokenConnections }, breakMany),
      tellProgress(),
    ]);
    await renewing;
    await look();
  }
  const growth = victim.hasExited() ? 0 : await victim.measureGrowth();
  if (growth > maxGrowthMb) {
    violations.add({ kind: "memory", detail: `${growth} MB of growth at the end` }, null);
  }
  sender.close();
  await victim.stop();
  return {
    violations,
    figures: {
      seed,
      requests: next,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      "broken connections": broken,
      answers: statuses.text(),
      "longest pause, ms": pauses.longest || `none over ${maxPauseMs}`,
      "pauses that nothing repeated": pauses.unrepeated,
      "growth of memory, MB": growth,
    },
  };
}
