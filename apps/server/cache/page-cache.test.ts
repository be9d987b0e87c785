import { DeadlineError } from "@takujo/runtime/deadline";
import { describe, expect, it, vi } from "vitest";
import { PageCache, type PageCacheOptions, type PageLookup } from "./page-cache.ts";

const page = (text: string, tags = "news") =>
  new Response(text, { headers: { "content-type": "text/html", "x-cache-tags": tags } });

function cacheOf(render: PageCacheOptions["render"], options: Partial<PageCacheOptions> = {}) {
  const rendering = vi.fn(render);
  const onRefreshError = vi.fn();
  const cache = new PageCache({ render: rendering, onRefreshError, ...options });
  const read = async (key: string, userAgent = "") => textOf(await cache.get(key, userAgent));
  return { cache, read, rendering, onRefreshError };
}

async function textOf(found: PageLookup): Promise<string> {
  if ("page" in found) return found.page.body.identity.toString();
  return `${found.response.status} ${await found.response.clone().text()}`;
}

describe("page cache", () => {
  it("renders a page once and serves it from memory while it is fresh", async () => {
    let version = 0;
    const { cache, read, rendering } = cacheOf(async () => page(`v${++version}`));
    expect(cache.peek("/news")).toBeUndefined();
    expect(await read("/news")).toBe("v1");
    expect(await read("/news")).toBe("v1");
    expect(cache.peek("/news")?.body.identity.toString()).toBe("v1");
    expect(rendering).toHaveBeenCalledTimes(1);
  });

  it("serves no page of yesterday once it is midnight at the venue, unless rendering fails", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-14T23:59:59.900+09:00") });
    try {
      let version = 0;
      const { cache, read } = cacheOf(async () =>
        ++version === 3 ? new Response(null, { status: 503 }) : page(`v${version}`),
      );
      expect(await read("/")).toBe("v1");
      vi.setSystemTime(Date.parse("2026-11-15T00:00:00+09:00"));
      expect(cache.peek("/")).toBeUndefined();
      expect(await read("/")).toBe("v2");
      vi.setSystemTime(Date.parse("2026-11-16T09:00:00+09:00"));
      expect(await read("/")).toBe("v2");
      expect(await read("/")).toBe("v4");
    } finally {
      vi.useRealTimers();
    }
  });

  it("stores pages separately by key", async () => {
    const { read } = cacheOf(async (key) => page(`page of ${key}`));
    expect(await read("/news")).toBe("page of /news");
    expect(await read("/en/news")).toBe("page of /en/news");
  });

  it("lets parallel misses share one rendering", async () => {
    const { read, rendering } = cacheOf(async () => page("once"));
    const all = await Promise.all(Array.from({ length: 50 }, () => read("/news")));
    expect(new Set(all)).toEqual(new Set(["once"]));
    expect(rendering).toHaveBeenCalledTimes(1);
  });

  it("lets nobody wait longer for a shared rendering than its limit, and then renders again", async () => {
    let version = 0;
    const signals: AbortSignal[] = [];
    const { read } = cacheOf(
      async (_key, _userAgent, signal) => {
        signals.push(signal);
        return ++version === 1 ? new Promise<never>(() => {}) : page(`v${version}`);
      },
      { renderTimeoutMs: 20 },
    );
    const held = await Promise.allSettled([read("/news"), read("/news")]);
    for (const outcome of held) {
      expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(DeadlineError) });
    }
    expect(signals[0]?.aborted).toBe(true);
    expect(await read("/news")).toBe("v2");
    expect(signals[1]?.aborted).toBe(false);
  });

  it("serves an outdated page when rendering it again exceeds its limit", async () => {
    let version = 0;
    const { cache, read, onRefreshError } = cacheOf(
      async () => (++version === 2 ? new Promise<never>(() => {}) : page(`v${version}`)),
      { renderTimeoutMs: 20 },
    );
    await read("/news");
    cache.invalidate(["news"]);
    expect(await read("/news")).toBe("v1");
    expect(onRefreshError).toHaveBeenCalledWith(expect.any(DeadlineError));
  });

  it("never hands a crawler's empty error to a person who asks at the same moment [ER-4]", async () => {
    const { read } = cacheOf(
      async (_key, userAgent) =>
        new Response(userAgent === "Googlebot" ? null : "not found", { status: 404 }),
      { kindOf: (userAgent) => (userAgent === "Googlebot" ? "crawler" : "person") },
    );
    const answers = await Promise.all([read("/x", "Googlebot"), read("/x", "Firefox")]);
    expect(answers).toEqual(["404 ", "404 not found"]);
  });

  it("does not cache a response without tags or a failure", async () => {
    const answers = [new Response("private"), new Response("gone", { status: 404 })];
    const { cache, read } = cacheOf(async () => answers.shift() ?? page("cached"));
    expect(await read("/x")).toBe("200 private");
    expect(await read("/x")).toBe("404 gone");
    expect(cache.peek("/x")).toBeUndefined();
    expect(await read("/x")).toBe("cached");
  });

  it("stays within its size and drops the longest unused first", async () => {
    const { cache, read } = cacheOf(async () => page("x".repeat(10_000)), { maxBytes: 70_000 });
    for (const key of ["/1", "/2", "/3"]) await read(key);
    cache.peek("/1");
    await read("/4");
    const cached = ["/1", "/2", "/3", "/4"].filter((key) => cache.peek(key));
    expect(cached).toEqual(["/1", "/3", "/4"]);
  });

  it("caches an empty page too", async () => {
    const { cache, read } = cacheOf(async () => page(""));
    expect(await read("/empty")).toBe("");
    expect(cache.peek("/empty")).toBeDefined();
  });

  it("caches neither the request id nor its own tags among the headers", async () => {
    const { cache, read } = cacheOf(async () => {
      const response = page("x");
      response.headers.set("x-request-id", "first-visitor");
      return response;
    });
    await read("/news");
    expect(cache.peek("/news")?.headers).toEqual(["content-type", "text/html"]);
  });
});
