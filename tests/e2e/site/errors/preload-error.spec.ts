import type { Page } from "@playwright/test";
import { routeModule } from "../../support/build-manifest.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { countDocuments, navigateInApp } from "../../support/router.ts";
import { words } from "../../support/words.ts";

const { heading } = words.ja.commons.error.status.serverError;

/** Preload errors since the tab was opened: each document counts into the tab's storage. */
async function countPreloadErrors(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener("takujo:preload-error", () => {
      const count = Number(sessionStorage.getItem("test-preload-errors") ?? 0);
      sessionStorage.setItem("test-preload-errors", String(count + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("test-preload-errors") ?? 0));
}

/** Once the page knows the routes that it links to. */
async function goToNews(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterManifest?.routes["news"]);
  await navigateInApp(page, "/news");
}

test("a missing page part is announced and reloads the page once in ten seconds, then shows the error screen [NV-7]", async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, /dynamically imported module/);
  const preloadErrors = await countPreloadErrors(page);
  await page.route(`**${await routeModule(request, "news")}`, (route) => route.abort());

  await visit(page, "/about");
  const documents = countDocuments(page);
  await goToNews(page);
  await expect(page).toHaveURL("/news");
  await page.waitForLoadState();
  expect(documents()).toBe(1);
  expect(await preloadErrors()).toBe(1);

  await visit(page, "/about");
  await goToNews(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(await preloadErrors()).toBe(2);
  expect(documents()).toBe(2);

  await visit(page, "/about");
  await page.clock.setSystemTime(Date.now() + 10_001);
  await goToNews(page);
  await expect.poll(documents).toBe(4);
  expect(await preloadErrors()).toBe(3);
});
