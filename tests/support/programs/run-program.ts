import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ensureBuild } from "../../../tools/build/ensure-build.ts";
import { projectEnv } from "../../../tools/env.ts";

const root = join(import.meta.dirname, "../../..");

export interface RunningProgram {
  process: ChildProcess;
  /** Everything it has logged, one JSON object a line. */
  logs: () => string[];
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts one of our real programs and waits for the line that says it is ready. */
export async function runProgram(
  name: "server" | "worker" | "demo",
  env: Record<string, string>,
  readyLine: RegExp,
  nodeArguments: string[] = [],
): Promise<RunningProgram & { ready: RegExpExecArray }> {
  const { APP_ENV: appEnv, ROLES: roles = "web" } = env;
  const servesBuild = name === "server" && appEnv !== "development" && roles.includes("web");
  if (servesBuild) await ensureBuild({ quiet: true });
  const file = name === "demo" ? "tools/demo.ts" : `apps/${name}/main.ts`;
  const child = spawn(process.execPath, [...nodeArguments, file], {
    cwd: root,
    env: { ...projectEnv().all, ...env },
    // Through "ipc", modules loaded with `--import` can talk to the test.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const lines: string[] = [];
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const found = readyLine.exec(line);
      if (found) resolve(found);
    };
    createInterface(child.stdout).on("line", read);
    createInterface(child.stderr).on("line", read);
    child.once("exit", (code) =>
      reject(new Error(`${name} ended (${code}):\n${lines.join("\n")}`)),
    );
  });
  return {
    ready,
    process: child,
    logs: () => lines,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}
