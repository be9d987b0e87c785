import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createPool } from "@takujo/runtime/database/database";
import { projectEnv } from "../../tools/env.ts";
import { type Reply, usageQuestion } from "./contestants/serve.ts";

/** Ends with its caller, also on failure. */
export interface Contestant extends AsyncDisposable {
  name: string;
  port: number;
  /** Processor time spent so far, in microseconds. */
  processorTime: () => Promise<number>;
}

export interface ContestantOptions {
  /** A file of contestants/, without its ending. */
  program: string;
  /** That folder of another checkout. */
  folder?: string | undefined;
  settings?: unknown;
  env?: Record<string, string>;
  /** Where to write a profile when it ends. */
  profileFolder?: string | undefined;
}

/** Starts a server program of its own process and waits until it listens. */
export async function startContestant({
  program,
  folder = join(import.meta.dirname, "contestants"),
  settings = null,
  env = {},
  profileFolder,
}: ContestantOptions): Promise<Contestant> {
  const profiling = profileFolder
    ? ["--cpu-prof", `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${program}.cpuprofile`]
    : [];
  const child = fork(join(folder, `${program}.ts`), {
    execArgv: ["--disable-warning=ExperimentalWarning", ...profiling],
    env: { ...projectEnv().all, NODE_ENV: "production", ...env },
    // Logs are written as in production, to where they cost least.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  child.send({ settings });
  const started = await replyOf(child, program);
  if (!("port" in started)) throw new Error(`${program} did not say where it listens`);
  return {
    name: program,
    port: started.port,
    async processorTime() {
      child.send(usageQuestion);
      const answer = await replyOf(child, program);
      return "cpu" in answer ? answer.cpu.user + answer.cpu.system : 0;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/**
 * Counts what the contestant's database connections spend as well, where Linux tells: PostgreSQL has a process for
 * each of them. On other systems only the contestant counts.
 */
export function withDatabaseTime(contestant: Contestant, connectionString: string): Contestant {
  const pool = createPool({ connectionString, onError: console.error });
  const others =
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  return {
    ...contestant,
    async processorTime() {
      const { rows } = await pool.query<{ pid: number }>(others);
      const spent = await Promise.all(rows.map(({ pid }) => timeOnProcessor(pid)));
      return spent.reduce((sum, time) => sum + time, await contestant.processorTime());
    },
    async [Symbol.asyncDispose]() {
      await contestant[Symbol.asyncDispose]();
      await pool.end();
    },
  };
}

/** In microseconds. */
async function timeOnProcessor(pid: number): Promise<number> {
  const schedule = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0");
  return Number.parseInt(schedule, 10) / 1_000;
}

function replyOf(child: ChildProcess, program: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${program} ended (${code})`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Reply);
    });
  });
}
