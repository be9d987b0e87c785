import { characterItemSchema, characterListSchema } from "@takujo/contracts/content/character";
import { eventDaysSchema, eventItemSchema, eventListSchema } from "@takujo/contracts/content/event";
import { newsItemSchema, newsListSchema } from "@takujo/contracts/content/news";
import { staffListSchema } from "@takujo/contracts/content/staff";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { createRateLimit } from "@takujo/runtime/limit/rate-limit";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createPlatformApi, platformDocument } from "./platform-api.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: "https://takujo.example",
});
beforeAll(async () => {
  await createNews(db, { slug: "first", pinned: true });
  await createNews(db, { slug: "second" });
  await createEvent(db, {
    slug: "meeting",
    tags: ["beginner", "english"],
    startsAt: new Date("2099-05-04T10:00:00+09:00"),
  });
  const game = await createBoardGame(db, { slug: "a-game" });
  await createCharacter(db, { slug: "kikko", games: [game.id] });
  await createStaff(db, { slug: "miura", games: [game.id], social: { x: "miura_itaku" } });
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

  it("answers about events as its contract says", async () => {
    const query = "tags=beginner&tags=english&weekday=1&weekday=2&from=2099-05-01&to=2099-05-31";
    const list = eventListSchema.strict().parse(await (await get(`/events?${query}`)).json());
    expect(list.items.map(({ slug }) => slug)).toEqual(["meeting"]);
    const month = await (await get("/events/days?from=2099-05-01&to=2099-05-31")).json();
    expect(
      eventDaysSchema
        .strict()
        .parse(month)
        .days.map(({ day }) => day),
    ).toEqual(["2099-05-04"]);
    const item = eventItemSchema.strict().parse(await (await get("/events/meeting")).json());
    expect(item.venue.postalCode).toBe("101-0044");
  });

  it.each([
    "/events?tags=gossip",
    "/events?weekday=8",
    "/events?from=2099-02-30",
    "/events?seats=many",
    "/events?page=301",
    "/events/days?from=2099-05-31&to=2099-05-01",
    "/events/days?from=2099-01-01&to=2099-12-31",
    "/events/days",
  ])("refuses %s", async (path) => {
    await expectProblem(await get(path), 400, "invalid-input");
  });

  it("answers characters and staff as their contracts say", async () => {
    const answer = async (path: string) => (await get(path)).json();
    const list = characterListSchema.strict().parse(await answer("/characters?locale=en"));
    expect(list.items.map(({ slug }) => slug)).toEqual(["kikko"]);
    const item = characterItemSchema.strict().parse(await answer("/characters/kikko"));
    expect(item.games.map(({ slug }) => slug)).toEqual(["a-game"]);
    const staff = staffListSchema.strict().parse(await answer("/staff"));
    expect(staff.items.map(({ slug, social }) => [slug, social])).toEqual([
      ["miura", { x: "miura_itaku" }],
    ]);
  });

  it.each([
    ["/news", "news"],
    ["/characters", "character"],
  ] as const)("answers an earlier slug under %s with the way to the item", async (path, table) => {
    const create = table === "news" ? createNews : createCharacter;
    const { id } = await create(db, { slug: table });
    await db.updateTable(table).set({ slug: "renamed" }).where("id", "=", id).execute();
    const response = await get(`${path}/${table}?locale=en`);
    expect(response.headers.get("location")).toBe(`/api/platform/v1${path}/renamed?locale=en`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await expectProblem(response, 308, "moved");
    expect(body.movedTo).toBe("renamed");
    expect((await get(`${path}/renamed`)).status).toBe(200);
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

  it("answers 503 with Retry-After when the database is unreachable, without details", async () => {
    const connectionString = "postgres://nobody@127.0.0.1:1/nothing";
    const db = createDatabase(createPool({ connectionString, onError: () => {} }));
    const away = createPlatformApi({
      db,
      logger: silentLogger,
      secret: "of the test",
      origin: "https://takujo.example",
    });
    const response = await away.request("/api/platform/v1/news");
    expect(response.headers.get("retry-after")).toBe("1");
    const body = await expectProblem(response, 503, "unavailable");
    expect(JSON.stringify(body)).not.toContain("127.0.0.1");
  });

  it("limits the calls of a person", async () => {
    const limited = createPlatformApi({
      db,
      logger: silentLogger,
      secret: "of the test",
      origin: testOrigin,
      personLimit: createRateLimit({ perSecond: 0.1 }),
    });
    const signedIn = await signingIn(db, limited, "/api/platform/v1");
    const [one, other] = [await signedIn(), await signedIn()];
    const call = (person: typeof one) => person.call("GET", "/inquiries");
    expect((await call(one)).status).toBe(200);
    await expectProblem(await call(one), 429, "too-many-requests");
    expect((await call(other)).status).toBe(200);
  });

  it("describes every route in its OpenAPI document", () => {
    const document = api.getOpenAPI31Document(platformDocument);
    const described = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations ?? {}).map(([method, { operationId }]) => ({
        route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        isNamed: Boolean(operationId),
      })),
    );
    const served = api.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect(served.length).toBeGreaterThan(0);
    expect(described.filter(({ isNamed }) => !isNamed)).toEqual([]);
    expect(described.map(({ route }) => route).sort()).toEqual([...new Set(served)].sort());
    expect(document.components?.schemas).toHaveProperty("Problem");
  });
});
