import { readNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { describe, expect, it } from "vitest";
import { countingServer } from "../../../../tests/integration/support/counting-server.ts";
import { createApiClient, watchReads } from "./create-client.ts";
import { readTokenCookie } from "./token-cookie.ts";

const clientOf = (baseUrl: string, cookies: string | null = null) =>
  createApiClient({ baseUrl, fetch, readToken: () => readTokenCookie(cookies) });

describe("API client", () => {
  it("sends the token of the auth_jwt cookie as bearer token [CA-19]", async () => {
    const { origin, seen } = await countingServer();
    const client = clientOf(origin, "a=1; auth_jwt=aaa.bbb.ccc; b=2");
    await client.get({ url: "/x" });
    await client.post({ url: "/x", body: {} });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer aaa.bbb.ccc",
      "Bearer aaa.bbb.ccc",
    ]);
  });

  it("sends no Authorization header without the cookie [CA-19]", async () => {
    const { origin, seen } = await countingServer();
    await clientOf(origin, "theme=dark").get({ url: "/x" });
    expect(seen[0]?.headers).not.toHaveProperty("authorization");
  });

  it("reads the token for every call, so a newer one is used [CA-19]", async () => {
    const { origin, seen } = await countingServer();
    const tokens = ["first", undefined, "second"];
    const client = createApiClient({ baseUrl: origin, fetch, readToken: () => tokens.shift() });
    for (let call = 0; call < 3; call++) await client.get({ url: "/x" });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer first",
      undefined,
      "Bearer second",
    ]);
  });

  it.each([
    ["a/b", "a%2Fb"],
    ["two words", "two%20words"],
    ["日本", "%E6%97%A5%E6%9C%AC"],
    ["what?", "what%3F"],
    ["50%#&", "50%25%23%26"],
    ["../admin", "..%2Fadmin"],
  ])("encodes the path parameter %s as %s [CA-20]", async (slug, encoded) => {
    const { origin, seen } = await countingServer();
    await readNews({ client: clientOf(origin), path: { slug }, query: { locale: "en" } });
    expect(seen[0]?.address).toBe(`/api/platform/v1/news/${encoded}?locale=en`);
  });

  it("gives each non-idempotent call its own key, and other calls none [CA-21]", async () => {
    const { origin, seen } = await countingServer();
    const client = clientOf(origin);
    await client.post({ url: "/x", body: {} });
    await client.post({ url: "/x", body: {} });
    await client.patch({ url: "/x", body: {} });
    await client.get({ url: "/x" });
    await client.put({ url: "/x", body: {} });
    await client.delete({ url: "/x" });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys.slice(0, 3)).size).toBe(3);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys.slice(3)).toEqual([undefined, undefined, undefined]);
  });

  it("keeps a key chosen by the caller", async () => {
    const { origin, seen } = await countingServer();
    const headers = { "idempotency-key": "chosen-by-the-form" };
    await clientOf(origin).post({ url: "/x", body: {}, headers });
    expect(seen[0]?.headers["idempotency-key"]).toBe("chosen-by-the-form");
  });

  it("shows the data of reads to whoever watches, and to nobody else", async () => {
    const body = JSON.stringify({ slug: "an-item" });
    const type = { "content-type": "application/json" };
    const answer = async () => new Response(body, { headers: type });
    const client = createApiClient({ baseUrl: "http://x", fetch: answer, readToken: () => "t" });
    const seen: unknown[] = [];
    const watched = watchReads(client, (data) => seen.push(data));
    const read = { path: { slug: "an-item" }, query: { locale: "en" as const } };
    expect((await readNews({ client: watched, ...read })).data).toEqual({ slug: "an-item" });
    await readNews({ client, ...read });
    await watched.post({ url: "/x", body: {} });
    expect(seen).toEqual([{ slug: "an-item" }]);
  });
});
