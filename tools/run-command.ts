import { spawn } from "node:child_process";
import { projectEnv, root } from "./env.ts";

export interface CommandOptions {
  env?: Record<string, string>;
  /** Collect the output instead of showing it. */
  quiet?: boolean;
  /** Another folder than the project's root. */
  cwd?: string;
  /** Another user than ours. */
  owner?: { uid: number; gid: number };
}

/** Runs a program. Resolves with its exit code and, when quiet, its output. */
export function runCommand(
  program: string,
  args: string[],
  { env = {}, quiet = false, cwd = root, owner }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...projectEnv().all, ...env },
      ...owner,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export async function runOrFail(
  program: string,
  args: string[],
  options: CommandOptions = {},
): Promise<string> {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} failed (exit ${code})\n${output}`);
  return output;
}
