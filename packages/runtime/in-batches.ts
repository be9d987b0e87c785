import { setTimeout as pause } from "node:timers/promises";

/** So few rows that no statement comes near its time limit or holds locks for long. */
const usualBatch = 1_000;
/** Milliseconds in which others get their turn. */
const batchIntervalMs = 20;

/** Repeats work on a bounded number of rows until a round finds fewer. `work` returns how many it found. */
export async function inBatches(
  work: (atOnce: number) => Promise<number>,
  atOnce = usualBatch,
): Promise<void> {
  while ((await work(atOnce)) >= atOnce) await pause(batchIntervalMs);
}
