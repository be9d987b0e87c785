import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectEnv } from "../../tools/env.ts";
import { type Reply, usageQuestion } from "./contestants/serve.ts";

export interface Contestant {
  name: string;
  port: number;
  /** Processor time spent so far, in microseconds. */
  processorTime: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface ContestantOptions {
  /** A file of contestants/, without its ending. */
  program: string;
  settings?: unknown;
  env?: Record<string, string>;
  /** Where to write a profile when it ends. */
  profileFolder?: string | undefined;
}

/** Starts a server program of its own process and waits until it listens. */
export async function startContestant({
  program,
  settings = null,
  env = {},
  profileFolder,
}: ContestantOptions): Promise<Contestant> {
  const profiling = profileFolder
    ? ["--cpu-prof", `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${program}.cpuprofile`]
    : [];
  const child = fork(join(import.meta.dirname, "contestants", `${program}.ts`), {
    execArgv: ["--disable-warning=ExperimentalWarning", ...profiling],
    env: { ...projectEnv().all, NODE_ENV: "production", ...env },
    // Logs are written as in production, to where they cost least.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  child.send({ settings });
  const started = await replyOf(child);
  if (!("port" in started)) throw new Error(`${program} did not say where it listens`);
  return {
    name: program,
    port: started.port,
    async processorTime() {
      child.send(usageQuestion);
      const answer = await replyOf(child);
      return "cpu" in answer ? answer.cpu.user + answer.cpu.system : 0;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

function replyOf(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a contestant ended (${code})`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Reply);
    });
  });
}
