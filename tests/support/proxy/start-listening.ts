import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { projectEnv } from "../../../tools/env.ts";
import { waitUntil } from "../../integration/support/wait-until.ts";

export interface Listening {
  program: string;
  args: string[];
  env?: Record<string, string>;
  port: number;
  /** Removed at the end. */
  folder: string;
}

/** Starts a program of the system and waits until it listens. */
export async function startListening({ program, args, env = {}, port, folder }: Listening) {
  const child = spawn(program, args, {
    env: { ...projectEnv().all, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  let problem: Error | undefined;
  child.once(
    "error",
    () => (problem = new Error(`Could not start ${program}. Install it, as .ci/run does.`)),
  );
  child.once("exit", (code) => (problem ??= new Error(`${program} ended (${code}):\n${output}`)));
  await waitUntil(() => {
    if (problem) throw problem;
    return isListening(port);
  });
  return {
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
