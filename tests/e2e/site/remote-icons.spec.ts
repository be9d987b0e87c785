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
  const isIcons = (request: Request) => request.url().includes("/api/_nuxt_icon/");
  const started = page.waitForEvent("request", isIcons).then(() => performance.now());
  const ended = page.waitForEvent("requestfailed", { predicate: isIcons, timeout: 6_000 });
  await page.goto("/faq");
  await ended;
  const milliseconds = performance.now() - (await started);
  expect(milliseconds).toBeGreaterThan(1_300);
  expect(milliseconds).toBeLessThan(4_000);
  const headings = page.locator(".faq-category-heading");
  await expect(headings.first()).toBeVisible();
  await expect(headings.locator(".icon path")).toHaveCount(0);
});
