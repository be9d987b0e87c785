import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again until the answer is yes; gives the milliseconds it took. */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  longest: number,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    const waited = performance.now() - startedAt;
    if (waited > longest) throw new Error(`still not so after ${Math.round(waited)} ms`);
    await pause(20);
  }
  return performance.now() - startedAt;
}
