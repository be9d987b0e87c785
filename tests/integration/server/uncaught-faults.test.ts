import { once } from "node:events";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { waitingStatements } from "../../support/database/waiting-statements.ts";
import { runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { holdTable } from "../support/hold-table.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const database = await createTestDatabase();
const inbox = await startMailInbox();
beforeAll(() => createNews(database.db, { slug: "an-item" }));

const nodeArguments = ["--import", "./tests/support/programs/fault-on-signal.ts"];
const faults = [
  ["SIGUSR2", "unhandledRejection", "a promise that nobody awaits"],
  ["SIGWINCH", "uncaughtException", "an error that nobody catches"],
] as const;

const waitForLock = () => waitUntil(async () => (await waitingStatements(database.db)) > 0);

/** All of them once a program's output is closed, which may be after its end. */
const loggedFaults = (logs: string[]) =>
  logs.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);

describe.each(faults)("%s (%s)", (signal, fault, message) => {
  it("in a server: others' answers arrive whole, then it exits with 1", async () => {
    const server = await runServer({
      databaseUrl: database.url,
      env: { DRAIN_DELAY_MS: "500", SHUTDOWN_GRACE_MS: "60000" },
      nodeArguments,
    });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    const release = await holdTable(database.url, "news");
    const slow = visit(server.origin, "/api/platform/v1/news");
    await waitForLock();
    const exited = once(server.process, "close");
    server.process.kill(signal);
    // Not ready, or by now closed to newcomers.
    await waitUntil(() =>
      visit(server.origin, "/readyz", { agent: false }).then(
        ({ status }) => status === 503,
        ({ code }: NodeJS.ErrnoException) => code === "ECONNREFUSED",
      ),
    );
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
    const exited = once(worker.process, "close");
    worker.process.kill(signal);
    await waitUntil(() => loggedFaults(worker.logs()).length > 0);
    await release();
    expect(await exited).toEqual([1, null]);
    const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(database.db);
    expect(rows).toEqual([]);
    expect(loggedFaults(worker.logs())).toMatchObject([{ fault, err: { message } }]);
  });
});
