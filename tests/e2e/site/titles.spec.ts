import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { countDocuments } from "../support/router.ts";
import { homeOf, languages, newsItem, words } from "../support/words.ts";

async function socialData(page: Page) {
  const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute("content");
  return {
    description: await content('meta[name="description"]'),
    socialTitle: await content('meta[property="og:title"]'),
    socialDescription: await content('meta[property="og:description"]'),
  };
}

for (const { prefix, locale } of languages) {
  const { titles, commons } = words[locale];
  const { name, description } = commons.site;

  test(`titles under ${homeOf(prefix)}: page, divider, site; home is the site alone [TI-1] [TI-2]`, async ({
    page,
  }) => {
    await visit(page, homeOf(prefix));
    await expect(page).toHaveTitle(name);
    await visit(page, `${prefix}/about`);
    await expect(page).toHaveTitle(`${titles.about}｜${name}`);
    await visit(page, `${prefix}/news`);
    await expect(page).toHaveTitle(`${titles.news}｜${name}`);
    await visit(page, `${prefix}${newsItem.path}`);
    await expect(page).toHaveTitle(`${newsItem[locale].title}｜${name}`);
  });

  test(`the title follows navigation inside the application under ${homeOf(prefix)} [TI-1] [TI-2]`, async ({
    page,
  }) => {
    await visit(page, homeOf(prefix));
    const documents = countDocuments(page);
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: titles.news, exact: true }).click();
    await expect(page).toHaveTitle(`${titles.news}｜${name}`);
    await header.getByRole("link", { name: commons.header.home }).click();
    await expect(page).toHaveTitle(name);
    expect(documents()).toBe(0);
  });

  test(`social data under ${homeOf(prefix)} falls back to the site's [TI-4]`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 404/);
    await visit(page, homeOf(prefix));
    expect(await socialData(page)).toEqual({
      description,
      socialTitle: name,
      socialDescription: description,
    });
    await visit(page, `${prefix}/no-such-page`);
    expect(await socialData(page)).toEqual({
      description,
      socialTitle: commons.error.status.notFound.heading,
      socialDescription: description,
    });
  });

  test(`a page's own words win over the site's under ${homeOf(prefix)} [TI-4]`, async ({
    page,
  }) => {
    const { title, summary } = newsItem[locale];
    await visit(page, `${prefix}${newsItem.path}`);
    expect(await socialData(page)).toEqual({
      description: summary,
      socialTitle: title,
      socialDescription: summary,
    });
  });
}
