import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { runWorker } from "../../../support/programs/run-worker.ts";
import { startErrorReceiver } from "../../../support/services/error-receiver.ts";
import { startMailInbox } from "../../../support/services/mail-inbox.ts";
import { visit } from "../../support/visit.ts";
import { comesWithin, waitUntil } from "../../support/wait-until.ts";

const database = await createTestDatabase();
const receiver = await startErrorReceiver();
const env = { ERROR_REPORT_DSN: receiver.dsn, TRUSTED_PROXIES: "1" };
await createNews(database.db, { slug: "an-item" });

beforeEach(() => {
  receiver.received.length = 0;
  receiver.become("takes");
});

const received = async (count = 1) => {
  await waitUntil(() => receiver.received.length >= count);
  return receiver.received;
};

async function start(nodeArguments: string[] = []): Promise<RunningServer> {
  const server = await runServer({ databaseUrl: database.url, env, nodeArguments });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

/** Every read of it fails meanwhile. */
async function withoutNews(act: () => Promise<unknown>): Promise<void> {
  await sql`alter table news rename to news_elsewhere`.execute(database.db);
  try {
    await act();
  } finally {
    await sql`alter table news_elsewhere rename to news`.execute(database.db);
  }
}

describe("errors of a server", () => {
  it("are sent as envelopes, with their location and no personal data", async () => {
    const server = await start();
    await withoutNews(() =>
      visit(server.origin, "/api/platform/v1/news?locale=ja&q=kotori%40example.jp", {
        headers: { cookie: "session=secret-cookie", authorization: "Bearer secret-token" },
      }),
    );
    const [report] = await received();
    expect(report?.path).toBe("/below/api/42/envelope/");
    expect(report?.headers["x-sentry-auth"]).toContain("sentry_key=public-key");
    expect(report?.event).toMatchObject({
      platform: "node",
      level: "error",
      logger: "server",
      transaction: "unexpected error",
    });
    expect(report?.event.release).toMatch(/^takujo@\d/);
    expect(report?.event.tags["requestId"]).toMatch(/^[\w-]{36}$/);
    const [thrown] = report?.event.exception.values ?? [];
    expect(thrown).toMatchObject({ type: "error", value: 'relation "news" does not exist' });
    const frames = thrown?.stacktrace.frames ?? [];
    expect(frames.some(({ filename, in_app }) => in_app && filename.startsWith("packages/"))).toBe(
      true,
    );
    expect(report?.whole).not.toMatch(/kotori|example\.jp|secret|cookie|\/tmp\/|\/work\//);
  });

  it("come at most five times a minute where they are the same", async () => {
    const server = await start();
    const startedAt = Date.now();
    await withoutNews(async () => {
      for (let time = 0; time < 30; time++) await visit(server.origin, "/api/platform/v1/news");
    });
    // Five at once, and one more in twelve seconds.
    const max = 5 + Math.floor((Date.now() - startedAt) / 12_000);
    await received(5);
    await server.stop();
    expect(receiver.received.length).toBeLessThanOrEqual(max);
  });

  it("that nobody caught are sent before the process ends", async () => {
    const server = await start(["--import", "./tests/support/programs/fault-on-signal.ts"]);
    server.process.kill("SIGUSR2");
    const [report] = await received();
    expect(report?.event.level).toBe("fatal");
    expect(report?.event.exception.values[0]?.value).toBe("a promise that nobody awaits");
  });

  it("delay neither requests nor shutdown while the service hangs or refuses", async () => {
    for (const mood of ["hangs", "refuses"] as const) {
      receiver.become(mood);
      const before = receiver.asked();
      const givenUp = receiver.givenUp();
      const server = await start();
      const startedAt = Date.now();
      await withoutNews(async () => {
        for (let time = 0; time < 20; time++) {
          const answer = await visit(server.origin, `/api/platform/v1/news`);
          expect(answer.status).toBe(500);
          // The first answer does not wait until the report is given up.
          if (time === 0) expect(receiver.givenUp()).toBe(givenUp);
        }
      });
      await waitUntil(() => receiver.asked() > before);
      server.process.kill("SIGTERM");
      expect(await comesWithin(5, () => server.process.exitCode !== null)).toBe(true);
      expect(server.process.exitCode).toBe(0);
      // The service is asked again after thirty seconds.
      const max = 1 + Math.floor((Date.now() - startedAt) / 30_000);
      expect(receiver.asked() - before).toBeLessThanOrEqual(max);
    }
  });
});

it("errors of a worker's jobs are sent with the job's name", async () => {
  const inbox = await startMailInbox();
  const worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url, env });
  onTestFinished(async () => void (await worker.stop()));
  await sql`select graphile_worker.add_job('reservation-mail', '{"reservationId": "kotori@example.jp"}', max_attempts => 1)`.execute(
    database.db,
  );
  const [report] = await received();
  expect(report?.event).toMatchObject({
    logger: "worker",
    transaction: "job failed",
    tags: { task: "reservation-mail" },
  });
  expect(report?.event.exception.values.at(-1)?.type).toBe("ZodError");
  expect(report?.whole).not.toContain("kotori");
});

describe("errors of browsers", () => {
  const fault = (origin: string) => ({
    type: "TypeError",
    message: "no seat of kotori@example.jp",
    stack: `TypeError: no\n    at open (${origin}/assets/a.js:1:20)\n    at spy (https://elsewhere.example/x.js:1:1)`,
    path: "/en/event/an-evening",
    build: "build-1",
  });
  let clients = 0;
  /** Each from an address of its own, unless one is given. */
  const post = (
    server: RunningServer,
    body: BodyInit | null,
    { headers = {}, ...more }: RequestInit & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`${server.origin}/error-report`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `192.0.2.${clients++}`,
        ...headers,
      },
      ...more,
    });

  it("are passed on with route, build and places in our scripts", async () => {
    const server = await start();
    expect((await visit(server.origin, "/")).text).toContain('"reportsErrors":true');
    const answer = await post(server, JSON.stringify(fault(server.origin)));
    expect(answer.status).toBe(204);
    const [report] = await received();
    expect(report?.event).toMatchObject({
      platform: "javascript",
      logger: "browser",
      transaction: "/event/:slug",
      tags: { build: "build-1" },
    });
    const [thrown] = report?.event.exception.values ?? [];
    expect(thrown?.value).toBe("no seat of (mail address)");
    expect(thrown?.stacktrace.frames.map(({ filename }) => filename)).toEqual(["/assets/a.js"]);
    expect(report?.whole).not.toMatch(/kotori|elsewhere|an-evening|127\.0\.0\.1/);
  });

  it("are refused if malformed, and floods after the first few", async () => {
    const server = await start();
    const good = fault(server.origin);
    const text = JSON.stringify(good);
    const hostile: [what: string, status: number, answer: () => Promise<Response>][] = [
      ["nothing", 400, () => post(server, "")],
      ["broken JSON", 400, () => post(server, text.slice(1))],
      ["null", 400, () => post(server, "null")],
      ["a list", 400, () => post(server, `[${text}]`)],
      ["deep JSON", 400, () => post(server, "[".repeat(9_000))],
      ["a field too many", 400, () => post(server, JSON.stringify({ ...good, email: "a@b.jp" }))],
      ["a field too few", 400, () => post(server, JSON.stringify({ ...good, stack: undefined }))],
      ["a list for a text", 400, () => post(server, JSON.stringify({ ...good, message: ["a"] }))],
      [
        "a long stack",
        400,
        () => post(server, JSON.stringify({ ...good, stack: "a".repeat(5_000) })),
      ],
      ["a type of words", 400, () => post(server, JSON.stringify({ ...good, type: "a b" }))],
      [
        "an address for a path",
        400,
        () => post(server, JSON.stringify({ ...good, path: "https://a" })),
      ],
      ["far too much", 413, () => post(server, `"${"a".repeat(30_000)}"`)],
      ["plain text", 403, () => post(server, text, { headers: { "content-type": "text/plain" } })],
      [
        "a form",
        400,
        () =>
          post(server, "a=b", { headers: { "content-type": "application/x-www-form-urlencoded" } }),
      ],
      [
        "from elsewhere",
        403,
        () => post(server, text, { headers: { origin: "https://elsewhere.example" } }),
      ],
      ["PUT", 405, () => post(server, text, { method: "PUT" })],
      ["DELETE", 405, () => post(server, null, { method: "DELETE" })],
      ["GET", 404, () => fetch(`${server.origin}/error-report`)],
    ];
    for (const [what, status, answer] of hostile)
      expect((await answer()).status, what).toBe(status);
    expect(receiver.received).toEqual([]);
    const startedAt = Date.now();
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        post(
          server,
          JSON.stringify({ ...good, stack: `at (${server.origin}/assets/${number}.js:1:1)` }),
          { headers: { "x-forwarded-for": "192.0.2.200" } },
        ),
      ),
    );
    const statuses = flood.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    // Ten at once, and one more in five seconds.
    const max = 10 + Math.ceil((Date.now() - startedAt) / 5_000);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(max);
  });

  it("are neither asked for nor taken without an address", async () => {
    const server = await runServer({ databaseUrl: database.url });
    onTestFinished(async () => void (await server.stop()));
    expect((await visit(server.origin, "/")).text).not.toContain("reportsErrors");
    const answer = await post(server, JSON.stringify(fault(server.origin)));
    expect([404, 405]).toContain(answer.status);
  });
});
