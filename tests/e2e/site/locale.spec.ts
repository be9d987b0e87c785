import type { BrowserContext, Request } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { test as readTest } from "../support/read-page.ts";
import { newsItem, words } from "../support/words.ts";

const days365 = 31_536_000;
const isMessages = (request: Request) => request.url().includes("/_i18n/");

async function rememberedLocale(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  return cookie && { value: cookie.value, lifetime: cookie.expires - Date.now() / 1000 };
}

async function expectRemembered(context: BrowserContext, locale: string) {
  await expect.poll(async () => (await rememberedLocale(context))?.value).toBe(locale);
  const lifetime = (await rememberedLocale(context))?.lifetime ?? 0;
  expect(Math.abs(lifetime - days365)).toBeLessThan(60);
}

test("the language pill opens the same page with its query and hash, and is remembered for 365 days [LO-1] [LO-3]", async ({
  page,
  context,
}) => {
  const pill = page
    .getByRole("banner")
    .getByRole("navigation", { name: words.ja.commons.language.label });
  await visit(page, `${newsItem.path}?from=mail#later`);
  await pill.getByRole("link", { name: words.ja.commons.language.enShort }).click();
  await expect(page).toHaveURL(`/en${newsItem.path}?from=mail#later`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem.en.title);
  await expectRemembered(context, "en");

  // The server's link has neither query nor hash.
  await untilHydrated(page);
  await page
    .getByRole("banner")
    .getByRole("navigation", { name: words.en.commons.language.label })
    .getByRole("link", { name: words.en.commons.language.ja })
    .click();
  await expect(page).toHaveURL(`${newsItem.path}?from=mail#later`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem.ja.title);
  await expectRemembered(context, "ja");
});

test("hovering or focusing the switch prefetches the other language's texts [LO-5]", async ({
  page,
}) => {
  const english = page
    .getByRole("banner")
    .getByRole("link", { name: words.ja.commons.language.enShort, exact: true });
  for (const rest of [() => english.hover(), () => english.focus()]) {
    await visit(page, "/about");
    const [request] = await Promise.all([page.waitForRequest(isMessages), rest()]);
    expect(new URL(request.url()).pathname).toMatch(/^\/_i18n\/[\w-]+\/en\/messages\.json$/);
    const response = await request.response();
    expect(response?.headers()["cache-control"]).toBe("public, max-age=86400");
    expect(Object.keys(await response?.json())).toEqual(
      expect.arrayContaining(["units", "commons", "validations", "titles"]),
    );
  }
});

test("going to another area fetches only the words that are missing [LO-4]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isMessages(request)) asked.push(new URL(request.url()).search);
  });
  const news = page
    .getByRole("banner")
    .getByRole("link", { name: words.ja.titles.news, exact: true });
  const heading = page.getByRole("heading", { level: 1 });

  await visit(page, "/");
  await news.click();
  await expect(heading).toHaveText(words.ja.news.heading);
  expect(asked, "the home page already carries the words of news").toEqual([]);

  await visit(page, "/about");
  await news.click();
  await expect(heading).toHaveText(words.ja.news.heading);
  expect(asked).toEqual(["?sets=news"]);
  await page.goBack();
  await page.goForward();
  await expect(heading).toHaveText(words.ja.news.heading);
  expect(asked, "nothing is fetched twice").toHaveLength(1);
});

test.describe("an English browser", () => {
  test.use({ locale: "en-US" });

  test("is led from / to /en, and only from there; a page without a prefix chooses nothing [LO-2]", async ({
    page,
    context,
  }) => {
    await visit(page, "/about");
    await expect(page).toHaveURL("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    expect(await rememberedLocale(context)).toBeUndefined();
    await visit(page, "/");
    await expect(page).toHaveURL("/en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectRemembered(context, "en");
    await visit(page, "/about");
    await expect(page).toHaveURL("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await visit(page, "/ja/about");
    await expectRemembered(context, "ja");
  });

  test("keeps a chosen Japanese at the next visit to / [LO-2] [LO-3]", async ({
    page,
    context,
  }) => {
    await visit(page, "/");
    await expect(page).toHaveURL("/en");
    await page
      .getByRole("banner")
      .getByRole("link", { name: words.en.commons.language.ja, exact: true })
      .click();
    await expect(page).toHaveURL("/ja");
    await expectRemembered(context, "ja");
    await visit(page, "/");
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  });
});

for (const language of ["ja-JP", "fr-FR"]) {
  readTest(
    `a browser in ${language} stays at / in Japanese, the default [LO-1] [LO-2]`,
    async ({ read }) => {
      const { url, document } = await read("/", { "accept-language": language });
      expect(url.pathname).toBe("/");
      expect(document.documentElement.lang).toBe("ja");
    },
  );
}
