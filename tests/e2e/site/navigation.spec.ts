import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { test as readTest } from "../support/read-page.ts";
import { countDocuments, navigateInApp } from "../support/router.ts";
import { forms, homeOf, languages, newsItem, words } from "../support/words.ts";

const outside = "https://www.openstreetmap.org/";

test.describe("list and item", () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test("opens an item and returns to the same place of the list without a new document [SH-1]", async ({
    page,
  }) => {
    await visit(page, "/news");
    const documents = countDocuments(page);
    const link = page.getByRole("main").getByRole("link", { name: newsItem.ja.title });
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem.ja.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ja.news.heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
    expect(documents()).toBe(0);
  });
});

test("a page that is given up for another while its styles are loading leaves no error", async ({
  page,
}) => {
  // The router preloads styles of pages whose code it has.
  await visit(page, "/news");
  await navigateInApp(page, "/faq");
  await expect(page).toHaveURL("/faq");
  const late = Promise.withResolvers<void>();
  const asked = new Set<string>();
  await page.route(/\/news\.data|\.css/, async (route) => {
    asked.add(new URL(route.request().url()).pathname.replace(/.*\./, ""));
    await late.promise;
    await route.fallback().catch(() => {});
  });
  await navigateInApp(page, "/news");
  await expect.poll(() => [...asked].sort()).toEqual(["css", "data"]);
  await navigateInApp(page, "/about");
  late.resolve();
  await expect(page).toHaveURL("/about");
  const [, lastLine = ""] = words.ja.about.hero.heading.split("<br></br>");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(lastLine);
});

for (const { prefix } of forms) {
  test(`a moved path under ${homeOf(prefix)} answers 302 with its new place and keeps the query [NV-1] [NV-2]`, async ({
    request,
  }) => {
    const response = await request.get(`${prefix}/information/${newsItem.slug}?from=mail`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    expect(response.headers()["location"]).toBe(`${prefix}${newsItem.path}?from=mail`);
    const typed = await request.get(`${prefix}/index.html`, { maxRedirects: 0 });
    expect(typed.headers()["location"]).toBe(homeOf(prefix));
  });
}

test("a redirect keeps the hash, as a document and inside the application [NV-1] [NV-4]", async ({
  page,
}) => {
  const target = `/en${newsItem.path}?from=mail#later`;
  const moved = `/information/${newsItem.slug}?from=mail#later`;
  await visit(page, `/en${moved}`);
  await expect(page).toHaveURL(target);
  await visit(page, "/en/about");
  const documents = countDocuments(page);
  await navigateInApp(page, moved);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem.en.title);
  expect(documents()).toBe(0);
});

for (const { prefix, locale } of languages) {
  readTest(
    `absolute targets and addresses that no item can have under ${homeOf(prefix)} are answered so [NV-3] [NV-5]`,
    async ({ read, request }) => {
      const answer = await request.get(`${prefix}/map`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()["location"]).toMatch(
        /^https:\/\/www\.openstreetmap\.org\/\?mlat=.*#map=/,
      );
      const { status, text } = await read(`${prefix}/news/Not_A_Slug`);
      expect(status).toBe(404);
      expect(text("h1")).toBe(words[locale].commons.error.status.notFound.heading);
    },
  );
}

test("an absolute target leaves the application by a full page navigation [NV-3]", async ({
  page,
  request,
  faults,
}) => {
  const answer = await request.get("/en/map", { maxRedirects: 0 });
  faults.allow(/request to the outside: https:\/\/www\.openstreetmap\.org/);
  await page.route(`${outside}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>a map</title>" }),
  );
  await visit(page, "/en/about");
  const documents = countDocuments(page);
  await navigateInApp(page, "/map");
  await expect(page).toHaveTitle("a map");
  await expect(page).toHaveURL(answer.headers()["location"] ?? "");
  expect(documents()).toBe(1);
});

test("an address that no item can have is a fatal 404 inside the application [NV-5]", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/news");
  await navigateInApp(page, "/news/Not_A_Slug");
  await expect(heading).toHaveText(words.ja.commons.error.status.notFound.heading);
  await expect(page).toHaveURL("/news/Not_A_Slug");
  await page.goBack();
  await untilHydrated(page);
  await expect(heading).toHaveText(words.ja.news.heading);
});
