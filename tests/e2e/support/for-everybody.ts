import type { Page } from "@playwright/test";
import { colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
import { e2eEnv } from "./env.ts";
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

type Look = readonly [(typeof colorSchemes)[number], (typeof screenSizes)[number]];
/** Every pair, for the nightly run. */
const everyLook: Look[] = screenSizes.flatMap((size) =>
  colorSchemes.map((colorScheme): Look => [colorScheme, size]),
);
/** Each theme and each width once: a theme changes nothing but colors, a width nearly everything. */
const looks: Look[] = [
  ["light", phone],
  ["dark", desktop],
];
/** Another language has the same colors and the same elements with other words. */
const looksAtTranslation: Look[] = [["light", desktop]];

const looksAt = (language: string | null) => {
  if (e2eEnv.isDeep) return everyLook;
  return language === "ja" ? looks : looksAtTranslation;
};

/** Axe finds nothing in both themes, on a phone and on a desktop, and nothing scrolls sideways at 320 px or at 200 % zoom. */
export async function expectForEverybody(
  page: Page,
  circumstance: string,
  /** Loaded first, or left as it is. */
  address?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (address) await visit(page, address);
  // The last submission may still be in progress.
  await expect(page.locator(".loading-bar")).toBeHidden();
  const language = await page.locator("html").getAttribute("lang");
  for (const [colorScheme, size] of looksAt(language)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await expectAccessible(page, `${circumstance}, ${colorScheme}, ${size.width} px`, {
      withoutColors: language !== "ja" && !e2eEnv.isDeep,
    });
  }
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, circumstance);
  }
}
