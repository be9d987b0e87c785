import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectEnv } from "../../../../tools/env.ts";

interface SystemProgramOptions {
  args: string[];
  /** Where it runs, and where its log is. */
  folder: string;
  /** Of its log; the program's own without it. */
  name?: string;
  env?: Record<string, string>;
  owner?: { uid: number; gid: number } | undefined;
}

export interface SystemProgram {
  start(): Promise<void>;
  /** Like a power cut. Sends the signal at once and resolves when the process has ended. */
  kill(): Promise<void>;
}

const firstMoment = 300;

/** A program of the system that can be killed and started again. */
export function systemProgram(
  program: string,
  { args, folder, name = basename(program), env = {}, owner }: SystemProgramOptions,
): SystemProgram {
  const log = join(folder, `${name}.log`);
  let child: ChildProcess | null = null;
  return {
    async start() {
      const output = openSync(log, "a");
      const started = spawn(program, args, {
        cwd: folder,
        env: { ...projectEnv().all, ...env },
        stdio: ["ignore", output, output],
        ...owner,
      });
      child = started;
      let problem: Error | null = null;
      started.once("error", (error) => (problem = error));
      await pause(firstMoment);
      if (problem ?? started.exitCode !== null) {
        throw new Error(`${name} does not start: ${problem ?? readFileSync(log, "utf8")}`);
      }
    },
    async kill() {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const gone = once(ending, "exit");
      ending.kill("SIGKILL");
      await gone;
    },
  };
}
