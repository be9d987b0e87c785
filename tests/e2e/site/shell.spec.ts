import { routeModule } from "../support/build-manifest.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { words } from "../support/words.ts";

const { commons, titles, news } = words.ja;

test("a slow way to the news shows the loading indicator, and arriving hides it [SH-1]", async ({
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
  await visit(page, "/about");
  await expect(indicator).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: titles.news, exact: true }).click();
  await expect(indicator).toBeVisible();
  await expect(indicator).toHaveCSS("opacity", "1");
  await expect(page).toHaveURL("/about");
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(news.heading);
  await expect(indicator).toHaveCount(0);
});
