import type { Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

test("/faq fetches the icons of its categories by name, all at once [BU-4]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/_nuxt_icon")) asked.push(searchParams.get("icons") ?? "");
  });
  await page.goto("/faq");
  const icons = page.locator(".faq-category-heading .icon");
  const count = await icons.count();
  expect(count).toBeGreaterThan(1);
  for (const icon of await icons.all()) await expect(icon.locator("path").first()).toBeAttached();
  await expect(icons.first()).toBeVisible();
  expect(asked.map((names) => names.split(",").length)).toEqual([count]);
});

test("/faq gives an icon endpoint up that is slower than 1500 ms, and shows the rest [BU-4]", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_ABORTED|ERR_FAILED/);
  await page.route("**/api/_nuxt_icon/**", () => {
    // Never answered.
  });
  // How long the page is ready to wait is what it tells the browser: no clock here can be late.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => {
      Object.assign(window, { patience: milliseconds });
      return timeout.call(AbortSignal, milliseconds);
    };
  });
  const isIcons = (request: Request) => request.url().includes("/api/_nuxt_icon/");
  const ended = page.waitForEvent("requestfailed", isIcons);
  await page.goto("/faq");
  await ended;
  expect(await page.evaluate(() => (window as unknown as { patience: number }).patience)).toBe(
    1_500,
  );
  const headings = page.locator(".faq-category-heading");
  await expect(headings.first()).toBeVisible();
  await expect(headings.locator(".icon path")).toHaveCount(0);
});
