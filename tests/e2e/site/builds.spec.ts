import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { countDocuments } from "../support/router.ts";
import { words } from "../support/words.ts";

const latest = "**/builds/latest.json";
const fiveMinutes = 300_000;

/** Lets the server seem to run another build; says how often pages have asked. */
async function deployAnother(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(latest, (route) => {
    asked += 1;
    return route.fulfill({ json: { id: "another-build" } });
  });
  return () => asked;
}

/** Goes to another tab, or returns from it. */
const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("returning to a tab after a deploy offers a reload, which reloads [BU-1]", async ({
  page,
}) => {
  const { build, toast: area } = words.ja.commons;
  await visit(page, "/about");
  const asked = await deployAnother(page);
  const documents = countDocuments(page);
  await setVisibility(page, "hidden");
  expect(asked(), "a hidden tab does not ask").toBe(0);
  await expect(async () => {
    await setVisibility(page, "visible");
    expect(asked()).toBeGreaterThan(0);
  }).toPass();
  const toasts = page.getByRole("region", { name: area.region });
  await expect(toasts).toContainText(build.title);
  await expect(toasts).toContainText(build.detail);
  expect(documents(), "it never reloads by itself").toBe(0);
  await toasts.getByRole("button", { name: build.reload }).click();
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL("/about");
});

test("an open page asks every five minutes, and stays quiet while the build is its own [BU-1]", async ({
  page,
}) => {
  await page.clock.install();
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/builds/latest.json")) answers.push((await response.json()).id);
  });
  await visit(page, "/about");
  const toasts = page.getByRole("region", { name: words.ja.commons.toast.region });
  await page.clock.pauseAt(Date.now() + 60_000);
  const passed = await page.evaluate(() => performance.now());
  await page.clock.fastForward(fiveMinutes - 1_000 - passed);
  expect(answers).toEqual([]);
  await page.clock.fastForward(1_000 + passed);
  await expect.poll(() => answers.length).toBe(1);
  await page.clock.resume();
  await expect(toasts).toBeHidden();
  await deployAnother(page);
  await page.clock.fastForward(fiveMinutes);
  await expect(toasts).toContainText(words.ja.commons.build.title);
  expect(answers.at(-1)).toBe("another-build");
});
