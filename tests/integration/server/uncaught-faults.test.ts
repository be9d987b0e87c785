import { once } from "node:events";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startMailInbox } from "../../support/mail-inbox.ts";
import { runServer } from "../../support/run-server.ts";
import { runWorker } from "../../support/run-worker.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { holdTable } from "../support/hold-table.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const database = await createTestDatabase();
const inbox = await startMailInbox();
beforeAll(() => createNews(database.db, { slug: "an-item" }));

const nodeArguments = ["--import", "./tests/support/fault-on-signal.ts"];
const faults = [
  ["SIGUSR2", "unhandledRejection", "a promise that nobody awaits"],
  ["SIGWINCH", "uncaughtException", "an error that nobody catches"],
] as const;

async function waitForLock(): Promise<void> {
  await waitUntil(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
      from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      database.db,
    );
    return (rows[0]?.waiting ?? 0) > 0;
  }, 10_000);
}

const loggedFaults = (logs: string[]) =>
  logs.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);

describe.each(faults)("%s (%s)", { timeout: 60_000 }, (signal, fault, message) => {
  it("in a server: others' answers arrive whole, then it exits with 1", async () => {
    const server = await runServer({
      databaseUrl: database.url,
      env: { DRAIN_DELAY_MS: "500" },
      nodeArguments,
    });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    const release = await holdTable(database.url, "news");
    const slow = visit(server.origin, "/api/platform/v1/news");
    await waitForLock();
    const exited = once(server.process, "exit");
    server.process.kill(signal);
    await waitUntil(async () => (await visit(server.origin, "/readyz")).status === 503, 2_000);
    await release();
    const { status, text } = await slow;
    expect(status).toBe(200);
    expect(JSON.parse(text).items).toHaveLength(1);
    expect(await exited).toEqual([1, null]);
    expect(loggedFaults(server.logs())).toMatchObject([{ fault, err: { message } }]);
  });

  it("in a worker: the job that runs is finished, then it exits with 1", async () => {
    const worker = await runWorker({
      databaseUrl: database.url,
      smtpUrl: inbox.url,
      nodeArguments,
    });
    onTestFinished(() => void worker.process.kill("SIGKILL"));
    const release = await holdTable(database.url, "idempotency_key");
    await sql`select graphile_worker.add_job('delete-expired')`.execute(database.db);
    await waitForLock();
    const exited = once(worker.process, "exit");
    worker.process.kill(signal);
    await waitUntil(() => loggedFaults(worker.logs()).length > 0, 5_000);
    await release();
    expect(await exited).toEqual([1, null]);
    const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(database.db);
    expect(rows).toEqual([]);
    expect(loggedFaults(worker.logs())).toMatchObject([{ fault, err: { message } }]);
  });
});
