import type { Page } from "@playwright/test";
import { type colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
import { expect, visit } from "./fixtures.ts";

/** Names what is too wide. The browser may still be on its way to a new size, so it is asked until it is there. */
export async function expectNoSidewaysScroll(page: Page, circumstance: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { innerWidth } = window;
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      return [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 120));
    });
  await expect.poll(tooWide, `${circumstance}, ${page.viewportSize()?.width} px`).toEqual([]);
}

const [phone, desktop] = screenSizes;

type Look = readonly [
  (typeof colorSchemes)[number],
  (typeof screenSizes)[number],
  "everything" | "colors",
];
/** A theme changes nothing but colors, a width nearly everything. */
const looks: Look[] = [
  ["light", phone, "everything"],
  ["light", desktop, "colors"],
  ["dark", desktop, "everything"],
  ["dark", phone, "colors"],
];
/** Another language has the same colors and the same elements with other words. */
const looksAtTranslation: Look[] = [
  ["light", phone, "everything"],
  ["dark", desktop, "everything"],
];

/** By day and by night, on a phone and on a desktop axe finds nothing; and nothing scrolls sideways at 320 px, nor at 200 % zoom. */
export async function expectForEverybody(
  page: Page,
  circumstance: string,
  /** Loaded first, or left as it is. */
  address?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (address) await visit(page, address);
  // What was just sent may still be under way.
  await expect(page.locator(".loading-bar")).toBeHidden();
  const isTranslated = (await page.locator("html").getAttribute("lang")) !== "ja";
  for (const [colorScheme, size, part] of isTranslated ? looksAtTranslation : looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await expectAccessible(page, `${circumstance}, ${colorScheme}, ${size.width} px`, part);
  }
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, circumstance);
  }
}
