import { createRateLimit } from "@takujo/runtime/limit/rate-limit";
import { describe, expect, it } from "vitest";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createApplication } from "./application.ts";

const origin = "https://takujo.example";

/** In front of a page and an API that accept everything. `reached`: the number of bytes of each body that arrived. */
function start({ perSecond = 0, pageStatus = 200, pageHeaders = {} } = {}) {
  const reached: number[] = [];
  const take = async (request: Request) => {
    reached.push((await request.arrayBuffer()).byteLength);
    return new Response(null, { status: pageStatus, headers: pageHeaders });
  };
  const app = createApplication({
    logger: silentLogger,
    development: false,
    origin,
    scriptMark: "mark",
    clientLimit: createRateLimit({ perSecond }),
    apis: [{ basePath: "/api/v1", fetch: take, routes: [] }],
    web: { fetch: take },
  });
  const send = (path: string, headers: Record<string, string>, body: BodyInit = "") =>
    app.request(origin + path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  const post = (path: string, type: string, bytes: number) =>
    send(
      path,
      { origin, "content-type": type, "content-length": String(bytes) },
      new Uint8Array(bytes),
    );
  return { app, reached, send, post };
}

const form = "application/x-www-form-urlencoded";

describe("what may be sent", () => {
  it("is a megabyte to a page", async () => {
    const { post, reached } = start();
    expect((await post("/contact", form, 1_000_000)).status).toBe(200);
    expect((await post("/contact", form, 1_000_001)).status).toBe(413);
    expect(reached).toEqual([1_000_000]);
  });

  it.each([
    ...["/admin/image", "/en/admin/image", "/admin/image.data", "/ja/user/event-photo/summer"],
    "/admin/event/7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d/after.data",
  ])("is an image to %s, and a larger one is refused on the page", async (path) => {
    const { post, reached } = start();
    expect((await post(path, "multipart/form-data; boundary=x", 15_000_000)).status).toBe(200);
    const refused = await post(path, "multipart/form-data; boundary=x", 15_200_000);
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      `${path}?refused=too-large`,
    ]);
    expect(reached).toEqual([15_000_000]);
  });

  it("is no image without a Content-Length", async () => {
    const { send, reached } = start();
    const body = new Blob([new Uint8Array(2_000_000)]).stream();
    const headers = { origin, "content-type": form, "transfer-encoding": "chunked" };
    expect((await send("/admin/image", headers, body)).status).toBe(413);
    expect(reached).toEqual([]);
  });

  it("is 20 kB of reports of the content security policy", async () => {
    const { post, reached } = start();
    expect((await post("/csp-report", "application/csp-report", 20_000)).status).toBe(204);
    expect((await post("/csp-report", "application/csp-report", 20_001)).status).toBe(413);
    expect(reached).toEqual([]);
  });
});

describe("a write of another site", () => {
  it.each([
    ["/contact", { "content-type": form, origin: "https://evil.example" }],
    ["/contact", { "content-type": form, "sec-fetch-site": "cross-site" }],
    ["/api/v1/x", { "content-type": "application/json", origin: "https://evil.example" }],
    ["/api/v1/x", { "content-type": "application/json", "sec-fetch-site": "cross-site" }],
    ["/api/v1/x", { "content-type": form, origin }],
  ])("reaches nobody at %s: %j", async (path, headers) => {
    const { send, reached } = start();
    const answer = await send(path, headers as Record<string, string>);
    expect([answer.status, reached]).toEqual([403, []]);
  });
});

it("a form that another site sends again gets no answer of the first time", async () => {
  const { send, reached } = start({ pageHeaders: { location: "/reservation/secret" } });
  const body = "idempotencyKey=7d0f1f6e-53a4-4f39-9d2b-0d7a3f2c1b5e";
  const sendFrom = (from: string) =>
    send("/contact", { "content-type": form, origin: from, cookie: "session=x" }, body);
  expect((await sendFrom(origin)).headers.get("location")).toBe("/reservation/secret");
  expect((await sendFrom(origin)).headers.get("location")).toBe("/reservation/secret");
  const foreign = await sendFrom("https://evil.example");
  expect([foreign.status, foreign.headers.get("location")]).toEqual([403, null]);
  expect(reached).toHaveLength(1);
});

it("a client who calls an API too often is told to wait, and others are not", async () => {
  const { app } = start({ perSecond: 0.1 });
  const call = async (address: string, path: string) =>
    (await app.request(origin + path, { headers: { "x-client-address": address } })).status;
  expect(await call("192.0.2.1", "/api/v1/x")).toBe(200);
  expect(await call("192.0.2.1", "/api/v1/x")).toBe(429);
  expect(await call("192.0.2.2", "/api/v1/x")).toBe(200);
  expect(await call("192.0.2.1", "/about")).toBe(200);
});

it("a 503 gets Retry-After unless it has one", async () => {
  const retryAfter = async (pageHeaders = {}) => {
    const { app } = start({ pageStatus: 503, pageHeaders });
    return (await app.request(`${origin}/news/feed.xml`)).headers.get("retry-after");
  };
  expect(await retryAfter()).toBe("5");
  expect(await retryAfter({ "retry-after": "1" })).toBe("1");
});
