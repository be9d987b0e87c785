import { describe, expect, it } from "vitest";
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
      cache.invalidateAll();
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

  it("renders every page again after changes may have been missed", async () => {
    const site = slowSite();
    await site.askAndFinish("/about");
    site.changeUnheard();
    expect(await site.askAndFinish("/about")).toBe("new");
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
    expect(await site.askAndFinish("/about")).toBe("new");
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
