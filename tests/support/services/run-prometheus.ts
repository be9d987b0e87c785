import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../../../tools/env.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { waitUntil } from "../../integration/support/wait-until.ts";

/** Which ports are scraped as which job. */
export type Targets = Record<"takujo-server" | "takujo-worker", number[]>;

export interface PrometheusOptions {
  targets: Targets;
  /** Minutes of the rules' windows and pauses become seconds; nothing else of them is changed. */
  isFast?: boolean;
}

export interface Alert {
  name: string;
  state: "pending" | "firing";
  summary: string;
}

export interface RunningPrometheus {
  /** The series that an expression gives now, each with its value. */
  query(expression: string): Promise<{ metric: Record<string, string>; value: number }[]>;
  alerts(): Promise<Alert[]>;
  /** Looks at these from now on. */
  retarget(targets: Targets): Promise<void>;
  /** The names of all alerts that the rules define. */
  alertNames: string[];
  stop(): Promise<void>;
}

interface Rules {
  groups: { rules: { alert?: string }[] }[];
}

const folder = join(root, "deploy/prometheus");

/** `for: 2m` and `[5m]` in seconds instead of minutes. */
export const fasterRules = (rules: string) =>
  rules.replace(/(\bfor: \d+|\[\d+)m\b/g, (_, start: string) => `${start}s`);

/** A real Prometheus (Debian's package) with the rules of deploy/prometheus, which looks every second. */
export async function runPrometheus({
  targets,
  isFast = false,
}: PrometheusOptions): Promise<RunningPrometheus> {
  const data = await mkdtemp(join(tmpdir(), "takujo-prometheus-"));
  const [settings, rules] = await Promise.all([
    readFile(join(folder, "prometheus.yaml"), "utf8"),
    readFile(join(folder, "rules.yaml"), "utf8"),
  ]);
  const configure = (targets: Targets) => {
    const config = {
      ...(parse(settings) as object),
      global: { scrape_interval: "1s", evaluation_interval: "1s" },
      scrape_configs: Object.entries(targets).map(([job, ports]) => ({
        job_name: job,
        static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }],
      })),
    };
    return writeFile(join(data, "prometheus.yaml"), stringify(config));
  };
  await configure(targets);
  await writeFile(join(data, "rules.yaml"), isFast ? fasterRules(rules) : rules);
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [
      `--config.file=${join(data, "prometheus.yaml")}`,
      `--storage.tsdb.path=${join(data, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const stop = async () => {
    await end(child);
    await rm(data, { recursive: true, force: true });
  };
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  const output: string[] = [];
  child.stderr.on("data", (part: Buffer) => output.push(part.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`prometheus ended:\n${output.join("")}`);
    return (await fetch(`${origin}/-/ready`).catch(() => null))?.ok ?? false;
  };
  await waitUntil(isReady);

  async function ask<Data>(path: string): Promise<Data> {
    const response = await fetch(`${origin}/api/v1/${path}`);
    const body = (await response.json()) as { status: string; error?: string; data: Data };
    if (body.status !== "success") throw new Error(`${path}: ${body.error}`);
    return body.data;
  }
  return {
    async query(expression) {
      type Series = { metric: Record<string, string>; value: [number, string] };
      const { result } = await ask<{ result: Series[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      return result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }));
    },
    async alerts() {
      type Raised = Pick<Alert, "state"> & {
        labels: { alertname: string };
        annotations: { summary: string };
      };
      const { alerts } = await ask<{ alerts: Raised[] }>("alerts");
      return alerts.map(({ state, labels, annotations }) => ({
        name: labels.alertname,
        state,
        summary: annotations.summary,
      }));
    },
    async retarget(targets) {
      await configure(targets);
      child.kill("SIGHUP");
    },
    alertNames: (parse(rules) as Rules).groups
      .flatMap((group) => group.rules)
      .flatMap(({ alert }) => alert ?? []),
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
