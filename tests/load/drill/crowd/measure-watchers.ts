import { fork } from "node:child_process";
import { on } from "node:events";
import { join } from "node:path";
import type { Scene } from "../scene.ts";
import type { WatchOrders, WatchReport } from "./watchers.ts";

export interface Watched extends WatchReport {
  /** Milliseconds within which 99 % were answered. */
  slowest: number;
  /** How much each of `gauges` rose from the moment when all were there to the end. */
  spent: number[];
  errors: string;
}

/** Open pages in a process of their own, and what some counters rise by while all of them are there. */
export async function measureWatchers(
  scene: Scene,
  orders: WatchOrders,
  gauges: () => Promise<number[]>,
): Promise<Watched> {
  const child = fork(join(import.meta.dirname, "watchers.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
  });
  scene.atEnd(() => child.kill("SIGKILL"));
  child.send(orders);
  let before: number[] = [];
  let after: number[] = [];
  for await (const [message] of on(child, "message")) {
    if (message === "all there") before = await gauges();
    else if (message === "over") after = await gauges();
    else {
      child.disconnect();
      const report = message as WatchReport;
      const bad = report.answers.filter(([name]) => name !== "200");
      return {
        ...report,
        slowest: report.times[Math.floor(report.times.length * 0.99)] ?? 0,
        spent: after.map((value, index) => value - (before[index] ?? 0)),
        errors: bad.map(([name, count]) => `${name} ${count}`).join(", "),
      };
    }
  }
  throw new Error("those who watch are gone");
}
