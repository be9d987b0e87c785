import { expect, test } from "../support/fixtures.ts";
import { articleItem, asRead, faqEntry, forms, homeOf, newsItem, words } from "../support/words.ts";

test.use({ javaScriptEnabled: false });

for (const { prefix, locale } of forms) {
  const { home, firstVisit, about, news, article, faq, legal, titles, commons } = words[locale];

  test(`without scripts ${homeOf(prefix)} is complete and its links work [RT-1] [RT-2] [RT-7]`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const section = (name: string) => main.getByRole("heading", { level: 2, name });
    await page.goto(homeOf(prefix));
    for (const { heading } of [
      home.next,
      home.first,
      home.steps,
      home.cast,
      home.news,
      home.articles,
      home.visit,
    ]) {
      await expect(section(heading)).toBeVisible();
    }
    await main.getByRole("link", { name: home.first.action }).click();
    await expect(page).toHaveURL(`${prefix}/first-visit`);
    for (const { heading } of [
      firstVisit.cost,
      firstVisit.minutes,
      firstVisit.room,
      firstVisit.way,
      firstVisit.bring,
      firstVisit.questions,
    ]) {
      await expect(section(heading)).toBeVisible();
    }
    await page.getByRole("contentinfo").getByRole("link", { name: titles.about }).click();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(asRead(about.hero.heading));
    for (const { heading } of [about.origin, about.promise, about.access]) {
      await expect(section(heading)).toBeVisible();
    }
    await page.getByRole("banner").getByRole("link", { name: titles.news, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/news`);
    await main.getByRole("link", { name: news.nextPage }).click();
    await expect(page).toHaveURL(`${prefix}/news?page=2`);
    await page.goBack();
    await main.getByRole("link", { name: newsItem[locale].title }).click();
    await expect(page).toHaveURL(`${prefix}${newsItem.path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem[locale].title);
    await expect(main.getByRole("table")).toBeVisible();
  });

  test(`without scripts ${prefix}/article is filtered, leafed through and read [RT-12]`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.goto(`${prefix}/article`);
    await main.getByRole("link", { name: article.nextPage }).click();
    await expect(page).toHaveURL(`${prefix}/article?page=2`);
    await main.getByRole("link", { name: article.tag.heavy, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/article?tag=heavy`);
    await main.getByRole("link", { name: articleItem[locale].title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(articleItem[locale].title);
    await expect(main.getByRole("table")).toBeVisible();
    await main.getByRole("navigation", { name: article.contents }).getByRole("link").last().click();
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
    for (const heading of [article.games, article.characters, article.further]) {
      await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
  });

  test(`without scripts ${prefix}/faq opens, is searched and is linked to [RT-3]`, async ({
    page,
  }) => {
    const { question } = faqEntry[locale];
    const entry = page.getByRole("main").getByText(question, { exact: true });
    const answer = page.locator(`[id="${faqEntry.slug}"]`);
    await page.goto(`${prefix}/faq`);
    await expect(answer).toBeHidden();
    await entry.click();
    await expect(answer).toBeVisible();
    await page.getByRole("searchbox", { name: faq.search }).fill(question);
    await page.getByRole("button", { name: faq.searchButton }).click();
    await expect(page).toHaveURL(/\/faq\?q=/);
    await expect(entry).toBeVisible();
    await expect(page.locator("details:visible")).toHaveCount(1);
    await page.goto(`${prefix}/faq#${faqEntry.slug}`);
    await expect(answer).toBeVisible();
    await expect(entry).toBeInViewport();
  });

  test(`without scripts old versions of ${prefix}/privacy-policy are found and left [RT-16]`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/privacy-policy`);
    await page.getByRole("combobox", { name: legal.otherVersions }).selectOption("1");
    await page.getByRole("button", { name: legal.openVersion }).click();
    await expect(page).toHaveURL(`${prefix}/privacy-policy?version=1`);
    await expect(page.getByRole("main").getByText(legal.pastTitle)).toBeVisible();
    await page.getByRole("main").locator(".callout").getByRole("link").click();
    await expect(page).toHaveURL(`${prefix}/privacy-policy`);
    await expect(page.getByText(legal.pastTitle)).toHaveCount(0);
    await page.goto(`${prefix}/term-of-service?version=1`);
    await expect(page.getByText(legal.pastTitle)).toBeVisible();
  });

  test(`without scripts the phone menu of ${homeOf(prefix)} opens, leads on and shows no dead controls [RT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(homeOf(prefix));
    const link = page
      .getByRole("navigation", { name: commons.header.pages })
      .getByRole("link", { name: titles.news });
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: commons.header.menu }).click();
    await expect(link).toBeVisible();
    const more = page.getByRole("navigation", { name: commons.header.more });
    for (const name of [titles.contact, titles.line, commons.header.access]) {
      await expect(more.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.getByRole("radiogroup", { name: commons.theme.label })).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(`${prefix}/news`);
  });
}
