import { freePort } from "../../../tools/postgres/cluster.ts";
import { poolerSettings } from "../database/pooled-address.ts";
import { type RunningProgram, runProgram } from "./run-program.ts";

export interface RunningServer extends RunningProgram {
  origin: string;
}

export interface RunServerOptions {
  databaseUrl: string;
  env?: Record<string, string>;
  /** For Node itself. */
  nodeArguments?: string[];
}

/** Starts the real server program on a free port and waits until it listens. */
export async function runServer({
  databaseUrl,
  env = {},
  nodeArguments = [],
}: RunServerOptions): Promise<RunningServer> {
  const { ready, ...program } = await runProgram(
    "server",
    {
      APP_ENV: "test",
      DATABASE_URL: databaseUrl,
      ...poolerSettings(databaseUrl),
      HOST: "127.0.0.1",
      // All clients of a test have one address.
      RATE_PER_ADDRESS: "0",
      RATE_PER_PERSON: "0",
      REQUESTS_PER_ADDRESS: "100000",
      // Named ahead, because the server's own address is part of what it answers to: forms check it.
      PORT: String(await freePort()),
      ...env,
    },
    /"port":(\d+).*"listening"/,
    nodeArguments,
  );
  return { ...program, origin: `http://localhost:${ready[1]}` };
}
