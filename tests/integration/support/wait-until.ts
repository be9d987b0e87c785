import { setTimeout as pause } from "node:timers/promises";

/**
 * Longer than anything takes on a busy machine, and shorter than a test's timeout, so that the failure names what never
 * came. Also shorter than the minute for which a page stays cached without a notice.
 */
const defaultTimeoutMs = 45_000;
const pollIntervalMs = 20;

/** Asks again and again until the answer is yes. */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  timeoutMs = defaultTimeoutMs,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    const waited = performance.now() - startedAt;
    if (waited > timeoutMs) throw new Error(`still not so after ${Math.round(waited)} ms`);
    await pause(pollIntervalMs);
  }
  return performance.now() - startedAt;
}

/**
 * Whether it becomes true within this many seconds on an idle machine. Counts polls instead of time, because on a busy machine both
 * the work and the polling take longer.
 */
export async function comesWithin(
  seconds: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<boolean> {
  for (let asks = (seconds * 1_000) / pollIntervalMs; asks > 0; asks--) {
    if (await isSo()) return true;
    await pause(pollIntervalMs);
  }
  return isSo();
}
