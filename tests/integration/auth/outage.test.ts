import { migrate } from "@takujo/db/migrate";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthBrowser } from "../../support/auth-browser.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { privatePostgres } from "../support/private-postgres.ts";
import { publicOrigin } from "../support/running-site.ts";
import { comesWithin } from "../support/wait-until.ts";

const inbox = await startMailInbox();
let postgres: Awaited<ReturnType<typeof privatePostgres>>;
let server: RunningServer;
let worker: RunningProgram;
const start = () =>
  runServer({
    databaseUrl: postgres.url,
    env: { ORIGIN: publicOrigin, ROLES: "auth,games", TRUSTED_PROXIES: "1" },
  });

beforeAll(async () => {
  postgres = await privatePostgres();
  await migrate(postgres.url);
  server = await start();
  worker = await runWorker({ databaseUrl: postgres.url, smtpUrl: inbox.url });
});
afterAll(async () => {
  await server?.stop();
  await worker?.stop();
  postgres?.remove();
});

const path = "/logins/login_user";

describe("people stay signed in", () => {
  it("when PostgreSQL stops at once, and the server is started anew meanwhile", async () => {
    const person = new AuthBrowser({ server: server.origin, origin: publicOrigin });
    const { email } = await person.signIn(inbox);
    const token = await person.token();
    expect((await person.authorized(path, token)).status).toBe(200);

    postgres.stop();
    const away = await person.authorized(path, token);
    expect([away.status, away.headers.has("retry-after")]).toEqual([503, true]);
    expect((await person.auth("GET", "/get-session")).status).toBe(503);
    postgres.start();
    const isBack = async () => (await person.authorized(path, token)).status === 200;
    expect(await comesWithin(5, isBack)).toBe(true);
    expect(await (await person.auth("GET", "/get-session")).json()).toMatchObject({
      user: { email },
    });

    await server.stop();
    postgres.stop();
    postgres.start();
    server = await start();
    const after = new AuthBrowser({ server: server.origin, origin: publicOrigin });
    for (const [name, value] of person.cookies) after.cookies.set(name, value);
    expect((await after.authorized(path, token)).status).toBe(200);
    expect((await after.token()).length).toBeGreaterThan(0);
    expect(await (await after.auth("GET", "/get-session")).json()).toMatchObject({
      user: { email },
    });
  });

  it.each([
    "GET /get-session",
    "GET /token",
    "GET /list-sessions",
    "POST /admin/stop-impersonating",
  ])("while the table of sessions is locked: %s says so, not that nobody is", async (call) => {
    const person = new AuthBrowser({ server: server.origin, origin: publicOrigin });
    await person.signIn(inbox);
    const [method = "", path = ""] = call.split(" ");
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    try {
      await holder.query("begin; lock table session in access exclusive mode");
      const answer = await person.auth(method, path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    } finally {
      await holder.end();
    }
    expect(await (await person.auth("GET", "/get-session")).json()).toHaveProperty("user");
  });
});
