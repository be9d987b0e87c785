import { expect, test } from "./fixtures.ts";
import { asRead, forms, homeOf, newsItem, words } from "./words.ts";

test.use({ javaScriptEnabled: false });

for (const { prefix, locale } of forms) {
  const { home, about, news, titles, commons } = words[locale];

  test(`without scripts ${homeOf(prefix)} is complete and its links work [RT-1] [RT-2] [RT-7]`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const section = (name: string) => main.getByRole("heading", { level: 2, name });
    await page.goto(homeOf(prefix));
    for (const { heading } of [home.steps, home.cast, home.news, home.visit]) {
      await expect(section(heading)).toBeVisible();
    }
    await main.getByRole("link", { name: home.visit.askButton }).click();
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
    await expect(page.getByRole("radiogroup", { name: commons.theme.label })).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(`${prefix}/news`);
  });
}
