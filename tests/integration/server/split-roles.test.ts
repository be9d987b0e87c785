import { listNews, readNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { createNews } from "@takujo/db/testing/create-news";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createApiClient } from "../../../apps/web/app/api/create-client.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { silentLogger } from "../../support/silent-logger.ts";
import { visit } from "../support/visit.ts";

const database = await createTestDatabase();
let apis: RunningServer;
let web: RunningServer;
let whole: RunningServer;

beforeAll(async () => {
  await createNews(database.db, { slug: "pinned-item", pinned: true });
  for (const [day, slug] of ["three", "two", "one"].entries()) {
    await createNews(database.db, { slug, publishedAt: new Date(Date.UTC(2026, 0, 20 - day)) });
  }
  const { db } = database;
  await db.updateTable("news").set({ slug: "three-before" }).where("slug", "=", "three").execute();
  await db.updateTable("news").set({ slug: "three" }).where("slug", "=", "three-before").execute();
  const run = (env: Record<string, string>) =>
    runServer({ databaseUrl: database.url, env: { ORIGIN: "https://takujo.example", ...env } });
  apis = await run({ ROLES: "auth,platform,games" });
  const { origin } = apis;
  web = await run({ ROLES: "web", AUTH_URL: origin, PLATFORM_URL: origin, GAMES_URL: origin });
  whole = await run({});
});
afterAll(() => Promise.all([apis, web, whole].map((server) => server?.stop())));

describe("the API client", () => {
  const readToken = () => undefined;

  it("gets the same in this process and over HTTP", async () => {
    const api = createPlatformApi({
      db: database.db,
      logger: silentLogger,
      secret: "of the test",
      origin: "https://takujo.example",
    });
    const inside = createApiClient({
      baseUrl: "http://platform.internal",
      fetch: async (request) => api.fetch(request),
      readToken,
    });
    const across = createApiClient({ baseUrl: apis.origin, fetch, readToken });
    const ask = async (client: typeof inside) => ({
      list: (await listNews({ client, query: { locale: "en", limit: 2, page: 2 } })).data,
      item: (await readNews({ client, path: { slug: "two" } })).data,
      missing: (await readNews({ client, path: { slug: "a/b" } })).error,
      refused: (await listNews({ client, query: { page: 0 } })).error,
      moved: (await readNews({ client, path: { slug: "three-before" } })).error,
    });
    const answers = await ask(inside);
    expect(answers.list?.items).toHaveLength(1);
    expect(answers.item?.slug).toBe("two");
    expect(answers.missing).toMatchObject({ status: 404, code: "not-found" });
    expect(answers.refused).toMatchObject({ status: 400, code: "invalid-input" });
    expect(answers.moved).toMatchObject({ status: 308, code: "moved", movedTo: "three" });
    expect(await ask(across)).toEqual(answers);
  });
});

describe("roles in processes of their own", () => {
  it.each([
    ["/news", "pinned-item"],
    ["/en/news", "pinned-item"],
    ["/news/two", "/news/one"],
    ["/en", "pinned-item"],
    ["/sitemap.xml", "pinned-item"],
  ])("show the same %s as one process with both", async (path, content) => {
    const [split, together] = await Promise.all(
      [web, whole].map(({ origin }) => visit(origin, path)),
    );
    expect(split?.status).toBe(200);
    expect(split?.text.includes(content)).toBe(true);
    expect(split?.text).toBe(together?.text);
  });

  it("serve only what they were asked to", async () => {
    expect((await visit(apis.origin, "/news")).status).toBe(404);
    expect((await visit(apis.origin, "/api/platform/v1/news")).status).toBe(200);
    expect((await visit(web.origin, "/api/platform/v1/news")).status).toBe(404);
  });

  it("show the 503 screen for uncached pages when the platform API is down", async () => {
    await apis.stop();
    expect((await visit(web.origin, "/news")).status).toBe(200);
    const { status, headers } = await visit(web.origin, "/ja/news");
    expect(status).toBe(503);
    expect(headers).toHaveProperty("retry-after");
  });
});
