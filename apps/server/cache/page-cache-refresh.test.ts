import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

type Answer = () => Response | Promise<Response>;

const page = (text: string) => new Response(text, { headers: { "x-cache-tags": "site,news" } });
const failure = () => new Response("maintenance", { status: 503 });

/** Renders what `answer` returns at that time. */
function changingCache(answer: Answer) {
  const source = { answer };
  const onRefreshError = vi.fn();
  const render = vi.fn(async () => source.answer());
  const cache = new PageCache({ render, onRefreshError, freshFor: 60_000 });
  const read = async () => {
    const found = await cache.get("/news", "");
    return "page" in found ? found.page.body.identity.toString() : found.response.status;
  };
  return { cache, read, render, source, onRefreshError };
}

/** Lets a background rendering finish. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("stale while revalidate", () => {
  it("serves the stale page at once and the new one afterwards", async () => {
    const { read, render, source } = changingCache(() => page("old"));
    await read();
    vi.advanceTimersByTime(59_000);
    source.answer = () => page("new");
    expect(await read()).toBe("old");
    expect(render).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(await read()).toBe("old");
    await settle();
    expect(await read()).toBe("new");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("refreshes a stale page once, however many ask", async () => {
    const { read, render } = changingCache(() => page("x"));
    await read();
    vi.advanceTimersByTime(61_000);
    await Promise.all(Array.from({ length: 20 }, read));
    await settle();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("removes a page that no longer exists", async () => {
    const { read, source } = changingCache(() => page("still here"));
    await read();
    source.answer = () => new Response(null, { status: 404 });
    vi.advanceTimersByTime(61_000);
    await read();
    await settle();
    expect(await read()).toBe(404);
  });
});

describe("stale if error", () => {
  it.each([
    ["answers 503", failure],
    ["throws", () => Promise.reject(new Error("no database"))],
  ] as [string, Answer][])("shows the stale page while the rendering %s", async (_name, fault) => {
    const { read, render, source } = changingCache(() => page("cached"));
    await read();
    source.answer = fault;
    vi.advanceTimersByTime(61_000);
    expect(await read()).toBe("cached");
    await settle();
    expect(await read()).toBe("cached");
    // It tries again after a second, not at every request.
    expect(render).toHaveBeenCalledTimes(2);
    source.answer = () => page("back");
    vi.advanceTimersByTime(1_100);
    await read();
    await settle();
    expect(await read()).toBe("back");
  });

  it.each([
    ["answers 503", failure],
    ["throws", () => Promise.reject(new Error("no database"))],
  ] as [string, Answer][])(
    "shows the outdated page when rendering it again %s",
    async (_, fault) => {
      const { cache, read, source } = changingCache(() => page("cached"));
      await read();
      cache.invalidate(["news"]);
      source.answer = fault;
      expect(await read()).toBe("cached");
      source.answer = () => page("back");
      expect(await read()).toBe("back");
    },
  );

  it("does not bring back a page that was withdrawn before the fault", async () => {
    const { cache, read, source } = changingCache(() => page("withdrawn"));
    await read();
    cache.invalidate(["news"]);
    source.answer = () => new Response(null, { status: 404 });
    expect(await read()).toBe(404);
    source.answer = failure;
    expect(await read()).toBe(503);
  });

  it("passes a fault on when there is nothing to show", async () => {
    const { read, source } = changingCache(failure);
    expect(await read()).toBe(503);
    source.answer = () => Promise.reject(new Error("no database"));
    await expect(read()).rejects.toThrow("no database");
  });
});
