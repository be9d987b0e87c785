import { messagesByLocale } from "@takujo/i18n/messages";
import { describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";
import { crawler, visit } from "../support/visit.ts";

const site = await runningSite(async ({ db }) => {
  const point = { latitude: "51.5", longitude: "-0.12" };
  await db
    .updateTable("site")
    .set({ settings: JSON.stringify({ point }) })
    .execute();
});

const unknown = [
  "/no-such-page",
  "/ja/no-such-page",
  "/en/no-such-page",
  "/english",
  "/news/no-such-item",
  "/news/NO",
];

describe("an unknown path", () => {
  it.each(unknown)("%s gives the 404 page with status 404 [RT-28][ER-1]", async (path) => {
    const { status, headers, text } = await site.get(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("private, no-store");
    const locale = path.startsWith("/en/") ? "en" : "ja";
    const { heading, body } = messagesByLocale[locale].commons.error.status.notFound;
    expect(text).toContain(`<html lang="${locale}"`);
    for (const words of ["404", heading, body]) expect(text).toContain(words);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('rel="canonical"');
  });

  it("has the heading of the specification [ER-5]", async () => {
    expect((await site.get("/no-such-page")).text).toMatch(/<h1[^>]*>ページが見つかりません<\/h1>/);
  });

  it("offers the way home and back one page [ER-2][ER-3]", async () => {
    const { home, back, reload } = messagesByLocale.ja.commons.error;
    const { text } = await site.get("/no-such-page");
    expect(text).toMatch(new RegExp(`href="/"[^>]*>(?:<svg.*?</svg>)?(?:<span[^>]*>)?${home}`));
    expect(text).toContain(back);
    expect(/<main[\s\S]*<\/main>/.exec(text)?.[0]).not.toContain(reload);
  });

  it.each(unknown)("%s gives a crawler the status alone [ER-4]", async (path) => {
    const { status, sent } = await site.get(path, { "user-agent": crawler });
    expect([status, sent.length]).toEqual([404, 0]);
  });

  it("answers a concurrent crawler and person each in their own way [ER-4]", async () => {
    for (let round = 0; round < 5; round++) {
      const path = `/news/no-such-item-${round}`;
      const [forCrawler, forPerson] = await Promise.all([
        site.get(path, { "user-agent": crawler }),
        site.get(path),
      ]);
      expect(forCrawler.sent.length).toBe(0);
      expect(forPerson.text).toContain("</html>");
    }
  });

  it("still gives a crawler whole pages [ER-4]", async () => {
    const { status, text } = await site.get("/about", { "user-agent": crawler });
    expect(status).toBe(200);
    expect(text).toContain("</html>");
  });
});

describe("a malformed request", () => {
  it.each([
    "//",
    "///",
    "//news",
    "//evil.example/news",
    "/%",
    "/%E0%A4%A",
    "/news/%",
    "/?%",
    "/\\evil.example",
    "/news?page=%",
  ])("for %s is answered and harms nobody", async (path) => {
    expect((await site.get(path)).status).toBeLessThan(500);
    expect((await site.get("/healthz")).status).toBe(200);
  });

  it("is not sent to another host by a path that looks like one", async () => {
    for (const path of ["//evil.example/news", "/en//evil.example", "/information//evil.example"]) {
      const { headers } = await site.get(path);
      expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
    }
  });

  it("is read by its path when it names a whole address", async () => {
    const { status, text } = await site.get("http://other.example/en/about");
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en"');
  });

  it("is refused when it names no path", async () => {
    const { status } = await visit(site.server.origin, "*", { method: "OPTIONS" });
    expect(status).toBe(400);
  });

  it.each(["TRACE", "DELETE", "PURGE", "POST"])(
    "is refused when it wants to %s a page",
    async (method) => {
      expect((await visit(site.server.origin, "/about", { method })).status).toBe(405);
    },
  );

  it("with an unreadable token cookie is a visit without one", async () => {
    expect((await site.get("/no-such-page", { cookie: "auth_jwt=%" })).status).toBe(404);
  });
});

describe("redirect rules", () => {
  it("send a moved path on with 302 and its query, in the same form [NV-1][NV-2]", async () => {
    const plain = await site.get("/information/x?a=1");
    expect([plain.status, plain.headers.location]).toEqual([302, "/news/x?a=1"]);
    const english = await site.get("/en/information/x");
    expect([english.status, english.headers.location]).toEqual([302, "/en/news/x"]);
  });

  it("may lead to another site", async () => {
    const { status, headers } = await site.get("/en/map");
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/www\..*mlat=51\.5&mlon=-0\.12/),
    ]);
  });
});
