import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";

/** A site with one text, whose pages are rendered when the test decides. */
function slowSite() {
  let text = "old";
  const waiting: (() => void)[] = [];
  const cache = new PageCache({
    async render(key) {
      const seen = text;
      await new Promise<void>((resolve) => waiting.push(resolve));
      const tags = key === "/about" ? "site" : "site,news";
      return new Response(seen, { headers: { "x-cache-tags": tags } });
    },
    onRefreshError: () => {},
  });
  const ask = async (key = "/news") => {
    const found = await cache.get(key, "");
    return "page" in found ? found.page.body.identity.toString() : "";
  };
  return {
    cache,
    ask,
    finishRendering: () => waiting.shift()?.(),
    async askAndFinish(key = "/news") {
      const answer = ask(key);
      waiting.shift()?.();
      return answer;
    },
    change(...tags: string[]) {
      text = "new";
      cache.invalidate(tags);
    },
    changeUnheard() {
      text = "new";
      cache.missChanges();
    },
  };
}

describe("changed content", () => {
  it("renders pages with the changed tag again and keeps the others", async () => {
    const site = slowSite();
    await site.askAndFinish("/news");
    await site.askAndFinish("/about");
    site.change("news");
    expect(site.cache.peek("/news")).toBeUndefined();
    expect(site.cache.peek("/about")).toBeDefined();
    expect(await site.askAndFinish("/news")).toBe("new");
  });

  it("is not lost when it comes during the first rendering of a page", async () => {
    const site = slowSite();
    const first = site.ask();
    site.change("news");
    site.finishRendering();
    await first;
    expect(site.cache.peek("/news")).toBeUndefined();
    expect(await site.askAndFinish()).toBe("new");
    expect(site.cache.peek("/news")?.body.identity.toString()).toBe("new");
  });

  it("is not lost when it comes while an already outdated page is rendered", async () => {
    const site = slowSite();
    await site.askAndFinish();
    site.cache.invalidate(["news"]);
    const second = site.ask();
    site.change("news");
    site.finishRendering();
    await second;
    expect(await site.askAndFinish()).toBe("new");
  });

  it("is not lost when notices were missed during a rendering", async () => {
    const site = slowSite();
    const first = site.ask("/about");
    site.changeUnheard();
    site.finishRendering();
    await first;
    expect(await site.askAndFinish("/about")).toBe("old");
    await expect.poll(() => site.ask("/about")).toBe("new");
  });

  it("does not spoil a rendering that it does not concern", async () => {
    const site = slowSite();
    const first = site.ask("/about");
    site.cache.invalidate(["news"]);
    site.finishRendering();
    await first;
    expect(site.cache.peek("/about")).toBeDefined();
  });

  it("does not spoil a rendering that began after it", async () => {
    const site = slowSite();
    site.change("news");
    expect(await site.askAndFinish()).toBe("new");
    expect(site.cache.peek("/news")).toBeDefined();
  });
});

describe("a gap, in which changes may have been missed", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  /** 50 pages that were rendered before the gap, and count what is rendered at the same time. */
  async function manyPages() {
    const rendering = { now: 0, max: 0, count: 0 };
    let text = "old";
    const cache = new PageCache({
      async render() {
        const seen = text;
        rendering.count++;
        rendering.max = Math.max(rendering.max, ++rendering.now);
        await new Promise((resolve) => setImmediate(resolve));
        rendering.now--;
        return new Response(seen, { headers: { "x-cache-tags": "site" } });
      },
      onRefreshError: () => {},
    });
    const keys = Array.from({ length: 50 }, (_, n) => `/${n}`);
    const textOf = (key: string) => cache.peek(key)?.body.identity.toString();
    for (const key of keys) await cache.get(key, "");
    Object.assign(rendering, { max: 0, count: 0 });
    text = "new";
    cache.missChanges();
    return { cache, keys, textOf, rendering };
  }

  it("makes nobody wait, and renders a few pages at a time", async () => {
    const { keys, textOf, rendering } = await manyPages();
    expect(new Set(keys.map(textOf))).toEqual(new Set(["old"]));
    await expect.poll(() => new Set(keys.map(textOf))).toEqual(new Set(["new"]));
    expect(rendering).toMatchObject({ max: 4, count: 50 });
  });

  it("leaves no page old for one who comes later", async () => {
    const { cache, textOf } = await manyPages();
    vi.setSystemTime(Date.now() + 11_000);
    expect(textOf("/7")).toBeUndefined();
    const found = await cache.get("/7", "");
    expect("page" in found && found.page.body.identity.toString()).toBe("new");
  });

  it("shows no page at once that was outdated before it", async () => {
    const { cache, textOf } = await manyPages();
    cache.invalidate(["site"]);
    cache.missChanges();
    expect(textOf("/7")).toBeUndefined();
  });

  it("is assumed after so many changes that they are no longer remembered one by one", async () => {
    const { cache, keys, textOf } = await manyPages();
    await expect.poll(() => new Set(keys.map(textOf))).toEqual(new Set(["new"]));
    for (let n = 0; n < 10_002; n++) cache.invalidate([`item:${n}`]);
    expect(textOf("/7")).toBe("new");
    vi.setSystemTime(Date.now() + 11_000);
    expect(textOf("/7")).toBeUndefined();
  });
});
