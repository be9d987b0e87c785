import type { Page } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { words } from "../support/words.ts";

const root = (page: Page) => page.locator("html");
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const { header, theme, motion, close } = words.ja.commons;

test("the theme chosen in the preferences holds on every page and at the next visit", async ({
  page,
}) => {
  await visit(page, "/about");
  const light = await ground(page);
  await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
  const panel = page.getByRole("region", { name: header.preferences });
  await expect(panel.getByRole("radio", { name: theme.system })).toBeChecked();
  await panel.getByText(theme.dark, { exact: true }).click();
  await expect(panel.getByRole("radio", { name: theme.dark })).toBeChecked();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => ground(page)).not.toBe(light);
  await panel.getByRole("button", { name: close }).click();
  await expect(panel).toBeHidden();

  await visit(page, "/news");
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  expect(await ground(page)).not.toBe(light);
  await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
  await expect(panel.getByRole("radio", { name: theme.dark })).toBeChecked();
  await panel.getByText(theme.system, { exact: true }).click();
  await expect(root(page)).not.toHaveAttribute("data-theme");
  await page.reload();
  await expect(root(page)).not.toHaveAttribute("data-theme");
});

test("less motion, chosen in the preferences, stops motion and is remembered", async ({ page }) => {
  await visit(page, "/about");
  const duration = () =>
    page.evaluate(() => {
      const probe = document.createElement("div");
      probe.className = "toast";
      document.body.append(probe);
      const { animationDuration } = getComputedStyle(probe);
      probe.remove();
      return animationDuration;
    });
  expect(await duration()).toBe("0.3s");
  await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
  await page.getByText(motion.reduce, { exact: true }).click();
  await expect(page.getByLabel(motion.reduce)).toBeChecked();
  expect(await duration()).toBe("0.001s");
  await page.reload();
  await untilHydrated(page);
  expect(await duration()).toBe("0.001s");
  await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
  await expect(page.getByLabel(motion.reduce)).toBeChecked();
});

test("the phone menu offers the theme too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await page.getByRole("button", { name: header.menu }).click();
  const choice = page.getByRole("radiogroup", { name: theme.label });
  await choice.getByText(theme.dark, { exact: true }).click();
  await expect(choice.getByRole("radio", { name: theme.dark })).toBeChecked();
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("without a choice the theme follows the device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => ground(page)).not.toBe(light);
});

test("a chosen theme is there before the body, even when no other script arrives", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await visit(page, "/about");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.addInitScript(() => {
    const seen = { hadBody: true };
    Object.assign(window, { themeSeen: seen });
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.dataset.theme) return;
      seen.hadBody = document.body !== null;
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => (window as unknown as { themeSeen: object }).themeSeen)).toEqual(
    {
      hadBody: false,
    },
  );
});
