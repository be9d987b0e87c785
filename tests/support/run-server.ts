import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectEnv } from "../../tools/env.ts";

const root = join(import.meta.dirname, "../..");

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  /** Everything it has logged, one JSON object a line. */
  logs: () => string[];
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface RunServerOptions {
  databaseUrl: string;
  env?: Record<string, string>;
}

/** Starts the real server program on a free port and waits until it listens. */
export async function runServer({
  databaseUrl,
  env = {},
}: RunServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ["apps/server/main.ts"], {
    cwd: root,
    env: {
      ...projectEnv().all,
      APP_ENV: "test",
      DATABASE_URL: databaseUrl,
      HOST: "127.0.0.1",
      // Named ahead, because the server's own address is part of what it answers to: forms check it.
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const found = /"port":(\d+).*"listening"/.exec(line);
      if (found) resolve(Number(found[1]));
    };
    createInterface(child.stdout).on("line", read);
    createInterface(child.stderr).on("line", read);
    child.once("exit", (code) => reject(new Error(`server ended (${code}):\n${lines.join("\n")}`)));
  });
  return {
    origin: `http://localhost:${port}`,
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
