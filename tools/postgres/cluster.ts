import { execFileSync } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findPostgresBinaries } from "./binaries.ts";

export interface Cluster {
  /** Address of the maintenance database. */
  url: string;
  /** False if it was already running: then its starter stops it. */
  started: boolean;
  stop(): void;
  /** Ends it like a power cut. The caller restarts it at the same port. */
  kill?(): Promise<void>;
}

export interface ClusterOptions {
  folder: string;
  pathVariable: string;
  /** A free one without it. */
  port?: number;
  /** Trades durability for speed; for databases that are thrown away. */
  disposable?: boolean;
  /** Added to its configuration when it is made. */
  configuration?: string;
  /** The environment of its processes, and so of what it runs itself. */
  env?: NodeJS.ProcessEnv;
}

/** Starts a private PostgreSQL in a folder, making it on first use. Listens on loopback only. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = findPostgresBinaries(options.pathVariable);
  const owner = clusterOwner();
  const folder = owner ? reachableFolder(options.folder) : options.folder;
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(binaries, program), args, {
      ...owner,
      ...(options.env && { env: options.env }),
      stdio: ["ignore", "ignore", "pipe"],
    });

  if (!existsSync(join(data, "PG_VERSION"))) {
    mkdirSync(folder, { recursive: true });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    run("initdb", "-D", data, "-U", "takujo", "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
    appendFileSync(join(data, "postgresql.conf"), options.configuration ?? "");
  }
  const running = runningPort(data);
  if (running) return { url: urlAt(running), started: false, stop: () => {} };

  const port = options.port ?? (await freePort());
  const settings = [`-p ${port}`, "-c listen_addresses=127.0.0.1", `-k ${folder}`];
  settings.push("-c max_connections=200");
  if (options.disposable) settings.push("-c fsync=off", "-c full_page_writes=off");
  run(
    "pg_ctl",
    "start",
    "-w",
    "-s",
    "-D",
    data,
    "-l",
    join(folder, "log"),
    "-o",
    settings.join(" "),
  );
  return {
    url: urlAt(port),
    started: true,
    stop: () => void run("pg_ctl", "stop", "-s", "-m", "fast", "-D", data),
    kill: () => killTree(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0])),
  };
}

/** A process and those it started: left to themselves, the others would end in their own time and in order. */
export async function killTree(pid: number): Promise<void> {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const children = table
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid && child > 0 ? [child] : []));
  const all = [pid, ...children];
  for (const each of all) if (isAlive(each)) process.kill(each, "SIGKILL");
  while (all.some(isAlive)) await pause(10);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but another user's (started by root for an unprivileged owner).
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const urlAt = (port: number) => `postgres://takujo@127.0.0.1:${port}/postgres`;

function runningPort(data: string): number | null {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const [pid, , , port] = readFileSync(pidFile, "utf8").split("\n");
  return isAlive(Number(pid)) ? Number(port) : null;
}

/** PostgreSQL refuses to run as root, so root lends it to `postgres` or `nobody`. */
export function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres", "nobody"]
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find(Boolean);
  if (!line) throw new Error("PostgreSQL cannot run as root, and there is no user to lend it to.");
  const [, , uid, gid] = line.split(":").map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** The other user must be able to walk to the folder; a home of root's is closed to it. */
function reachableFolder(wanted: string): string {
  for (let folder = dirname(wanted); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) {
      const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
      return join(tmpdir(), `takujo-postgres-${name}`);
    }
  }
  return wanted;
}

const claimedPorts = () =>
  join(tmpdir(), `takujo-ports-${userInfo().uid}-${new Date().toISOString().slice(0, 10)}`);

/** Keeps a port from other processes of this person that ask for one. A port is given once a day: there are enough of them. */
function claimPort(port: number): boolean {
  const folder = claimedPorts();
  mkdirSync(folder, { recursive: true });
  try {
    // Of two that come at once, only one makes the file.
    writeFileSync(join(folder, String(port)), "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

const tries = 1_000;

/** Outside of the range for outgoing connections, which could take it before it is used, and not given out today. */
export async function freePort(): Promise<number> {
  for (let count = 0; count < tries; count++) {
    const port = randomInt(20_000, 32_000);
    if (!claimPort(port)) continue;
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer().once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error(
    `No port between 20000 and 32000 was free in ${tries} tries. End what listens there, or remove ${claimedPorts()}.`,
  );
}
