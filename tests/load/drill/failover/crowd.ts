import { setTimeout as pause } from "node:timers/promises";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import type { Answer } from "../../crowd/connection.ts";
import { inParallel } from "../../crowd/in-parallel.ts";
import type { Person } from "../../crowd/people.ts";
import type { OpenSession } from "../../crowd/sessions.ts";
import { tally } from "../drill.ts";
import { insist } from "../insistent.ts";
import type { WriteLog } from "./outage.ts";

const connectionsOfEach = 4;
const reservationIntervalMs = 150;
const visitIntervalMs = 50;

/** The allowed answer of uncached pages and calls without a database: 503 with Retry-After. */
const isPolite = ({ status, retryAfter }: { status: number; retryAfter: string | number | null }) =>
  status === 503 && retryAfter !== null;

/** People who reserve with the same key until they are answered for good. Each goes to one server. */
export function keepReserving(people: Person[], sessions: OpenSession[], ports: number[]) {
  const held = new Set<string>();
  const confirmed = new Map<string, Person>();
  const retries = tally();
  const refusals = tally();
  const rude = tally();
  const logs = new Map<number, WriteLog>(
    ports.map((port) => [port, { acknowledged: [], failed: [] }]),
  );
  let isOver = false;
  const reserveAt = (port: number, own: Person[]) => {
    const log = logs.get(port);
    const onRetry = (reason: string, answer: Answer | null) => {
      log?.failed.push(performance.now());
      retries.count(reason);
      if (!answer || !isPolite(answer)) rude.count(answer ? String(answer.status) : "no answer");
    };
    return inParallel(
      untilOver(own, () => isOver),
      { connections: connectionsOfEach, ports: [port] },
      async (person, line) => {
        const session = sessions[held.size % sessions.length];
        const hold = await insist(line, calls.hold(person, session?.id ?? ""), onRetry);
        if (hold.status !== 201) return refusals.count(`hold: ${refusalOf(hold)}`);
        log?.acknowledged.push(performance.now());
        const { id } = receiptOf(hold);
        held.add(id);
        const confirm = await insist(line, calls.confirm(person, id), onRetry);
        if (confirm.status !== 200) return refusals.count(`confirm: ${refusalOf(confirm)}`);
        log?.acknowledged.push(performance.now());
        confirmed.set(id, person);
        await pause(reservationIntervalMs);
      },
    );
  };
  const reserving = Promise.all(
    ports.map((port, index) =>
      reserveAt(
        port,
        people.filter((_, number) => number % ports.length === index),
      ),
    ),
  );
  // Errors are reported when it is stopped.
  reserving.catch(() => {});
  return {
    held,
    confirmed,
    retries,
    refusals,
    /** Failures that were anything but "not now". */
    rude,
    logs,
    async stop(): Promise<void> {
      isOver = true;
      await reserving;
    },
  };
}

/** Visitors of each server, who go from page to page. */
export function keepVisiting(
  ports: number[],
  { cached, uncached }: Record<"cached" | "uncached", string[]>,
) {
  const cachedStatuses = tally();
  const uncachedStatuses = tally();
  const rude = tally();
  let isOver = false;
  const visit = async (port: number, path: string) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
    } catch {
      return { status: 0, retryAfter: null };
    }
  };
  const visiting = ports.map(async (port) => {
    while (!isOver) {
      for (const path of cached) cachedStatuses.count(String((await visit(port, path)).status));
      for (const path of uncached) {
        const answer = await visit(port, path);
        uncachedStatuses.count(String(answer.status));
        if (answer.status !== 200 && !isPolite(answer)) rude.count(`${answer.status} ${path}`);
      }
      await pause(visitIntervalMs);
    }
  });
  return {
    cachedStatuses,
    uncachedStatuses,
    /** Failures that were anything but "not now". */
    rude,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}

function* untilOver<Item>(items: Item[], isOver: () => boolean): Generator<Item> {
  for (const item of items) {
    if (isOver()) return;
    yield item;
  }
}
