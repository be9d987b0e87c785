import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../../tools/env.ts";
import { createTestDatabase } from "../../../support/database/test-database.ts";
import { metricsPort } from "../../../support/programs/metrics-port.ts";
import type { RunningProgram } from "../../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { runWorker } from "../../../support/programs/run-worker.ts";
import { startMailInbox } from "../../../support/services/mail-inbox.ts";
import { visit } from "../../support/visit.ts";
import { waitUntil } from "../../support/wait-until.ts";

const database = await createTestDatabase();
const inbox = await startMailInbox();
const env = { METRICS_PORT: "0" };
let server: RunningServer;
let worker: RunningProgram;

beforeAll(async () => {
  await createNews(database.db, { slug: "an-item" });
  server = await runServer({ databaseUrl: database.url, env });
  worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url, env });
});
afterAll(async () => {
  await Promise.all([server?.stop(), worker?.stop()]);
});

const metricsOrigin = (program: RunningProgram) => `http://127.0.0.1:${metricsPort(program)}`;

const scrape = async (program: RunningProgram) =>
  (await visit(metricsOrigin(program), "/metrics")).text.split("\n");

/** The value of a metric with these labels. */
const metric = (lines: string[], name: string, labels: Record<string, string> = {}) => {
  const found = lines.find((line) =>
    line.startsWith(`${name}{`) || line.startsWith(`${name} `)
      ? Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`))
      : false,
  );
  return found === undefined ? undefined : Number(found.split(" ").at(-1));
};

describe("the metrics of a server", () => {
  it("count requests by route, method and status, and pages by where they came from", async () => {
    for (const path of ["/news", "/news", "/en/news/an-item", "/news/nothing", "/api/v1/nothing"]) {
      await visit(server.origin, path);
    }
    const total = "takujo_http_requests_total";
    const lines = await scrape(server);
    expect(metric(lines, total, { route: "/news", method: "GET", status: "200" })).toBe(2);
    expect(metric(lines, total, { route: "/news/:slug", status: "200" })).toBe(1);
    expect(metric(lines, total, { route: "/news/:slug", status: "404" })).toBe(1);
    expect(metric(lines, total, { route: "other", status: "404" })).toBe(1);
    expect(metric(lines, "takujo_http_request_seconds_count", { route: "/news" })).toBe(2);
    expect(metric(lines, "takujo_page_cache_total", { from: "memory" })).toBe(1);
    expect(metric(lines, "takujo_page_cache_total", { from: "rendering" })).toBeGreaterThan(0);
  });

  it("tell of the pool, the listener, the seat gate and the event loop", async () => {
    const lines = await scrape(server);
    expect(metric(lines, "takujo_database_connections", { state: "idle" })).toBeGreaterThan(0);
    expect(metric(lines, "takujo_database_waiting")).toBe(0);
    expect(metric(lines, "takujo_content_changes_heard")).toBe(1);
    expect(metric(lines, "takujo_seat_gate_batch_size_count")).toBe(0);
    expect(metric(lines, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });

  it("count what people would miss by itself in groups, and attempts to sign in by result", async () => {
    const call = async (path: string) => {
      const answer = await fetch(server.origin + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.origin },
        body: JSON.stringify({ email: "somebody@example.org", otp: "000000" }),
      });
      await answer.text();
    };
    await call("/api/auth/sign-in/email-otp");
    await call("/api/v1/authorized/reservations");
    await visit(server.origin, "/api/v1/seats?events=an-event");
    const lines = await scrape(server);
    const total = "takujo_http_requests_total";
    expect(metric(lines, total, { group: "sign-in", route: "/api/auth/*" })).toBe(1);
    expect(metric(lines, total, { group: "reservations", method: "POST" })).toBe(1);
    expect(metric(lines, total, { group: "polls" })).toBe(1);
    expect(metric(lines, "takujo_http_request_seconds_count", { group: "polls" })).toBe(1);
    expect(metric(lines, "takujo_sign_ins_total", { by: "code", result: "refused" })).toBe(1);
    expect(metric(lines, "takujo_sign_ins_total", { by: "code", result: "done" })).toBe(0);
  });

  it("say which version runs", async () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(metric(await scrape(server), "takujo_build_info", { version })).toBe(1);
    expect(metric(await scrape(worker), "takujo_build_info", { version })).toBe(1);
  });

  it("stand at a port of their own, which has nothing else", async () => {
    expect((await visit(server.origin, "/metrics")).status).toBe(404);
    const origin = metricsOrigin(server);
    expect((await visit(origin, "/healthz")).status).toBe(200);
    for (const path of ["/", "/news", "/metrics/..", "//metrics"]) {
      expect((await visit(origin, path)).status).toBe(404);
    }
  });

  it("do not grow by visitors' input", async () => {
    const before = (await scrape(server)).length;
    for (let number = 0; number < 50; number++) {
      await visit(server.origin, `/news/${number}-of-many?${number}`);
      await visit(server.origin, `/${number}/nowhere`, { headers: { "user-agent": `${number}` } });
    }
    // A status that was not met before adds the lines of one histogram; every visitor's own would add a hundred at least.
    expect((await scrape(server)).length).toBeLessThanOrEqual(before + 60);
  });
});

/** The names of all metrics that both programs tell, with and without a value. */
const toldNames = async () =>
  [...(await scrape(server)), ...(await scrape(worker))]
    .filter((line) => line.startsWith("# TYPE "))
    .map((line) => line.split(" ")[2] ?? "");

const namesIn = (path: string) =>
  new Set(readFileSync(join(root, path), "utf8").match(/\btakujo_\w+/g));

it("every metric that a rule or an alert of Prometheus reads is there", async () => {
  const told = await toldNames();
  const read = [...namesIn("deploy/prometheus/rules.yaml")]
    .map((name) => name.replace(/_bucket$/, ""))
    // What backups say of themselves: deploy/backup/record-success.sh.
    .filter((name) => !name.startsWith("takujo_backup_"));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !told.includes(name))).toEqual([]);
});

it("every metric of ours is in the list of docs/operations.md", async () => {
  const listed = namesIn("docs/operations.md");
  const told = (await toldNames()).filter((name) => name.startsWith("takujo_"));
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((name) => !listed.has(name))).toEqual([]);
});

describe("the metrics of a worker", () => {
  it("tell of mails, waiting and dead jobs, and seats", async () => {
    await sql`select graphile_worker.add_job('no-such-task', run_at => now() - interval '1 hour', max_attempts => 1)`.execute(
      database.db,
    );
    await waitUntil(
      async () => (metric(await scrape(worker), "takujo_queue_age_seconds") ?? 0) > 3_000,
    );
    const lines = await scrape(worker);
    expect(metric(lines, "takujo_queue_waiting_jobs")).toBe(1);
    expect(metric(lines, "takujo_queue_dead_jobs")).toBe(0);
    expect(metric(lines, "takujo_seats", { state: "taken" })).toBe(0);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(
      database.db,
    );
    expect(metric(await scrape(worker), "takujo_queue_dead_jobs")).toBe(1);
  });

  it("have its health beside them", async () => {
    expect((await visit(metricsOrigin(worker), "/healthz")).status).toBe(200);
    expect(metric(await scrape(worker), "takujo_ready")).toBe(1);
  });

  it("tell nothing of changed content, which a worker does not listen to", async () => {
    expect(metric(await scrape(worker), "takujo_content_changes_heard")).toBeUndefined();
  });

  it("begin with every result of a mail, so that the first failures are an increase", async () => {
    const lines = await scrape(worker);
    for (const result of ["sent", "away", "later", "refused"]) {
      expect(metric(lines, "takujo_mails_total", { result })).toBe(0);
    }
  });

  it("count jobs by task and result, and how long they take", async () => {
    await sql`select graphile_worker.add_job('reservation-mail', '{}', max_attempts => 2),
      graphile_worker.add_job('index-search', '{}')`.execute(database.db);
    const counted = async () => {
      const lines = await scrape(worker);
      return (name: string, labels: Record<string, string>) => metric(lines, name, labels);
    };
    const [task, total] = ["reservation-mail", "takujo_jobs_total"];
    await waitUntil(async () => (await counted())(total, { task, result: "given-up" }) === 1);
    await waitUntil(
      async () => ((await counted())(total, { task: "index-search", result: "done" }) ?? 0) > 0,
    );
    const told = await counted();
    expect(told(total, { task, result: "failed" })).toBe(1);
    expect(told(total, { task, result: "done" })).toBe(0);
    expect(told("takujo_job_seconds_count", { task })).toBe(2);
  });

  it("begin with every result of a push too", async () => {
    const lines = await scrape(worker);
    for (const result of ["accepted", "gone", "refused", "away"]) {
      expect(metric(lines, "takujo_pushes_total", { result })).toBe(0);
    }
  });
});
