import { migrate } from "@takujo/db/migrate";
import { createNews } from "@takujo/db/testing/create-news";
import { messagesByLocale } from "@takujo/i18n/messages";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { privatePostgres } from "../../support/private-postgres.ts";
import { crawler, visit } from "../../support/visit.ts";
import { comesWithin, waitUntil } from "../../support/wait-until.ts";

const cached = ["/news", "/", "/news/an-item", "/en/sitemap.xml"];
const uncached = ["/en/news", "/ja", "/en/news/an-item"];
/** In seconds. */
const recoveryLimit = 5;

let postgres: Awaited<ReturnType<typeof privatePostgres>>;
let server: RunningServer;
const get = (path: string, headers = {}) => visit(server.origin, path, { headers });

/** One statement on a connection that does not outlive it. */
async function withDatabase(run: (db: ReturnType<typeof createDatabase>) => Promise<unknown>) {
  const db = createDatabase(createPool({ connectionString: postgres.url, onError: () => {} }));
  await run(db).finally(() => db.destroy());
}

beforeAll(async () => {
  postgres = await privatePostgres();
  await migrate(postgres.url);
  await withDatabase((db) => createNews(db, { slug: "an-item", title: "停電の前" }));
  server = await runServer({ databaseUrl: postgres.url });
  // The cache stores pages permanently once it listens for changes.
  for (const path of [...cached, ...cached]) await get(path);
  postgres.stop();
});
afterAll(async () => {
  await server?.stop();
  postgres?.remove();
});

describe("without a database", () => {
  it.each(cached)("the cached %s is served", async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(path === "/en/sitemap.xml" ? "/en/news/an-item" : "停電の前");
  });

  it.each(uncached)(
    "the uncached %s is the 503 screen with Retry-After [ER-1][ER-5]",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("private, no-store");
      const { commons } = messagesByLocale[path.startsWith("/en") ? "en" : "ja"];
      expect(text).toContain(commons.error.status.maintenance.heading);
      expect(text).toContain(commons.error.status.maintenance.body);
    },
  );

  it.each(["/api/auth/get-session", "/api/auth/token", "/api/auth/jwks"])(
    "the auth service says at %s that it will be back",
    async (path) => {
      const cookie = "better-auth.session_token=any.any";
      const { status, headers } = await get(path, { cookie });
      expect(status).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    },
  );

  it("the screen offers to reload instead of going back [ER-3]", async () => {
    const { reload, back } = messagesByLocale.ja.commons.error;
    const main = /<main[\s\S]*<\/main>/.exec((await get("/ja")).text)?.[0];
    expect(main).toContain(reload);
    expect(main).not.toContain(back);
  });

  it("a crawler gets the status alone [ER-4]", async () => {
    const { status, sent, headers } = await get("/en/news", { "user-agent": crawler });
    expect([status, sent.length]).toEqual([503, 0]);
    expect(headers).toHaveProperty("retry-after");
  });

  it("a page that needs data for one figure only is served", async () => {
    expect((await get("/en/about")).status).toBe(200);
  });

  it.each([
    "/ja/sitemap.xml",
    "/sitemap-1.xml",
    "/news/feed.xml",
    "/en/article/feed.xml",
    "/event/feed.xml",
    "/event/calendar.ics",
    "/social/news/an-item.png",
  ])("an uncached %s is refused with Retry-After, not half told", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("the API answers with a problem", async () => {
    const { status, text } = await get("/api/platform/v1/news");
    expect([status, JSON.parse(text).code]).toEqual([503, "unavailable"]);
  });

  it("the process reports that it is alive but not ready", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(503);
    expect(server.process.exitCode).toBeNull();
  });
});

describe("when the database is back", () => {
  it("everything is served again within 5 s, by the same process", async () => {
    postgres.start();
    const isBack = async () => {
      const answers = await Promise.all(["/readyz", ...uncached].map((path) => get(path)));
      return answers.every(({ status }) => status === 200);
    };
    expect(await comesWithin(recoveryLimit, isBack)).toBe(true);
    expect(server.process.exitCode).toBeNull();
  });

  it("changes are received again", async () => {
    await waitUntil(async () => (await get("/news")).status === 200);
    await withDatabase((db) =>
      db.updateTable("news_text").set({ title: "停電の後" }).where("locale", "=", "ja").execute(),
    );
    const isShown = async () => (await get("/news")).text.includes("停電の後");
    expect(await comesWithin(recoveryLimit, isShown)).toBe(true);
  });
});
