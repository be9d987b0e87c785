import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { root } from "../../../../tools/env.ts";
import { clusterOwner, freePort, killTree } from "../../../../tools/postgres/cluster.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { installPrograms } from "../install-programs.ts";
import { type SystemProgram, systemProgram } from "./system-program.ts";

const binaries = "/usr/lib/postgresql/15/bin";
const programs = {
  [`${binaries}/initdb`]: "postgresql-15",
  patroni: "patroni",
  etcd: "etcd-server",
  "/usr/lib/python3/dist-packages/etcd/__init__.py": "python3-etcd",
  "/usr/lib/python3/dist-packages/psycopg2/__init__.py": "python3-psycopg2",
  "/usr/sbin/haproxy": "haproxy",
};
const deployed = join(root, "deploy/patroni");
/** Of every role. */
const password = "of the drill";
const startTimeoutMs = 60_000;
/** A rewind, or a new copy where that fails. */
const rejoinTimeoutMs = 90_000;

interface Node {
  name: string;
  patroni: SystemProgram;
  /** Patroni's own address. */
  restUrl: string;
  data: string;
}

export type PatroniCluster = Awaited<ReturnType<typeof startPatroniCluster>>;

/** etcd, two PostgreSQL under Patroni, and HAProxy, from the files of `deploy/patroni`; folders and ports differ. */
export async function startPatroniCluster(folder: string, say: (line: string) => void) {
  await installPrograms(programs, say);
  const owner = clusterOwner();
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const started: SystemProgram[] = [];
  const start = async (program: SystemProgram) => {
    started.push(program);
    await program.start();
    return program;
  };
  const nodes: Node[] = [];
  const killAll = () => {
    const gone = started.map((program) => program.kill());
    const postmasters = nodes.flatMap(({ data }) => postmasterOf(data) ?? []);
    return Promise.all([...gone, ...postmasters.map(killTree)]);
  };
  process.once("exit", killAll);

  const clientUrl = `http://127.0.0.1:${await freePort()}`;
  const peerUrl = `http://127.0.0.1:${await freePort()}`;
  const etcd = systemProgram("etcd", {
    folder,
    owner,
    args: [
      ...["--data-dir", join(folder, "etcd")],
      ...["--listen-client-urls", clientUrl, "--advertise-client-urls", clientUrl],
      ...["--listen-peer-urls", peerUrl, "--initial-advertise-peer-urls", peerUrl],
      ...["--initial-cluster", `default=${peerUrl}`],
    ],
  });
  await start(etcd);
  await waitUntil(() => answers(`${clientUrl}/health`), startTimeoutMs);

  const addresses = new Map<string, { postgres: number; rest: number }>();
  for (const name of ["node1", "node2"]) {
    const [postgres, rest] = [await freePort(), await freePort()];
    addresses.set(name, { postgres, rest });
    const data = join(folder, name);
    const patroni = systemProgram("patroni", {
      folder,
      name,
      owner,
      args: [join(deployed, "patroni.yml")],
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: new URL(clientUrl).host,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_PASSWORD: password,
        PATRONI_REWIND_PASSWORD: password,
      },
    });
    nodes.push({ name, patroni, restUrl: `http://127.0.0.1:${rest}`, data });
  }

  const port = await freePort();
  const proxyFile = join(folder, "haproxy.cfg");
  const proxyText = readFileSync(join(deployed, "haproxy.cfg"), "utf8")
    .replace(/bind 127\.0\.0\.1:5000/, `bind 127.0.0.1:${port}`)
    .replace(/server (node\d) \S+ check port \d+/g, (_, name: string) => {
      const address = addresses.get(name);
      return `server ${name} 127.0.0.1:${address?.postgres} check port ${address?.rest}`;
    });
  writeFileSync(proxyFile, proxyText);
  // Patroni decides which of them makes the cluster; the other copies it.
  await Promise.all(nodes.map(({ patroni }) => start(patroni)));
  await start(systemProgram("/usr/sbin/haproxy", { folder, args: ["-db", "-f", proxyFile] }));

  const adminUrl = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const leader = async (): Promise<Node | null> => {
    const leading = await Promise.all(nodes.map(({ restUrl }) => answers(`${restUrl}/primary`)));
    return nodes[leading.indexOf(true)] ?? null;
  };
  // PostgreSQL waits for the standby before Patroni has noted that this one may take over.
  const isWhole = async () => {
    const isNoted = await Promise.all(nodes.map(({ restUrl }) => answers(`${restUrl}/sync`)));
    if (!isNoted.includes(true)) return false;
    const standbys = await ask<{ sync_state: string }>(
      "select sync_state from pg_stat_replication where state = 'streaming'",
    ).catch(() => []);
    return standbys.some(({ sync_state }) => sync_state === "sync");
  };
  await waitUntil(isWhole, startTimeoutMs);
  await ask(`create role takujo login superuser password '${password}'`);

  return {
    /** Through HAProxy: whichever node is the primary. */
    url: `postgres://takujo:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    etcd,
    leader,
    /** The other node holds every commit before it is acknowledged. Gives the milliseconds it took. */
    untilWhole: () => waitUntil(isWhole, rejoinTimeoutMs),
    /** Only the process that started all others of PostgreSQL; those end when they notice. */
    killPostgres({ data }: Node): void {
      const pid = postmasterOf(data);
      if (!pid) throw new Error("the primary does not run");
      process.kill(pid, "SIGKILL");
    },
    async killNode({ patroni, data }: Node): Promise<void> {
      const pid = postmasterOf(data);
      if (!pid) throw new Error("the primary does not run");
      await Promise.all([patroni.kill(), killTree(pid)]);
    },
    async switchOver({ name, restUrl }: Node): Promise<void> {
      const answer = await fetch(`${restUrl}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: name }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${text}`);
    },
    async stop(): Promise<void> {
      process.off("exit", killAll);
      await killAll();
    },
  };
}

/** The id in the file may be that of a killed process, and by now belong to any other. */
function postmasterOf(data: string): number | null {
  try {
    const [pid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const running = execFileSync("ps", ["-o", "args=", "-p", pid], { encoding: "utf8" });
    return running.includes(data) ? Number(pid) : null;
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.ok ?? false;
}
