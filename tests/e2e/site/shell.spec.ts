import { routeModule } from "../support/build-manifest.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { languages, words } from "../support/words.ts";

for (const { prefix, locale } of languages) {
  const { commons, titles, news } = words[locale];

  test(`a slow way from ${prefix}/about to the news shows the loading indicator, and arriving hides it [SH-1]`, async ({
    page,
    request,
  }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${await routeModule(request, "news")}`, async (route) => {
      await arrival;
      await route.continue();
    });
    const indicator = page.getByRole("progressbar", { name: commons.loading });
    await visit(page, `${prefix}/about`);
    await expect(indicator).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: titles.news, exact: true }).click();
    await expect(indicator).toBeVisible();
    await expect(indicator).toHaveCSS("opacity", "1");
    await expect(page).toHaveURL(`${prefix}/about`);
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(news.heading);
    await expect(indicator).toHaveCount(0);
  });
}
