import { once } from "node:events";
import { Agent } from "node:http";
import { setImmediate as nextLoop } from "node:timers/promises";
import { createNews } from "@takujo/db/testing/create-news";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { waitingStatements } from "../../support/database/waiting-statements.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { holdTable } from "../support/hold-table.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const slowPath = "/api/platform/v1/news";
const database = await createTestDatabase();
beforeAll(() => createNews(database.db, { slug: "an-item" }));

/** Reads of the held table wait for it, as long as it is held. */
const longTimeouts = { DATABASE_LOCK_TIMEOUT_MS: "60000", DATABASE_STATEMENT_TIMEOUT_MS: "60000" };

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await runServer({ databaseUrl: database.url, env: { ...longTimeouts, ...env } });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

const holdNews = () => holdTable(database.url, "news");

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
}

const statusOf = (answer: Promise<{ status: number }>) =>
  answer.then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );

/** Longer than any test looks at a server that drains. */
const drainsOn = { DRAIN_DELAY_MS: "600000" };

const isUnready = ({ origin }: RunningServer) =>
  waitUntil(async () => (await visit(origin, "/readyz")).status === 503);

/** For the held table. */
const waitingReads = () => waitingStatements(database.db);

describe("SIGTERM", () => {
  it("under load answers all 100 requests that were sent, then exits with 0", async () => {
    const server = await start({
      DRAIN_DELAY_MS: "1500",
      SHUTDOWN_GRACE_MS: "60000",
      DATABASE_POOL: "40",
    });
    const agent = keepAliveAgent();
    const send = (path: string) => statusOf(visit(server.origin, path, { agent }));
    const sendAnew = (path: string) => statusOf(visit(server.origin, path, { agent: false }));
    // Opens the connections and fills the cache.
    await Promise.all(Array.from({ length: 100 }, () => send("/about")));
    const release = await holdNews();
    // Fewer than the connections of a pooler, through which this runs too.
    const slow = Array.from({ length: 16 }, () => send(slowPath));
    await waitUntil(async () => (await waitingReads()) >= 16);
    const quick = Array.from({ length: 84 }, (_, index) =>
      send(["/about", "/no-such-page", "/en/about", "/robots.txt"][index % 4] ?? ""),
    );
    const exited = once(server.process, "exit");
    // By then they are on their way.
    await nextLoop();
    server.process.kill("SIGTERM");
    await waitUntil(async () => (await sendAnew("/healthz")) === "ECONNREFUSED");
    // It has stopped listening, and the slow ones still wait.
    expect(await waitingReads()).toBe(16);
    await release();
    const answers = await Promise.all([...slow, ...quick]);
    const counted = Object.groupBy(answers, String);
    expect(Object.keys(counted).sort()).toEqual(["200", "404"]);
    expect([counted["200"]?.length, counted["404"]?.length]).toEqual([79, 21]);
    expect(await exited).toEqual([0, null]);
  });

  it("is not cut short by a second one", async () => {
    const server = await start({ DRAIN_DELAY_MS: "300" });
    const exited = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await waitUntil(() => server.logs().some((line) => line.includes("shutting down")));
    server.process.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  it("says 503 at /readyz and goes on answering while it drains", async () => {
    const server = await start(drainsOn);
    await visit(server.origin, "/about");
    expect((await visit(server.origin, "/readyz")).status).toBe(200);
    server.process.kill("SIGTERM");
    await isUnready(server);
    expect((await visit(server.origin, "/healthz")).status).toBe(200);
    expect((await visit(server.origin, "/about")).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });

  it("closes persistent connections with each answer, from memory or not", async () => {
    const server = await start(drainsOn);
    const agent = keepAliveAgent();
    const connectionOf = async (path: string) =>
      (await visit(server.origin, path, { agent })).headers.connection;
    const paths = ["/about", "/favicon.ico", "/no-such-page", slowPath, "/healthz"];
    for (const path of paths) expect(await connectionOf(path), path).toBe("keep-alive");
    server.process.kill("SIGTERM");
    await isUnready(server);
    for (const path of paths) expect(await connectionOf(path), path).toBe("close");
  });

  it("loses no request of clients that stop when /readyz fails", async () => {
    const server = await start(drainsOn);
    const answers: (number | string)[] = [];
    let isReady = true;
    const clients = Array.from({ length: 10 }, async () => {
      const agent = keepAliveAgent();
      while (isReady) answers.push(await statusOf(visit(server.origin, "/about", { agent })));
    });
    await waitUntil(() => answers.length > 50);
    server.process.kill("SIGTERM");
    await isUnready(server);
    isReady = false;
    await Promise.all(clients);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it("waits no longer than the grace for a request that never ends", async () => {
    const server = await start({ SHUTDOWN_GRACE_MS: "500" });
    await holdNews();
    const stuck = statusOf(visit(server.origin, slowPath));
    await waitUntil(async () => (await waitingReads()) > 0);
    const exited = once(server.process, "exit");
    server.process.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    // Not answered: what it waited for is held still.
    expect(await stuck).toBe("ECONNRESET");
  });
});
