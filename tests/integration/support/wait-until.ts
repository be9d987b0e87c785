import { setTimeout as pause } from "node:timers/promises";

/**
 * Longer than anything takes, also beside other work, and shorter than a test may take: what never comes is called so by name. Also
 * shorter than the minute for which a page is kept that heard of no change.
 */
const patience = 45_000;
const betweenAsks = 20;

/** Asks again and again until the answer is yes. */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  longest = patience,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    const waited = performance.now() - startedAt;
    if (waited > longest) throw new Error(`still not so after ${Math.round(waited)} ms`);
    await pause(betweenAsks);
  }
  return performance.now() - startedAt;
}

/**
 * Whether the answer is yes within so many seconds of a machine that does nothing else. The asks are counted and not the time: on a
 * busy machine, both what is asked for and the asking take longer.
 */
export async function comesWithin(
  seconds: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<boolean> {
  for (let asks = (seconds * 1_000) / betweenAsks; asks > 0; asks--) {
    if (await isSo()) return true;
    await pause(betweenAsks);
  }
  return isSo();
}
