import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuild } from "../../../tools/build/ensure-build.ts";
import { projectEnv, root } from "../../../tools/env.ts";
import { poolerSettings } from "../../support/database/pooled-address.ts";
import { processorTime, processorWait } from "./processor-time.ts";

/** A program of ours that can be killed and started again, at the same address if it has one. */
export interface Program {
  start(): Promise<void>;
  /** Resolves when it is gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** False once it has ended for any reason. */
  isRunning(): boolean;
  /** What it logged as errors, since it was first started. */
  errors(): string[];
  /** Milliseconds that it has spent, all of its threads together. */
  processorTime(): number;
  /** Milliseconds that it was ready and had no processor: what other work on the machine cost it. */
  processorWait(): number;
}

export interface ServerProgram extends Program {
  port: number;
}

export const drillOrigin = "https://takujo.example";

const startTimeoutMs = 90_000;
const storedLines = 40;
const errorLine = /"level":(?:50|60|"error"|"fatal")/;

function program(
  script: string,
  env: Record<string, string>,
  untilReady: (child: ChildProcess, output: string[]) => Promise<boolean>,
  folder = root,
): Program {
  let child: ChildProcess | null = null;
  const errors: string[] = [];
  return {
    errors: () => errors,
    processorTime: () => (child?.pid === undefined ? 0 : processorTime(child.pid)),
    processorWait: () => (child?.pid === undefined ? 0 : processorWait(child.pid)),
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    async start() {
      if (folder === root && env.ROLES?.includes("web")) await ensureBuild({ quiet: true });
      const output: string[] = [];
      const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
        cwd: folder,
        env: { ...projectEnv().all, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      const endWithUs = () => started.kill("SIGKILL");
      process.once("exit", endWithUs);
      started.once("exit", () => process.off("exit", endWithUs));
      for (const stream of [started.stdout, started.stderr]) {
        createInterface(stream).on("line", (line) => {
          output.push(line);
          if (output.length > storedLines) output.shift();
          if (errorLine.test(line) && errors.length < storedLines) errors.push(line);
        });
      }
      const giveUpAt = performance.now() + startTimeoutMs;
      while (!(await untilReady(started, output))) {
        if (started.exitCode === null && performance.now() < giveUpAt) await pause(20);
        else throw new Error(`${script} does not start:\n${output.join("\n")}`);
      }
    },
    async end(signal) {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const gone = once(ending, "exit");
      ending.kill(signal);
      await gone;
    },
  };
}

export interface ServerOptions {
  databaseUrl: string;
  port: number;
  script?: string;
  env?: Record<string, string>;
  /** Another copy of the project. */
  folder?: string;
}

/** The real server in the role that takes reservations. */
export function serverProgram({
  databaseUrl,
  port,
  script = "apps/server/main.ts",
  env = {},
  folder = root,
}: ServerOptions): ServerProgram {
  const settings = {
    APP_ENV: "test",
    DATABASE_URL: databaseUrl,
    ...poolerSettings(databaseUrl),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    ORIGIN: drillOrigin,
    PORT: String(port),
    // The whole crowd has one address.
    RATE_PER_ADDRESS: "0",
    RATE_PER_PERSON: "0",
    REQUESTS_PER_ADDRESS: "100000",
    ROLES: "games",
    ...env,
  };
  return { port, ...program(script, settings, () => isReady(port), folder) };
}

export async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

export function workerProgram(
  databaseUrl: string,
  smtpUrl: string,
  env: Record<string, string> = {},
  folder = root,
): Program {
  const settings = {
    APP_ENV: "test",
    DATABASE_URL: databaseUrl,
    ...poolerSettings(databaseUrl),
    SMTP_URL: smtpUrl,
    MAIL_FROM: "卓上 <contact@takujo.example>",
    MAIL_FROM_NAME_EN: "Takujo",
    ORGANIZER_EMAIL: "desk@takujo.example",
    ORIGIN: drillOrigin,
    ...env,
  };
  const isWorking = async (_child: ChildProcess, output: string[]) =>
    output.some((line) => line.includes('"working"'));
  return program("apps/worker/main.ts", settings, isWorking, folder);
}
