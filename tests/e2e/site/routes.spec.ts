import type { Page } from "@playwright/test";
import { routeModule } from "../support/build-manifest.ts";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import {
  articleItem,
  asRead,
  character,
  eventItem,
  forms,
  homeOf,
  languages,
  newsItem,
  words,
} from "../support/words.ts";

async function expectPage(page: Page, path: string, { locale, heading }: ExpectedPage) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asRead(heading));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "default");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

interface ExpectedPage {
  locale: string;
  heading: string;
}

for (const { prefix, locale } of forms) {
  const { home, about, firstVisit, news, event, staff, commons, article, faq, titles } =
    words[locale];

  test(`the home page is at ${homeOf(prefix)} [RT-1]`, ({ page }) =>
    expectPage(page, homeOf(prefix), { locale, heading: home.hero.heading }));

  test(`the about page is at ${prefix}/about [RT-2]`, ({ page }) =>
    expectPage(page, `${prefix}/about`, { locale, heading: about.hero.heading }));

  test(`what to know before a first visit is at ${prefix}/first-visit`, async ({ page }) => {
    await expectPage(page, `${prefix}/first-visit`, { locale, heading: firstVisit.hero.heading });
    await expect(page.getByRole("main")).toContainText(/¥\d,\d{3}/);
  });

  test(`the news and each item are at ${prefix}/news [RT-7]`, async ({ page }) => {
    await expectPage(page, `${prefix}/news`, { locale, heading: news.heading });
    await expectPage(page, `${prefix}${newsItem.path}`, {
      locale,
      heading: newsItem[locale].title,
    });
  });

  test(`the characters and each of them are at ${prefix}/character [RT-13]`, async ({ page }) => {
    await expectPage(page, `${prefix}/character`, {
      locale,
      heading: words[locale].character.heading,
    });
    await expectPage(page, `${prefix}${character.path}`, {
      locale,
      heading: character[locale].name,
    });
  });

  test(`the staff is at ${prefix}/staff [RT-14]`, ({ page }) =>
    expectPage(page, `${prefix}/staff`, { locale, heading: staff.heading }));

  test(`the articles and each of them are at ${prefix}/article [RT-12]`, async ({ page }) => {
    await expectPage(page, `${prefix}/article`, { locale, heading: article.heading });
    await expectPage(page, `${prefix}${articleItem.path}`, {
      locale,
      heading: articleItem[locale].title,
    });
  });

  test(`what the law asks a seller to say is at ${prefix}/seller`, ({ page }) =>
    expectPage(page, `${prefix}/seller`, { locale, heading: titles.seller }));

  test(`questions and answers are at ${prefix}/faq [RT-3]`, ({ page }) =>
    expectPage(page, `${prefix}/faq`, { locale, heading: faq.heading }));

  test(`the legal texts are at ${prefix}/privacy-policy and ${prefix}/term-of-service [RT-16]`, async ({
    page,
  }) => {
    await expectPage(page, `${prefix}/privacy-policy`, { locale, heading: titles.privacyPolicy });
    await expectPage(page, `${prefix}/term-of-service`, { locale, heading: titles.termOfService });
  });

  test(`the events and each one are at ${prefix}/event [RT-8]`, async ({ page }) => {
    await expectPage(page, `${prefix}/event`, { locale, heading: event.heading });
    await expectPage(page, `${prefix}${eventItem.path}`, {
      locale,
      heading: eventItem[locale].title,
    });
  });

  test(`the search is at ${prefix}/search`, ({ page }) =>
    expectPage(page, `${prefix}/search`, { locale, heading: words[locale].search.heading }));

  test(`an unknown path under ${homeOf(prefix)} gives the 404 page in the error layout [RT-28] [RT-26]`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 404/);
    const response = await page.goto(`${prefix}/no-such-page`);
    expect(response?.status()).toBe(404);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      commons.error.status.notFound.heading,
    );
    await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "error");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: commons.breadcrumb.label })).toHaveCount(0);
  });
}

for (const { prefix, locale } of languages) {
  const { commons } = words[locale];

  test(`items and legal texts of ${homeOf(prefix)} stand on white with a breadcrumb, lists on paper [RT-26]`, async ({
    page,
  }) => {
    const ground = () =>
      page.evaluate(() => {
        const colorOf = (token: string) => {
          const probe = document.createElement("i");
          probe.style.color = `var(${token})`;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        };
        const painted = getComputedStyle(document.body).backgroundColor;
        return ["--tk-surface", "--tk-paper"].filter((token) => colorOf(token) === painted);
      });
    for (const path of [newsItem.path, articleItem.path, "/privacy-policy", "/term-of-service"]) {
      await visit(page, prefix + path);
      await expect(page.getByRole("navigation", { name: commons.breadcrumb.label })).toBeVisible();
      expect(await ground(), path).toEqual(["--tk-surface"]);
    }
    for (const path of ["/news", "/article", "/faq"]) {
      await visit(page, prefix + path);
      expect(await ground(), path).toEqual(["--tk-paper"]);
    }
  });

  const navigators = {
    "/about": commons.navigator.label,
    "/faq": words[locale].faq.categories,
    "/privacy-policy": words[locale].legal.sections,
    "/term-of-service": words[locale].legal.sections,
  };
  for (const [path, name] of Object.entries(navigators)) {
    test(`${prefix}${path} has the navigator of its sections, news has none [RT-26]`, async ({
      page,
    }) => {
      const navigator = page.getByRole("navigation", { name });
      await visit(page, `${prefix}${path}`);
      const links = navigator.getByRole("link");
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) {
        const target = decodeURIComponent((await link.getAttribute("href")) ?? "");
        await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1);
      }
      await visit(page, `${prefix}/news`);
      await expect(navigator).toHaveCount(0);
    });
  }
}

test("the code of the news page is loaded on the way to it, not with the home page [RT-27]", async ({
  page,
  request,
}) => {
  const newsModule = await routeModule(request, "news");
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
  await visit(page, "/");
  expect(await loaded()).toContain(await routeModule(request, "home"));
  expect(await loaded()).not.toContain(newsModule);
  await page
    .getByRole("banner")
    .getByRole("link", { name: words.ja.titles.news, exact: true })
    .click();
  await expect(page).toHaveURL("/news");
  expect(await loaded()).toContain(newsModule);
});
