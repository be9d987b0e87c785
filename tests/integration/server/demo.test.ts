import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { runCommand } from "../../../tools/run-command.ts";
import { AuthBrowser } from "../../support/auth-browser.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningProgram, runProgram } from "../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { temporaryStorage } from "../../support/temporary-storage.ts";
import { runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const name = `takujo_test_demo_${process.pid}_${randomUUID().slice(0, 4)}`;
const files = await temporaryStorage();
const realSite = await runningSite();
const other = await createTestDatabase();
let databaseUrl: string;
let demo: RunningProgram;
let mailboxUrl: string;
let server: RunningServer;
let worker: RunningProgram;
beforeAll(async () => {
  databaseUrl = await recreateDatabase(inject("serverUrl"), name);
  await migrate(databaseUrl);
  const { ready, ...program } = await runProgram(
    "demo",
    { ...demoEnv(databaseUrl), PORT: "0", SMTP_PORT: "0" },
    /Mails to (\S+) are shown at (\S+),/,
  );
  demo = program;
  const [, smtpUrl = "", url = ""] = ready;
  mailboxUrl = url;
  server = await runServer({ databaseUrl, env: { DEMO: "on" } });
  worker = await runWorker({ databaseUrl, smtpUrl, env: { ORIGIN: server.origin } });
});
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
  await demo?.stop();
  await files.remove();
  await dropDatabase(inject("serverUrl"), name);
});

const demoEnv = (url: string) => ({
  DATABASE_MIGRATION_URL: url,
  ORIGIN: "https://demo.example",
  STORAGE_FOLDER: files.folder,
});

const command = (file: string, args: string[], env: Record<string, string>) =>
  runCommand(process.execPath, [`tools/${file}.ts`, ...args], { quiet: true, env });

const get = (path: string) => visit(server.origin, path);

const banner = {
  ja: "お試し用のサイトです。毎朝4時に、はじめの状態にもどります。",
  en: "This is a demo. It starts over every morning at 4:00, Japan time.",
};

/** As a visitor finds it: on the pages of the mailbox. */
async function codeFor(email: string): Promise<string> {
  let code = "";
  await waitUntil(async () => {
    const list = await (await fetch(mailboxUrl)).text();
    const row =
      list
        .split("<tr><td>")
        .slice(1)
        .find((each) => each.includes(email)) ?? "";
    code = /\d{6}/.exec(row)?.[0] ?? "";
    return code !== "";
  });
  return code;
}

describe("a demo", () => {
  it("says so on every page, and where its mails are", async () => {
    for (const path of ["/", "/event", "/auth/login", "/ja/news", "/no-such-page"]) {
      const { text, headers } = await get(path);
      expect(text, path).toContain(banner.ja);
      expect(text, path).toContain('href="/demo-mail/"');
      expect(headers["x-robots-tag"], path).toBe("noindex, nofollow");
    }
    for (let round = 0; round < 2; round++) {
      const { text } = await get("/en/about");
      expect(text).toContain(banner.en);
      expect(text).toContain('href="/demo-mail/en/"');
    }
    for (const path of ["/robots.txt", "/sitemap.xml", "/news/feed.xml"]) {
      expect((await get(path)).headers["x-robots-tag"], path).toBe("noindex, nofollow");
    }
  });

  it("has the sample content, and no page for setting it up", async () => {
    expect((await get("/")).status).toBe(200);
    expect((await get("/setup")).status).toBe(404);
    expect((await get("/event/tea-road-evening")).status).toBe(200);
  });

  it("lets anybody be the organizer, and begins anew when it is told to", async () => {
    const browser = new AuthBrowser({ server: server.origin, origin: server.origin });
    const email = "desk@takujo.example";
    expect((await browser.askForCode(email)).ok).toBe(true);
    const signInCode = await codeFor(email);
    expect((await browser.enterCode(email, signInCode)).ok).toBe(true);
    expect((await browser.call("GET", "/admin")).status).toBe(200);

    const { code, output } = await command("demo", ["now"], demoEnv(databaseUrl));
    expect([code, output]).toEqual([0, "The demo has its sample content\n"]);
    expect((await browser.call("GET", "/admin")).status).toBe(302);
    expect((await get("/event/tea-road-evening")).status).toBe(200);
    // Visitors' earlier mails are deleted too, when the demo looks the next time. By day its own content causes others.
    await waitUntil(
      async () => !(await (await fetch(mailboxUrl)).text()).includes(signInCode),
      200_000,
    );
    expect(demo.process.exitCode).toBeNull();
  });

  it("refuses words that it does not know", async () => {
    const { code, output } = await command("demo", ["later"], demoEnv(databaseUrl));
    expect(code).toBe(1);
    expect(output).toContain("Usage");
  });

  it("stays one if it is migrated as a demo, and is a real site if not", async () => {
    const env = { DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: databaseUrl };
    expect((await command("migrate", [], { ...env, DEMO: "on" })).code).toBe(0);
    expect((await command("demo", ["now"], demoEnv(databaseUrl))).code).toBe(0);
    expect((await command("migrate", [], { ...env, DEMO: "" })).code).toBe(0);
    const refused = await command("demo", ["now"], demoEnv(databaseUrl));
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("not a demo");
  });

  it("ends when it is told to", async () => {
    expect(await demo.stop()).toBe(0);
  });
});

describe("a real site", () => {
  it("says nothing of a demo, and may be found", async () => {
    for (const path of ["/", "/en/about"]) {
      const { text, headers } = await realSite.get(path);
      expect(text).not.toMatch(/demo-mail|お試し用|demo-banner/);
      expect(headers["x-robots-tag"]).toBeUndefined();
    }
  });

  it.each([[], ["now"]])(
    "is never emptied by a demo that was started on it %s",
    async (...args) => {
      const { code, output } = await command("demo", args as string[], demoEnv(other.url));
      expect(code).toBe(1);
      expect(output).toMatch(/^This database has content of its own and is not a demo's/);
    },
  );
});
