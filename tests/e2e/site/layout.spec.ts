import { routeModule } from "../support/build-manifest.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectNoSidewaysScroll } from "../support/for-everybody.ts";
import { test as readTest } from "../support/read-page.ts";
import { articleItem, forms, homeOf, newsItem, words } from "../support/words.ts";

const items = [newsItem.path, articleItem.path, "/privacy-policy", "/term-of-service"];

test("items and legal texts stand on white with a breadcrumb, lists on paper [RT-26]", async ({
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
  for (const path of items) {
    await visit(page, path);
    await expect(
      page.getByRole("navigation", { name: words.ja.commons.breadcrumb.label }),
    ).toBeVisible();
    expect(await ground(), path).toEqual(["--tk-surface"]);
  }
  for (const path of ["/news", "/article", "/faq"]) {
    await visit(page, path);
    expect(await ground(), path).toEqual(["--tk-paper"]);
  }
});

for (const { prefix, locale } of forms) {
  readTest(
    `items and legal texts of ${homeOf(prefix)} have a breadcrumb [RT-26]`,
    async ({ read }) => {
      const breadcrumb = `nav[aria-label="${words[locale].commons.breadcrumb.label}"]`;
      for (const path of items) {
        const { document } = await read(prefix + path);
        expect(document.querySelectorAll(breadcrumb), path).toHaveLength(1);
      }
    },
  );
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

for (const width of [320, 640]) {
  test(`hidden text for screen readers on the shelf does not widen a page opened at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/game");
    await expectNoSidewaysScroll(page, "/game");
  });
}
