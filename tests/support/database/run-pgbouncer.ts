import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { projectEnv, root } from "../../../tools/env.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { databaseUrl } from "../../../tools/postgres/databases.ts";
import { runCommand } from "../../../tools/run-command.ts";
import { startListening } from "../proxy/start-listening.ts";

export interface RunningPgbouncer {
  /** The same database through it. */
  through: (url: string) => string;
  /** Whether it follows named statements, as it does since 1.21. */
  followsNames: boolean;
  version: string;
  /** How many connections it has to the PostgreSQL behind it, for one database. */
  connectionsTo: (url: string) => Promise<number>;
  stop: () => Promise<void>;
}

/** Every database, however it is called. */
const anyDatabase = "* =";

/**
 * Starts PgBouncer with the configuration of `deploy/` before the PostgreSQL at `serverUrl`: for any database, and any role without a password. Without
 * `timeouts`, nothing limits the time of statements.
 */
export async function runPgbouncer(
  serverUrl: string,
  { timeouts }: { timeouts: boolean },
): Promise<RunningPgbouncer> {
  const path = `${projectEnv().path}:/usr/sbin`;
  const { output } = await runCommand("pgbouncer", ["--version"], {
    quiet: true,
    env: { PATH: path },
  }).catch(() => {
    throw new Error("There is no PgBouncer. Install it (Debian: apt-get install pgbouncer).");
  });
  const version = /PgBouncer (\d+\.\d+\.\d+)/.exec(output)?.[1] ?? "unknown";
  const followsNames = Number(version.split(".")[1]) >= 21;
  const folder = mkdtempSync(join(tmpdir(), "takujo-pgbouncer-"));
  // It refuses to be root, and reads its files as the user that it becomes.
  chmodSync(folder, 0o755);
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const users = join(folder, "userlist.txt");
  const configuration = readFileSync(join(root, "deploy/pgbouncer/pgbouncer.ini"), "utf8")
    .replace("takujo =", anyDatabase)
    .replace("host=127.0.0.1 port=5432 dbname=takujo", `host=${hostname} port=${serverPort}`)
    .replace(timeouts ? "" : / connect_query='.*'/, "")
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("scram-sha-256", "trust")
    .replace(
      "/etc/pgbouncer/userlist.txt",
      `${users}\nauth_user = ${username}\nstats_users = ${username}`,
    )
    .replace(followsNames ? "" : /^max_prepared_statements.*$/m, "");
  writeFileSync(file, configuration);
  writeFileSync(users, `"${username}" ""\n`);
  const asOther = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  const { stop } = await startListening({
    program: "pgbouncer",
    args: ["--quiet", ...asOther, file],
    env: { PATH: path },
    port,
    folder,
  });
  const through = (url: string) => {
    const address = new URL(url);
    address.port = String(port);
    return address.href;
  };
  return {
    through,
    async connectionsTo(url) {
      const client = new pg.Client({
        connectionString: databaseUrl(through(serverUrl), "pgbouncer"),
      });
      await client.connect();
      const { rows } = await client.query<Record<string, string>>("show servers");
      await client.end();
      return rows.filter(({ database }) => `/${database}` === new URL(url).pathname).length;
    },
    followsNames,
    version,
    stop,
  };
}
