import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectEnv } from "../../tools/env.ts";

const root = join(import.meta.dirname, "../..");

export interface RunningProgram {
  process: ChildProcess;
  /** Everything it has logged, one JSON object a line. */
  logs: () => string[];
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts one of our real programs and waits for the line that says it is ready. */
export async function runProgram(
  name: "server" | "worker",
  env: Record<string, string>,
  readyLine: RegExp,
): Promise<RunningProgram & { ready: RegExpExecArray }> {
  const child = spawn(process.execPath, [`apps/${name}/main.ts`], {
    cwd: root,
    env: { ...projectEnv().all, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
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
