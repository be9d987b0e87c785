import { describe, expect, it } from "vitest";
import { runningSite } from "../../support/running-site.ts";
import { waitUntil } from "../../support/wait-until.ts";

const site = await runningSite();
const uncached = "/api/platform/v1/news";
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The line about a request, which may come a little after its answer. */
async function lineOf(isIt: (line: Record<string, unknown>) => boolean) {
  const find = () =>
    site.server
      .logs()
      .map((line) => JSON.parse(line))
      .find(isIt);
  await waitUntil(() => find() !== undefined);
  return find();
}

describe("request id", () => {
  it("is echoed when it is well formed, and logged", async () => {
    const given = "from-the-proxy_0001";
    const { headers } = await site.get(uncached, { "x-request-id": given });
    expect(headers["x-request-id"]).toBe(given);
    expect(await lineOf(({ requestId }) => requestId === given)).toMatchObject({ path: uncached });
  });

  it.each(["short", "x".repeat(65), "spaces are not ids", '"quoted-id"', "<script>alert</script>"])(
    "is replaced when it is %s",
    async (given) => {
      const { headers } = await site.get(uncached, { "x-request-id": given });
      expect(headers["x-request-id"]).toMatch(uuid);
    },
  );

  it("is another for each request", async () => {
    const ids = [await site.get(uncached), await site.get(uncached)].map(
      ({ headers }) => headers["x-request-id"],
    );
    expect(ids[0]).toMatch(uuid);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe("log", () => {
  it("is one JSON object a line with method, path, status and time", async () => {
    await site.get("/no-such-page-at-all");
    const line = await lineOf(({ path }) => path === "/no-such-page-at-all");
    expect(line).toMatchObject({ level: 30, msg: "request", method: "GET", status: 404 });
    expect(line.ms).toBeGreaterThan(0);
    expect(line.requestId).toMatch(uuid);
  });

  it("holds nothing that a person typed or that tells who it was", async () => {
    const headers = {
      cookie: "auth_jwt=secret.token.value; session=secret-session",
      authorization: "Bearer secret-bearer",
      "user-agent": "Secret-Agent/1.0 (Mozilla compatible)",
      referer: "https://secret-referrer.example/",
      "x-forwarded-for": "203.0.113.77",
    };
    const query = "?q=secret-query&email=secret%40example.org";
    for (const path of [
      uncached,
      "/no-such-page",
      "/about",
      "/api/platform/v1/none",
      "/information/x",
    ]) {
      await site.get(path + query, headers);
    }
    await site.get("/the-last-one", headers);
    await lineOf(({ path }) => path === "/the-last-one");
    expect(site.server.logs().join("\n")).not.toMatch(/secret|203\.0\.113|Mozilla/i);
  });
});
