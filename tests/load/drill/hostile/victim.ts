import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** In milliseconds, and in megabytes. */
export const maxPauseMs = 200;
export const maxGrowthMb = 200;

/** What the probe tells. */
export type ProbeReport =
  | { kind: "pause"; milliseconds: number }
  | { kind: "memory"; megabytes: number; growth: number };

/** For Node itself, to have the probe inside. */
export const probed = ["--expose-gc", "--import", join(import.meta.dirname, "probe.ts")];

/** A server under attack, with the probe inside. */
export interface Victim {
  origin: string;
  hasExited(): boolean;
  hasReports(): boolean;
  /** What the event loop and the memory did since the last time it was asked. */
  takeReports(): (ProbeReport & { at: number })[];
  /** Growth in megabytes since it was first asked, after everything that can be collected was. */
  measureGrowth(): Promise<number>;
  /** What was logged about a request. */
  reasonFor(requestId: string): string | null;
  /** The last words. */
  lastLines(): string;
  stop(): Promise<unknown>;
}

export interface StartedProgram {
  origin: string;
  process: ChildProcess;
  logs: () => string[];
  stop: () => Promise<unknown>;
}

export function victimOf({ origin, process: child, logs, stop }: StartedProgram): Victim {
  let reports: (ProbeReport & { at: number })[] = [];
  let measured: ((growth: number) => void) | null = null;
  child.on("message", (report: ProbeReport) => {
    if (report.kind === "memory" && measured) {
      measured(report.growth);
      measured = null;
    } else {
      reports.push({ ...report, at: performance.now() });
    }
  });
  // A process that dies during a call is reported as exited.
  child.on("error", () => {});
  return {
    origin,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    hasReports: () => reports.length > 0,
    takeReports: () => {
      const taken = reports;
      reports = [];
      return taken;
    },
    measureGrowth() {
      const { promise, resolve } = Promise.withResolvers<number>();
      measured = resolve;
      child.send("measure");
      return Promise.race([promise, once(child, "exit").then(() => 0)]);
    },
    reasonFor(requestId) {
      const line = logs().findLast(
        (text) => text.includes(`"${requestId}"`) && /"(?:err|stack)"/.test(text),
      );
      return line ? messageIn(line) : null;
    },
    lastLines: () => logs().slice(-12).join(" | ").slice(0, 800),
    stop,
  };
}

interface LoggedError {
  message?: string;
  stack?: string;
}

function messageIn(line: string): string {
  try {
    const logged = JSON.parse(line) as { err?: LoggedError; reason?: string; stack?: string };
    const { message = logged.reason, stack = logged.stack ?? "" } = logged.err ?? {};
    const place = /\((?:file:\/\/)?[^)]*?((?:apps|packages)\/[^)]*)\)/.exec(stack)?.[1];
    return `${message ?? ""}${place ? ` at ${place}` : ""}`.slice(0, 300);
  } catch {
    return line.slice(0, 300);
  }
}
