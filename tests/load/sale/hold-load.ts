import { calls } from "../crowd/calls.ts";
import type { Connection } from "../crowd/connection.ts";
import { inParallel } from "../crowd/in-parallel.ts";
import type { Person } from "../crowd/people.ts";

/** What this program is told: first who there is, then one round after the other. */
export type Orders =
  | { people: Person[] }
  | { ports: number[]; sessionIds: string[]; connections: number; milliseconds: number };

export interface RoundOfHolds {
  held: number;
  /** Answers that were no hold: there should be none. */
  refused: number;
  seconds: number;
}

let people: Person[] = [];

process.on("message", async (orders: Orders) => {
  if ("people" in orders) people = orders.people;
  process.send?.("people" in orders ? { held: 0, refused: 0, seconds: 0 } : await round(orders));
});
process.once("disconnect", () => process.exit(0));

/** Everybody holds a seat once, until the time is over or all have. The requests are made before the clock runs. */
async function round({
  ports,
  sessionIds,
  connections,
  milliseconds,
}: Exclude<Orders, { people: Person[] }>): Promise<RoundOfHolds> {
  const requests = people.map((person, number) =>
    calls.hold(person, sessionIds[number % sessionIds.length] ?? ""),
  );
  let held = 0;
  let refused = 0;
  const startedAt = performance.now();
  const stopAt = startedAt + milliseconds;
  function* untilOver() {
    for (const request of requests) if (performance.now() < stopAt) yield request;
  }
  const send = async (request: Buffer, line: Connection) => {
    const { status } = await line.send(request);
    if (status === 201) held++;
    else refused++;
  };
  await inParallel(untilOver(), { connections, ports }, send);
  return { held, refused, seconds: (performance.now() - startedAt) / 1_000 };
}
