import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteSeed } from "@takujo/db/seed/site";
import { createArticle } from "@takujo/db/testing/create-article";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { pageRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { root } from "../../../tools/env.ts";
import { runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

const english = { title: "In English", summary: "s", body: "b" };
const name = { ja: "盤の森", en: "Board Forest" };
const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "an-item", title: "題名", english });
  await createCharacter(db, { slug: "an-item" });
  await createArticle(db, { slug: "an-item", title: "題名", english });
  await createLegal(db, { kind: "privacy-policy" });
  await createLegal(db, { kind: "term-of-service" });
  await createEvent(db, { slug: "an-item" });
  const place = { mapStart: { ja: "<駅>&", en: "<Station>&" } };
  await db
    .updateTable("site")
    .set({ name_ja: name.ja, name_en: name.en, settings: JSON.stringify({ ...siteSeed, place }) })
    .execute();
});

/** By which messages name the site. */
const mark = /%(?:site|sites|wordmark|latin)%/;

const openPages = pageRecords
  .filter(({ auth, id }) => auth === false && id !== "setup")
  .map(({ path }) => path.replace(":slug", "an-item"));

const languages = [
  { prefix: "", locale: "ja" },
  { prefix: "/en", locale: "en" },
] as const;

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? "";

describe.each(languages)("in $locale", ({ prefix, locale }) => {
  it.each([...openPages, "/no-such-page"])("%s says the name, and has no mark", async (path) => {
    const { text } = await site.get(prefix && path === "/" ? prefix : prefix + path);
    expect(titleOf(text)).toContain(name[locale]);
    expect(text).not.toMatch(mark);
  });

  it.each([
    "/news/feed.xml",
    "/article/feed.xml",
    "/event/feed.xml",
    "/event/calendar.ics",
    "/reception.webmanifest",
  ])("%s says the name, and has no mark", async (path) => {
    const { status, text } = await site.get(prefix + path);
    expect(status).toBe(200);
    expect(text).toContain(name[locale]);
    expect(text).not.toMatch(mark);
  });

  it("the texts for browsers say the name, and have no mark", async () => {
    const { text } = await site.get(`/_i18n/any/${locale}/messages.json`);
    expect(text).toContain(name[locale]);
    expect(text).not.toMatch(mark);
  });

  it("the map has the names that the organizer gave, as text", async () => {
    const { text } = await site.get(`${prefix}/area-map.svg`);
    expect(text).toContain(locale === "ja" ? "&lt;駅&gt;&amp;" : "&lt;Station&gt;&amp;");
    const { text: page } = await site.get(`${prefix}/about`);
    expect(page).toContain(`/${locale}/area-map.svg`);
  });

  it("the other files have no mark", async () => {
    for (const path of [
      `${prefix}/area-map.svg`,
      `${prefix}/sitemap.xml`,
      "/site.webmanifest",
      "/robots.txt",
      "/reception-worker.js",
      "/ticket-worker.js",
    ]) {
      const { status, text } = await site.get(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(mark);
    }
  });
});

describe("what browsers get", () => {
  it("has no mark in any file of the build", () => {
    const folder = join(root, "apps/web/build/client");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => mark.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

describe("another color", () => {
  it("is on every page and in the manifests without a restart", async () => {
    expect((await site.get("/about")).text).not.toContain("--tk-action");
    await site.database.db
      .updateTable("site")
      .set({ settings: JSON.stringify({ ...siteSeed, accent: "#1d4e89" }) })
      .execute();
    const style = /<html[^>]* style="[^"]*--tk-action:light-dark\(#1d4e89, #[0-9a-f]{6}\)/;
    await waitUntil(async () => style.test((await site.get("/about")).text));
    expect((await site.get("/en/event")).text).toMatch(style);
    const colors = ["/site.webmanifest", "/reception.webmanifest"].map(
      async (path) =>
        (JSON.parse((await site.get(path)).text) as { theme_color: string }).theme_color,
    );
    const [bar, receptionBar] = await Promise.all(colors);
    expect([bar, receptionBar]).not.toContain("#0c5445");
    expect([bar, receptionBar]).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ]);
  });
});

describe("another name", () => {
  it("than the drawn one is never beside the drawn one in a picture", async () => {
    const { text } = await site.get("/about");
    expect(text).toContain("/social-image-unnamed.png");
    expect((await site.get("/social-image-unnamed.png")).headers["content-type"]).toBe("image/png");
  });

  it("is on every page, and in its picture, without a restart", async () => {
    const picture = () => site.get("/social/news/an-item.png");
    const before = await picture();
    await site.database.db
      .updateTable("site")
      .set({ name_ja: "月の卓", name_en: "Moon Table" })
      .execute();
    await waitUntil(async () => titleOf((await site.get("/about")).text).includes("月の卓"));
    expect(titleOf((await site.get("/en/about")).text)).toContain("Moon Table");
    const after = await picture();
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(after.sent.equals(before.sent)).toBe(false);
  });
});
