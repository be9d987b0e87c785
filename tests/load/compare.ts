import type { Contestant } from "./contestant.ts";
import { type LoadOptions, runLoad } from "./http-load.ts";
import { type Spread, spreadOf } from "./spread.ts";

export type LoadTarget = Pick<LoadOptions, "path" | "headers">;

export interface Comparison {
  control: string;
  /** Control's processor time for a request, divided by ours: 1 is as good as the control. */
  processor: Spread;
  /** Our requests in a second, divided by the control's. */
  throughput: Spread;
}

export interface Measured {
  name: string;
  microseconds: Spread;
  perSecond: Spread;
}

export interface Result {
  rounds: number;
  measured: Measured[];
  comparisons: Comparison[];
}

export interface Round {
  microseconds: number;
  perSecond: number;
}

const connections = 8;
/** Short and many, so that a short disturbance soon hits both sides. */
const roundMilliseconds = 300;
const roundCount = 21;
/** Enough for the compiler to optimize a program. */
const warmUpRequests = 4_000;
const warmUpTimeoutMs = 10_000;

/** Ours and its controls under the same load, after a warm-up. */
export async function compare(
  asked: LoadTarget,
  ours: Contestant,
  controls: Contestant[],
): Promise<Result> {
  for (const contestant of [ours, ...controls]) await warmUp(contestant, asked);
  const round = (contestant: Contestant) => measure(contestant, asked, roundMilliseconds);
  return measureInTurns(ours, controls, round, roundCount);
}

/** Alternates ours and its controls, round after round, so that other load on the machine affects all alike. */
export async function measureInTurns(
  ours: Contestant,
  controls: Contestant[],
  measureRound: (contestant: Contestant) => Promise<Round>,
  count: number,
): Promise<Result> {
  const all = [ours, ...controls];
  const rounds = new Map<Contestant, Round[]>(all.map((contestant) => [contestant, []]));
  for (let round = 0; round < count; round++) {
    for (const contestant of all) {
      rounds.get(contestant)?.push(await measureRound(contestant));
    }
  }
  const of = (contestant: Contestant) => rounds.get(contestant) ?? [];
  return {
    rounds: count,
    measured: all.map((contestant) => ({
      name: contestant.name,
      microseconds: spreadOf(of(contestant).map((round) => round.microseconds)),
      perSecond: spreadOf(of(contestant).map((round) => round.perSecond)),
    })),
    comparisons: controls.map((control) => {
      const pairs = of(control).map(
        (theirs, index) => [theirs, of(ours)[index] ?? theirs] as const,
      );
      return {
        control: control.name,
        processor: spreadOf(pairs.map(([theirs, own]) => theirs.microseconds / own.microseconds)),
        throughput: spreadOf(pairs.map(([theirs, own]) => own.perSecond / theirs.perSecond)),
      };
    }),
  };
}

async function warmUp({ port }: Contestant, asked: LoadTarget): Promise<void> {
  const giveUpAt = performance.now() + warmUpTimeoutMs;
  for (let done = 0; done < warmUpRequests && performance.now() < giveUpAt; ) {
    const load = { ...asked, port, connections, milliseconds: roundMilliseconds };
    done += (await runLoad(load)).requests;
  }
}

async function measure(
  contestant: Contestant,
  asked: LoadTarget,
  milliseconds: number,
): Promise<Round> {
  const before = await contestant.processorTime();
  const { requests, seconds } = await runLoad({
    ...asked,
    port: contestant.port,
    connections,
    milliseconds,
  });
  const spent = (await contestant.processorTime()) - before;
  return { microseconds: spent / requests, perSecond: requests / seconds };
}
