import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { cacheTags, pageCacheKey } from "./page-cache.server.ts";
import { pageRecords, routeRecords } from "./records.ts";

describe("the rules of the page cache", () => {
  it("match exactly the pages that the router matches", () => {
    const routes = routeRecords.map(({ id, path }) => ({ id, path }));
    const paths = routeRecords
      .filter(({ path }) => path !== "*")
      .map(({ path }) => path.replaceAll(/:\w+/g, "some-item"));
    for (const path of [...paths, ...paths.map((path) => `${path}/more`)]) {
      const id = matchRoutes(routes, path)?.at(-1)?.route.id;
      const isCached = pageRecords.some((page) => page.id === id && page.cache);
      expect(pageCacheKey(path) !== null, path).toBe(isCached);
    }
  });
});

describe("the page cache key", () => {
  it.each([
    ["/", "/"],
    ["/en", "/en"],
    ["/ja/about", "/ja/about"],
    ["/news/some-item", "/news/some-item"],
    ["/about?utm_source=x&fbclid=y", "/about"],
    ["/news?page=2&utm_source=x", "/news?page=2"],
    ["/news?page=2&category=event", "/news?category=event&page=2"],
    ["/news?category=event&page=2", "/news?category=event&page=2"],
    ["/news?page=2&page=3", "/news?page=2"],
    ["/news?page=a%26b%3Dc", "/news?page=a%26b%3Dc"],
    ["/news#part", "/news"],
    ["/event?tag=heavy&tag=alone&tag=heavy&page=2", "/event?page=2&tag=alone&tag=heavy"],
  ])("of %s is %s", (address, key) => {
    expect(pageCacheKey(address)).toBe(key);
  });

  it.each([
    ["/news.data?page=2", "/news.data?page=2"],
    ["/en/news.data?_routes=news&x=1", "/en/news.data?_routes=news"],
    ["/en.data", "/en.data"],
    ["/_.data", "/_.data"],
    ["/_payload.json", "/_payload.json"],
    ["/news/_payload.json?page=2&x=1", "/news/_payload.json?page=2"],
    ["/ja/news/item/_payload.json", "/ja/news/item/_payload.json"],
  ])("of the data at %s is %s [BU-3]", (address, key) => {
    expect(pageCacheKey(address)).toBe(key);
  });

  it.each([
    ["/_i18n/abc/ja/messages.json?sets=news", "/_i18n/abc/ja/messages.json?sets=news"],
    ["/_i18n/abc/ja/messages.json?x=1&sets=a,b&sets=c", "/_i18n/abc/ja/messages.json?sets=a,b"],
    ["/social/event/a-slug.png?x=0.123", "/social/event/a-slug.png"],
    ["/en/social/event/a-slug.png?&&=%00", "/en/social/event/a-slug.png"],
    ["/event/feed.xml?x", "/event/feed.xml"],
    ["/sitemap-1.xml?x=1", "/sitemap-1.xml"],
    ["/line-qr.svg?x=1", "/line-qr.svg"],
    ["/en/sitemap.xml", "/en/sitemap.xml"],
  ])("of the resource %s is %s", (address, key) => {
    expect(pageCacheKey(address)).toBe(key);
  });

  it.each([
    "/no-such-page",
    "/api/platform/v1/news",
    "/english",
    "//news",
    "//evil.example/news",
    "/%",
    "/%6eews",
    "/news/%61n-item",
    "/news/an-item%2f",
    "/NEWS",
    "/news//",
    "/en//news",
    "/%65n/news",
    "/news%2edata",
    "/news;x",
    "/event/some-item?seats=live",
    "/en/event.data?seats=left&page=2",
  ])("is null for %s", (address) => {
    expect(pageCacheKey(address)).toBeNull();
  });

  it("differs for each language and prefix", () => {
    const keys = ["/news", "/ja/news", "/en/news"].map(pageCacheKey);
    expect(new Set(keys).size).toBe(3);
  });
});

describe("cache tags", () => {
  it.each(["/news", "/en/news/item", "/ja/news.data?page=2", "/news/_payload.json"])(
    "of %s name its content",
    (address) => {
      expect(cacheTags(`https://takujo.example${address}`)).toBe("site,news,any:news");
    },
  );

  it("of an item's page are what it was rendered from, of a list any item", () => {
    const slugs = new Set(["evening", "go"]);
    const tags = (path: string, from = slugs) => cacheTags(`https://takujo.example${path}`, from);
    const kinds = "site,event,board-game,staff";
    const any = "any:event,any:board-game,any:staff";
    for (const path of ["/event/evening", "/en/event/evening.data"]) {
      expect(tags(path)).toBe(`${kinds},item:evening,item:go`);
    }
    expect(tags("/event")).toBe("site,event,board-game,any:event,any:board-game");
    expect(tags("/event/evening", new Set())).toBe(`${kinds},${any}`);
    const many = Array.from({ length: 300 }, (_, n) => `an-evening-of-games-${n}`);
    expect(tags("/event/evening", new Set(many))).toBe(`${kinds},${any}`);
    for (const hostile of ["a,site", "a b", "a\nset-cookie: b", "", "site*", "イベント"]) {
      expect(tags("/event/evening", new Set(["evening", hostile]))).toBe(`${kinds},${any}`);
    }
  });

  it("are absent for a page with live seats", () => {
    expect(cacheTags("https://takujo.example/event/item")).toContain("event");
    expect(cacheTags("https://takujo.example/event/item?seats=live")).toBeNull();
  });

  it.each(["/%6eews", "/news/%61n-item", "/news//", "/NEWS"])(
    "are absent for %s, which has a simpler form",
    (address) => {
      expect(cacheTags(`https://takujo.example${address}`)).toBeNull();
    },
  );

  it("are absent for addresses outside the route table", () => {
    expect(cacheTags("https://takujo.example/user")).toBeNull();
  });
});
