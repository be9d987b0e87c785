import type { Logger } from "../logger.ts";
import { Gauge } from "../metrics/metrics.ts";

/** Far more than time servers leave, and less than holds, codes or offers are decided by. */
const maxSkewMs = 5_000;
const lookIntervalMs = 5_000;

export class ClockError extends Error {}

/** Compares the clock of this machine with PostgreSQL's. Between two measurements it notices by itself when the former jumps. */
export function createClock(ask: () => Promise<Date>) {
  let measured: { time: number; at: number; uncertainty: number } | undefined;
  /** Milliseconds by which this machine is ahead; undefined until PostgreSQL was asked. */
  const skewMs = () => measured && Date.now() - (measured.time + (performance.now() - measured.at));
  const isRight = () => {
    const skew = skewMs();
    return skew !== undefined && Math.abs(skew) <= maxSkewMs + (measured?.uncertainty ?? 0);
  };
  return {
    skewMs,
    /** Not before it was measured. */
    isRight,
    /** Rejects if this machine's clock is wrong. */
    async check(): Promise<void> {
      const before = performance.now();
      const time = (await ask()).getTime();
      const uncertainty = (performance.now() - before) / 2;
      measured = { time, at: before + uncertainty, uncertainty };
      if (isRight()) return;
      const seconds = Math.round((skewMs() ?? 0) / 1_000);
      throw new ClockError(`the clock is ${seconds} s ahead of PostgreSQL's`);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;

const skewSeconds = new Gauge({
  name: "takujo_clock_skew_seconds",
  help: "How far this machine's clock is ahead of PostgreSQL's.",
});

/** Asks again and again, and says in the log when the clock becomes wrong and right again. Returns the function that ends it. */
export function watchClock(clock: Clock, probe: () => Promise<void>, logger: Logger): () => void {
  let wasRight = true;
  const look = async () => {
    await probe().catch(() => {});
    const skew = clock.skewMs();
    if (skew === undefined) return;
    skewSeconds.set(skew / 1_000);
    if (clock.isRight() === wasRight) return;
    wasRight = !wasRight;
    const skewMs = Math.round(skew);
    if (wasRight) logger.info({ skewMs }, "the clock is right again");
    else logger.error({ skewMs }, "the clock is wrong");
  };
  void look();
  const looking = setInterval(look, lookIntervalMs);
  return () => clearInterval(looking);
}
