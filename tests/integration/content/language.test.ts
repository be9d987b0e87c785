import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";

const site = await runningSite(undefined, {
  LOCALE_HOSTS: "en.takujo.example=en,jp.takujo.example=ja",
});
const english = { "accept-language": "en-US,en;q=0.9" };
const japanese = { "accept-language": "ja" };

const locationOf = async (path: string, headers: Record<string, string>) =>
  (await site.get(path, headers)).headers.location;

describe("the bare home", () => {
  it("leads an English reader to /en and remembers it for 365 days [LO-2][LO-3]", async () => {
    const { status, headers } = await site.get("/", english);
    expect([status, headers.location]).toEqual([302, "/en"]);
    expect(headers["set-cookie"]).toEqual([
      "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax",
    ]);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("keeps the query on the way [LO-2]", async () => {
    expect(await locationOf("/?utm_source=letter&a=%20b", english)).toBe(
      "/en?utm_source=letter&a=%20b",
    );
  });

  it("stays for a Japanese reader and for one who says nothing [LO-1][LO-2]", async () => {
    for (const headers of [japanese, {}]) {
      const { status, text } = await site.get("/", headers);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="ja"');
    }
  });

  it("follows the cookie before the host and the browser [LO-2]", async () => {
    const cookie = "i18n_redirected=ja";
    expect(
      await locationOf("/", { cookie, host: "en.takujo.example", ...english }),
    ).toBeUndefined();
    expect(await locationOf("/", { cookie: "i18n_redirected=en", ...japanese })).toBe("/en");
  });

  it("follows the host before the browser [LO-2]", async () => {
    expect(await locationOf("/", { host: "en.takujo.example", ...japanese })).toBe("/en");
    expect(await locationOf("/", { host: "jp.takujo.example", ...english })).toBeUndefined();
  });

  it("answers by reader, so no shared cache may store it", async () => {
    expect((await site.get("/", japanese)).headers["cache-control"]).toBe("private, no-cache");
  });
});

describe("every other address", () => {
  it.each(["/ja", "/ja/news", "/news", "/about", "/no-such-page"])(
    "%s names its language, so nobody is led away from it [LO-2]",
    async (path) => {
      const { status, text, headers } = await site.get(path, {
        cookie: "i18n_redirected=en",
        ...english,
      });
      expect([200, 404]).toContain(status);
      expect(text).toContain('<html lang="ja"');
      expect(headers).not.toHaveProperty("set-cookie");
    },
  );

  it("marks what it leads to in the language it is in", async () => {
    const { db } = site.database;
    const english = { title: "The next one", summary: "In short.", body: "Text." };
    await createNews(db, { slug: "next", english });
    const publishedAt = new Date(Date.now() - 3_600_000);
    await createNews(db, { title: "日本語だけ", english: null, publishedAt });
    const { text } = await site.get("/en/news/next");
    expect(text).toMatch(/<b lang="ja">日本語だけ<\/b>/);
  });

  it("with /en is English for everybody [LO-2]", async () => {
    const { text } = await site.get("/en/about", { cookie: "i18n_redirected=ja", ...japanese });
    expect(text).toContain('<html lang="en"');
  });
});
