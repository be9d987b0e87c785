import { newsItemSchema, newsListSchema } from "@takujo/contracts/platform/news";
import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool } from "@takujo/runtime/database";
import { beforeAll, describe, expect, it } from "vitest";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { createTestDatabase } from "../../tests/support/test-database.ts";
import { createPlatformApi, platformDocument } from "./platform-api.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({ db, logger: silentLogger });
beforeAll(async () => {
  await createNews(db, { slug: "first", pinned: true });
  await createNews(db, { slug: "second" });
});

const get = (path: string) => api.request(`/api/platform/v1${path}`);

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body = await response.json();
  expect(body).toMatchObject({ type: `/problems/${code}`, status, code });
  return body;
}

describe("platform API", () => {
  it("answers as its contract says", async () => {
    const list = newsListSchema.strict().parse(await (await get("/news")).json());
    expect(list.pinned?.slug).toBe("first");
    const item = newsItemSchema.strict().parse(await (await get("/news/second")).json());
    expect(item.slug).toBe("second");
  });

  it("answers an unknown item and an unknown path as a 404 problem", async () => {
    const body = await expectProblem(await get("/news/nothing-here"), 404, "not-found");
    expect(body.detail).toContain("nothing-here");
    await expectProblem(await get("/no-such-thing"), 404, "not-found");
  });

  it.each([
    ["page=0", "page"],
    ["page=1.5", "page"],
    ["page=many", "page"],
    ["limit=51", "limit"],
    ["category=gossip", "category"],
    ["locale=fr", "locale"],
  ])("refuses ?%s and names the field", async (query, field) => {
    const body = await expectProblem(await get(`/news?${query}`), 400, "invalid-input");
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  it("names every wrong field at once", async () => {
    const { issues } = await (await get("/news?page=0&limit=0&locale=x")).json();
    expect(issues).toHaveLength(3);
  });

  it("answers 503 with Retry-After when the database is away, and tells nothing of it", async () => {
    const connectionString = "postgres://nobody@127.0.0.1:1/nothing";
    const db = createDatabase(createPool({ connectionString, onError: () => {} }));
    const away = createPlatformApi({ db, logger: silentLogger });
    const response = await away.request("/api/platform/v1/news");
    expect(response.headers.get("retry-after")).toBe("1");
    const body = await expectProblem(response, 503, "unavailable");
    expect(JSON.stringify(body)).not.toContain("127.0.0.1");
  });

  it("describes every route in its OpenAPI document", () => {
    const document = api.getOpenAPI31Document(platformDocument);
    const described = Object.entries(document.paths ?? {}).map(([path, item]) => [
      path,
      Object.keys(item ?? {}),
      item?.get?.operationId,
    ]);
    expect(described).toEqual([
      ["/api/platform/v1/news", ["get"], "listNews"],
      ["/api/platform/v1/news/{slug}", ["get"], "readNews"],
      ["/api/platform/v1/postal-codes/{code}", ["get"], "findPostalAreas"],
    ]);
    expect(document.components?.schemas).toHaveProperty("Problem");
  });
});
