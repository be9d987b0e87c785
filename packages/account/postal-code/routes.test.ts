import { postalCodeAreasSchema } from "@takujo/contracts/account/postal-code";
import { createPostalArea } from "@takujo/db/testing/create-postal-area";
import { beforeAll, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: "https://takujo.example",
});
beforeAll(() => createPostalArea(db, { code: "1010021" }));

const get = (code: string) =>
  api.request(`/api/platform/v1/postal-codes/${encodeURIComponent(code)}`);

describe("GET /postal-codes/{code}", () => {
  it("answers as its contract says, and may be cached for a day", async () => {
    const response = await get("1010021");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    const { areas } = postalCodeAreasSchema.strict().parse(await response.json());
    expect(areas).toEqual([{ prefecture: "東京都", city: "千代田区", town: "外神田" }]);
  });

  it.each([
    "101-0021",
    "１０１００２１",
    "１０１－００２１",
    "101ー0021",
    "101−0021",
    "101‐0021",
    " 〒101-0021",
  ])("understands %s", async (code) => {
    const response = await get(code);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: "1010021" });
  });

  it("answers an unknown code as a 404 problem that is not cached", async () => {
    const response = await get("999-9999");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("cache-control")).toBeNull();
    expect(await response.json()).toMatchObject({ code: "not-found" });
  });

  it.each([
    "101",
    "10100211",
    "1010-021",
    "101--0021",
    "101-002a",
    " ",
    "一〇一〇〇二一",
    "1".repeat(1_000),
  ])("refuses %s and names the field", async (code) => {
    const response = await get(code);
    expect(response.status).toBe(400);
    const { issues } = await response.json();
    expect(issues[0].path).toBe("code");
  });
});
