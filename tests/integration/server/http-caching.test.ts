import { submissionField } from "@takujo/contracts/submission";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { pageRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";

const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "an-item" });
  await createLegal(db, { kind: "privacy-policy" });
  await createLegal(db, { kind: "term-of-service" });
});

const head = (path: string, headers = {}) =>
  visit(site.server.origin, path, { method: "HEAD", headers });
const assetOf = async (pattern: RegExp) => pattern.exec((await site.get("/about")).text)?.[0] ?? "";

describe("a cached page", () => {
  it("is the same for everybody, whatever cookies they send", async () => {
    const first = await site.get("/en/news", { cookie: "auth_jwt=aaa.bbb.ccc; theme=dark" });
    const second = await site.get("/en/news", { cookie: "i18n_redirected=ja; session=other" });
    const third = await site.get("/en/news?utm_source=letter");
    expect(second.text).toBe(first.text);
    expect(third.text).toBe(first.text);
    const { date: _, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
    expect(first.headers).not.toHaveProperty("set-cookie");
    expect(first.text).not.toContain("aaa.bbb");
  });

  it.each(
    pageRecords
      .filter(({ cache, path }) => cache && !path.includes(":"))
      .map(({ path }) => path)
      .concat("/news/an-item"),
  )(
    "has no mark of a form at %s: with a shared one, somebody would get another's answer",
    async (path) => {
      const { status, text } = await site.get(path);
      expect(status).toBe(200);
      expect(text).not.toContain(submissionField);
    },
  );

  it("is never a page with a form token, which differs for everybody", async () => {
    const markOf = async () => {
      const { text } = await site.get("/auth/login");
      return new RegExp(`name="${submissionField}" value="([\\w-]{36})"`).exec(text)?.[1];
    };
    const marks = [await markOf(), await markOf()];
    expect(marks).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(marks).size).toBe(2);
  });

  it("carries its tags only for a configured CDN", async () => {
    const { headers } = await site.get("/en/news/an-item");
    for (const name of ["cache-tag", "surrogate-key"]) expect(headers).not.toHaveProperty(name);
  });

  it("is answered with 304 to a current copy, and in full to another", async () => {
    const { headers } = await site.get("/about");
    const etag = headers.etag as string;
    expect(etag).toMatch(/^"[\w-]{20}"$/);
    const again = await site.get("/about", { "if-none-match": etag });
    expect([again.status, again.sent.length, again.headers.etag]).toEqual([304, 0, etag]);
    for (const known of [`W/${etag}`, `"other", ${etag}`]) {
      expect((await site.get("/about", { "if-none-match": known })).status).toBe(304);
    }
    expect((await site.get("/about", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("may be cached by a proxy, and served by it while the server is down", async () => {
    const { headers } = await site.get("/about");
    expect(headers["cache-control"]).toMatch(/^public, max-age=0.*s-maxage=60.*stale-if-error=/);
  });
});

describe("compression", () => {
  it.each(["/about", "/api/platform/v1/news", "/no-such-page", "/sitemap.xml"])(
    "of %s is brotli or gzip as the reader wishes, with the same text",
    async (path) => {
      const plain = await site.get(path);
      expect(plain.headers).not.toHaveProperty("content-encoding");
      for (const [accept, coding] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip, deflate", "gzip"],
        ["br;q=0, gzip", "gzip"],
        ["identity", undefined],
      ]) {
        const answer = await site.get(path, { "accept-encoding": accept as string });
        const expected = plain.sent.length >= 1_000 ? coding : undefined;
        expect(answer.headers["content-encoding"], `${accept}`).toBe(expected);
        expect(answer.headers.vary).toContain("Accept-Encoding");
        expect(answer.headers["content-length"]).toBe(String(answer.sent.length));
        expect(answer.text.length).toBe(plain.text.length);
        if (expected) expect(answer.sent.length).toBeLessThan(plain.sent.length / 2);
      }
    },
  );

  it.each(["br", "gzip"])("of a script is %s, made when it was built", async (coding) => {
    const script = await assetOf(/\/assets\/[\w.-]+\.js/);
    const { headers, text } = await site.get(script, { "accept-encoding": coding });
    expect(headers["content-encoding"]).toBe(coding);
    expect(text).toBe((await site.get(script)).text);
  });
});

describe("files with a hash in their name", () => {
  it.each([/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.css/])(
    "%s may be cached forever",
    async (pattern) => {
      const { status, headers } = await site.get(await assetOf(pattern));
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["content-type"]).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
    },
  );

  it("are only those of the build", async () => {
    for (const path of [
      "/assets/nothing-0000.js",
      "/assets/../../build-id",
      "/assets/..%2f..%2fbuild-id",
      "/build-id",
    ]) {
      expect((await site.get(path)).status).toBe(404);
    }
  });
});

describe("HEAD", () => {
  it.each(["/about", "/no-such-page", "/robots.txt", "/api/platform/v1/news", "/favicon.ico"])(
    "of %s has the headers of GET and no body",
    async (path) => {
      const got = await site.get(path);
      const headed = await head(path);
      expect([headed.status, headed.sent.length]).toEqual([got.status, 0]);
      for (const name of [
        "content-type",
        "content-length",
        "cache-control",
        "etag",
        "content-security-policy",
      ]) {
        expect(headed.headers[name], name).toBe(got.headers[name]);
      }
    },
  );
});
