import type { RunningProgram } from "./run-program.ts";

/** Where a program that was started with METRICS_PORT=0 serves its metrics. */
export function metricsPort({ logs }: RunningProgram): number {
  const line = logs().find((each) => each.includes("metricsPort")) ?? "{}";
  return (JSON.parse(line) as { metricsPort: number }).metricsPort;
}
