import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { pageRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { siteWords } from "../../support/site-words.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const forms = [
  { prefix: "", locale: "ja" },
  { prefix: "/ja", locale: "ja" },
  { prefix: "/en", locale: "en" },
] as const;

const english = { title: "In English", summary: "s", body: "b" };
const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "an-item", title: "題名", english });
  await createCharacter(db, { slug: "an-item" });
  await createBoardGame(db, { slug: "an-item" });
  await createArticle(db, { slug: "an-item", title: "題名", english });
  await createLegal(db, { kind: "privacy-policy" });
  await createLegal(db, { kind: "term-of-service" });
  await createEvent(db, { slug: "an-item" });
});

const openPaths = pageRecords
  // This site is set up already; tests/integration/server/first-start.test.ts visits that page.
  .filter(({ auth, id }) => auth === false && id !== "setup")
  .map(({ path }) => path.replace(":slug", "an-item"));

const inForm = (prefix: string, path: string) => (prefix && path === "/" ? prefix : prefix + path);

async function expectThreeForms(path: string) {
  expect(openPaths).toContain(path);
  for (const { prefix, locale } of forms) {
    const { status, headers, text } = await site.get(inForm(prefix, path));
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text.slice(0, 100)).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`));
    expect(text).toMatch(/<main[ >]/);
  }
}

describe("pages in three forms", () => {
  it("home [RT-1]", () => expectThreeForms("/"));
  it("about [RT-2]", () => expectThreeForms("/about"));
  it("news [RT-7]", () => expectThreeForms("/news"));
  it("news item [RT-7]", () => expectThreeForms("/news/an-item"));
  it("characters [RT-13]", () => expectThreeForms("/character"));
  it("character [RT-13]", () => expectThreeForms("/character/an-item"));
  it("shelf of games", () => expectThreeForms("/game"));
  it("game", () => expectThreeForms("/game/an-item"));
  it("staff [RT-14]", () => expectThreeForms("/staff"));
  it("articles [RT-12]", () => expectThreeForms("/article"));
  it("article [RT-12]", () => expectThreeForms("/article/an-item"));
  it("questions and answers [RT-3]", () => expectThreeForms("/faq"));
  it("privacy policy [RT-16]", () => expectThreeForms("/privacy-policy"));
  it("terms of service [RT-16]", () => expectThreeForms("/term-of-service"));
  it("contact [RT-15]", () => expectThreeForms("/contact"));
  it("contact on LINE [RT-6]", () => expectThreeForms("/line"));
  it("list of events [RT-8]", () => expectThreeForms("/event"));
  it("event [RT-8]", () => expectThreeForms("/event/an-item"));
  it.each(openPaths)("every open route of the table: %s", expectThreeForms);
});

describe("canonical addresses", () => {
  const listed = openPaths.filter(
    (path) => !pageRecords.some((entry) => entry.noIndex && entry.path === path),
  );

  it.each(listed)("of %s and its counterparts are the same in every form", async (path) => {
    const ja = `${publicOrigin}${path}`;
    const en = `${publicOrigin}${inForm("/en", path)}`;
    for (const { prefix, locale } of forms) {
      const { text } = await site.get(inForm(prefix, path));
      expect(linkOf(text, 'rel="canonical"')).toEqual([locale === "ja" ? ja : en]);
      expect(linkOf(text, 'hrefLang="ja"')).toEqual([ja]);
      expect(linkOf(text, 'hrefLang="en"')).toEqual([en]);
      expect(linkOf(text, 'hrefLang="x-default"')).toEqual([ja]);
    }
  });
});

describe("titles", () => {
  const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];

  it("are the page's title, a divider, the site's name [TI-1]", async () => {
    expect(titleOf((await site.get("/about")).text)).toBe("卓上について｜卓上");
    const { titles, commons } = siteWords.en;
    expect(titleOf((await site.get("/en/about")).text)).toBe(
      `${titles.about}｜${commons.site.name}`,
    );
  });

  it("are only the site's name at home [TI-2]", async () => {
    expect(titleOf((await site.get("/")).text)).toBe("卓上");
    expect(titleOf((await site.get("/en")).text)).toBe("Takujo");
  });

  it("fall back to the site's words in description and social data [TI-4]", async () => {
    const { text } = await site.get("/en/news");
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(text).toMatch(/<meta property="og:description" content="[^"]{20,}"/);
  });
});

function linkOf(html: string, attribute: string): string[] {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(attribute))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? "");
}
