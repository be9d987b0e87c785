import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { describe, expect, it } from "vitest";
import { pageRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const site = await runningSite(async ({ db }) => {
  await createLegal(db, { kind: "privacy-policy" });
  await createLegal(db, { kind: "term-of-service" });
  await createNews(db, { slug: "pinned-item", pinned: true });
  await createNews(db, { slug: "hidden-item", state: "draft" });
  await createCharacter(db, { slug: "kikko" });
  await createCharacter(db, { slug: "hidden-guide", state: "draft" });
  for (let index = 0; index < 60; index++) await createNews(db, { slug: `item-${index}` });
  await createArticle(db, { slug: "an-article" });
  await createArticle(db, { slug: "hidden-article", state: "draft" });
  await createBoardGame(db, { slug: "a-game" });
  await createFaq(db);
  await createStaff(db);
  await createEvent(db, { slug: "upcoming" });
  await createEvent(db, { slug: "past", startsAt: new Date("2020-01-01") });
  await createEvent(db, { slug: "hidden", state: "draft" });
});

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) => text);

/** Whether every opened element is closed in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", , empty] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<&]*")*)\s*(\/?)>/g,
  )) {
    if (empty) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  const rest = xml
    .replace(/<\?xml[^>]*\?>/, "")
    .replaceAll(/<\/?[\w:]+(?:\s+[\w:]+="[^"<&]*")*\s*\/?>/g, "");
  return open.length === 0 && !/[<>&]/.test(rest);
}

describe.each([
  ["/sitemap.xml", ""],
  ["/ja/sitemap.xml", ""],
  ["/en/sitemap.xml", "/en"],
])("%s", (address, prefix) => {
  it("is XML that lists every open page and public item once, in its language [RT-25]", async () => {
    const { status, headers, text } = await site.get(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(isWellFormed(text)).toBe(true);
    const fixed = pageRecords
      .filter(({ auth, path, noIndex }) => auth === false && !noIndex && !path.includes(":"))
      .map(({ path }) => (path === "/" && prefix ? "" : path));
    const items = ["pinned-item", ...Array.from({ length: 60 }, (_, index) => `item-${index}`)];
    const expected = [
      ...fixed,
      ...items.map((slug) => `/news/${slug}`),
      "/character/kikko",
      "/article/an-article",
      "/game/a-game",
      "/event/upcoming",
      "/event/past",
    ].map((path) => `${publicOrigin}${prefix}${path}`);
    expect(elements(text, "loc").sort()).toEqual(expected.sort());
  });

  it("names the counterparts of every entry [RT-25]", async () => {
    const { text } = await site.get(address);
    const entries = text.match(/<url>.*?<\/url>/g) ?? [];
    expect(entries.length).toBeGreaterThan(60);
    for (const entry of entries) {
      const alternates = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      expect(alternates.map(([, language]) => language)).toEqual(["ja", "en", "x-default"]);
      const [ja, en, other] = alternates.map(([, , href]) => href);
      expect(other).toBe(ja);
      expect([ja, en]).toContain(elements(entry, "loc")[0]);
      expect(en).toBe(
        ja === `${publicOrigin}/`
          ? `${publicOrigin}/en`
          : ja?.replace(publicOrigin, `${publicOrigin}/en`),
      );
    }
  });
});

describe("what browsers and crawlers look for", () => {
  it("robots.txt closes account, admin and API in every form, and names the sitemaps [RT-25]", async () => {
    const { text } = await site.get("/robots.txt");
    for (const path of ["/api/", "/user", "/ja/user", "/en/admin", "/en/auth/changed-email"]) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    const sitemaps = [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address ?? "");
    expect(sitemaps.length).toBeGreaterThan(1);
    for (const address of sitemaps) {
      expect((await site.get(address.replace(publicOrigin, ""))).status).toBe(200);
    }
  });

  it("the manifest is linked and its files exist in the sizes it names", async () => {
    const page = (await site.get("/about")).text;
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const { headers, text } = await site.get("/site.webmanifest");
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const { icons } = JSON.parse(text);
    expect(icons.length).toBeGreaterThan(1);
    expect(icons.map(({ purpose = "any" }) => purpose)).toContain("maskable");
    for (const { src, sizes, type } of icons) {
      const icon = await site.get(src);
      expect([icon.status, icon.headers["content-type"]]).toEqual([200, type]);
      expect(`${icon.sent.readUInt32BE(16)}x${icon.sent.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it.each([
    { form: "", lang: "ja", name: "卓上" },
    { form: "/ja", lang: "ja", name: "卓上" },
    { form: "/en", lang: "en", name: "Takujo" },
  ])(
    "the app is the same in each language, and opens one's own page ($form/)",
    async ({ form, lang, name }) => {
      expect((await site.get(`${form}/about`)).text).toContain(
        `<link rel="manifest" href="${form}/site.webmanifest"/>`,
      );
      const manifest = JSON.parse((await site.get(`${form}/site.webmanifest`)).text);
      expect(manifest).toMatchObject({
        id: "/",
        name: "卓上 Takujo",
        short_name: name,
        lang,
        start_url: `${form}/user`,
        scope: "/",
        display: "standalone",
        theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
        `${form}/user/reservation`,
        `${form}/event`,
        `${form}/user/notification`,
      ]);
      expect(manifest.shortcuts.every((each: { name: string }) => each.name)).toBe(true);
    },
  );

  it.each([
    ["/favicon.ico", "image/x-icon"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/apple-touch-icon.png", "image/png"],
    ["/social-image.png", "image/png"],
  ])("%s is there and linked", async (path, type) => {
    const { status, headers } = await site.get(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect((await site.get("/about")).text).toContain(path);
  });
});
