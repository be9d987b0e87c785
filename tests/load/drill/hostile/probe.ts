import { maxGrowthMb, maxPauseMs, type ProbeReport } from "./victim.ts";

/**
 * Loaded into a server by `--import`, before its own code: reports to the parent process when the event loop stood
 * still and when memory grew. The server's code does not know of it.
 */
const tickEvery = 20;
const megabyte = 1_048_576;

if (process.connected) {
  // The parent process may have ended by then.
  watch((report) => void process.send?.(report, undefined, undefined, () => {}));
  // Nothing is left to end it.
  process.on("disconnect", () => process.exit(1));
}

function watch(send: (report: ProbeReport) => void): void {
  let base: number | null = null;
  let lastTick = performance.now();
  let lastCpu = threadMilliseconds();
  let lastCollection = 0;
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / megabyte;
  };
  const collected = () => {
    globalThis.gc?.();
    lastCollection = performance.now();
    return used();
  };
  const restart = () => {
    lastTick = performance.now();
    lastCpu = threadMilliseconds();
  };

  setInterval(() => {
    const pause = performance.now() - lastTick - tickEvery;
    // A machine that has no time for the process stops it too. Only what this thread has computed itself counts.
    const computed = threadMilliseconds() - lastCpu;
    if (pause > maxPauseMs && computed > maxPauseMs) {
      send({ kind: "pause", milliseconds: Math.round(Math.min(pause, computed)) });
    }
    const isSuspect = base !== null && used() > base + maxGrowthMb;
    // Garbage is no growth.
    if (isSuspect && performance.now() - lastCollection > 1_000) {
      const megabytes = collected();
      const growth = Math.round(megabytes - (base ?? 0));
      if (growth > maxGrowthMb) send({ kind: "memory", megabytes: Math.round(megabytes), growth });
    }
    restart();
  }, tickEvery).unref();

  // Asked for a measurement: the first one is what growth is measured from.
  process.on("message", () => {
    const megabytes = collected();
    base ??= megabytes;
    const growth = Math.round(megabytes - base);
    send({ kind: "memory", megabytes: Math.round(megabytes), growth });
    restart();
  });
  process.channel?.unref();
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
