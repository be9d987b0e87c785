import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../programs.ts";

/** As in `deploy/systemd`. */
const beforeRestart = 5_000;
const pollIntervalMs = 200;

/** Starts a program again whenever it has ended, as systemd would. */
export function supervise(program: Program) {
  let isOver = false;
  let restarts = 0;
  const supervising = (async () => {
    while (!isOver) {
      await pause(pollIntervalMs);
      if (program.isRunning()) continue;
      await pause(beforeRestart);
      if (isOver) return;
      restarts++;
      // Without a database it ends again.
      await program.start().catch(() => {});
    }
  })();
  return {
    restarts: () => restarts,
    stop() {
      isOver = true;
      return supervising;
    },
  };
}
