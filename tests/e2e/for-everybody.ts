import type { Page } from "@playwright/test";
import { colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
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

/** By day and by night, on a phone and on a desktop axe finds nothing; and nothing scrolls sideways at 320 px. */
export async function expectForEverybody(
  page: Page,
  circumstance: string,
  /** Loaded anew for each, or left as it is. */
  address?: string,
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (address) await visit(page, address);
    for (const size of screenSizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${circumstance}, ${colorScheme}, ${size.width} px`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, circumstance);
}
