import type { Page } from "@playwright/test";
import { colorSchemes, expectAccessible } from "../support/axe.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import {
  articleItem,
  changedEvent,
  character,
  eventItem,
  faqEntry,
  homeOf,
  languages,
  newsItem,
  searchWord,
  words,
} from "../support/words.ts";

const addresses = languages.flatMap(({ prefix }) => [
  homeOf(prefix),
  `${prefix}/about`,
  `${prefix}/first-visit`,
  `${prefix}/news`,
  prefix + newsItem.path,
  `${prefix}/character`,
  prefix + character.path,
  `${prefix}/game`,
  `${prefix}/game?players=2&sort=short`,
  `${prefix}/game/terra-pioneers`,
  `${prefix}/staff`,
  `${prefix}/article`,
  prefix + articleItem.path,
  `${prefix}/faq#${faqEntry.slug}`,
  `${prefix}/privacy-policy?version=1`,
  `${prefix}/term-of-service`,
  `${prefix}/seller`,
  `${prefix}/contact`,
  `${prefix}/contact/success?receipt=2026-0415-7K2M&category=event`,
  `${prefix}/line`,
  `${prefix}/event`,
  `${prefix}/event?view=calendar`,
  `${prefix}/event?tag=family&tag=adults`,
  prefix + eventItem.path,
  prefix + changedEvent.path,
  `${prefix}/search`,
  `${prefix}/search?q=${encodeURIComponent(searchWord)}&seats=1`,
  `${prefix}/search?q=zzzz`,
  `${prefix}/auth/login`,
  `${prefix}/auth/changed-email`,
  `${prefix}/auth/changed-email?token=x`,
  `${prefix}/no-such-page`,
]);

test.beforeEach(({ faults }) => faults.allow(/status of 404/));

for (const address of addresses) {
  test(`axe finds nothing on ${address}, light and dark, on a phone and a desktop, and nothing scrolls sideways at 320 px, nor at 200 % zoom`, async ({
    page,
  }) => {
    await expectForEverybody(page, address, address);
  });
}

for (const { prefix, locale } of languages) {
  const { skip, header } = words[locale].commons;
  const { titles } = words[locale];

  test(`axe finds nothing in the open menu and preferences of ${prefix}/about`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `${prefix}/about`);
      await page.getByRole("button", { name: header.menu }).click();
      await expectAccessible(page, `menu, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
      await expectAccessible(page, `preferences, ${colorScheme}`);
    }
  });

  test(`by keyboard, ${prefix}/news begins with a link past the header`, async ({ page }) => {
    await visit(page, `${prefix}/news`);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test(`by keyboard, the phone menu of ${prefix}/about opens, is walked through and closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${prefix}/about`);
    const button = page.getByRole("button", { name: header.menu });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const first = page.getByRole("navigation", { name: header.pages }).getByRole("link").first();
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox", { name: titles.search })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });
}

async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not reach it");
}

test("every stop of the keyboard shows where it is", async ({ page }) => {
  await visit(page, "/news");
  const unmarked: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // A card may carry the mark of the link inside it.
      let marked = false;
      for (let part: Element | null = element; part && part !== document.body && !marked; ) {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        marked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        part = part.parentElement;
      }
      return marked ? null : element.outerHTML.slice(0, 120);
    });
    if (fault) unmarked.push(fault);
  }
  expect(unmarked).toEqual([]);
});

test("nothing moves for people who asked their device for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about", "/news", "/character", "/staff"]) {
    await visit(page, path);
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationName, animationDuration, transitionDuration } =
            getComputedStyle(element);
          const animated = animationName !== "none" && seconds(animationDuration) > 0.01;
          return animated || seconds(transitionDuration) > 0.01;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(moving, path).toEqual([]);
  }
});
