import type { Page } from "@playwright/test";
import { colorSchemes, expectAccessible } from "../support/axe.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import {
  articleItem,
  changedEvent,
  character,
  eventItem,
  faqEntry,
  languages,
  newsItem,
  searchWord,
  words,
} from "../support/words.ts";

/** Public pages, without their form; each group in one browser, which has the code of the pages then. */
const groups = {
  "the first pages": ["", "/about", "/first-visit", "/line", "/no-such-page"],
  "news and articles": ["/news", newsItem.path, "/article", articleItem.path],
  "characters and staff": ["/character", character.path, "/staff"],
  games: ["/game", "/game?players=2&sort=short", "/game/terra-pioneers"],
  "questions and legal texts": [
    `/faq#${faqEntry.slug}`,
    "/privacy-policy?version=1",
    "/term-of-service",
    "/seller",
  ],
  "the ways to write and to sign in": [
    "/contact",
    "/contact/success?receipt=2026-0415-7K2M&category=event",
    "/auth/login",
    "/auth/changed-email",
    "/auth/changed-email?token=x",
  ],
  events: [
    "/event",
    "/event?view=calendar",
    "/event?tag=family&tag=adults",
    eventItem.path,
    changedEvent.path,
  ],
  "the search": [
    "/search",
    `/search?q=${encodeURIComponent(searchWord)}&seats=1`,
    "/search?q=zzzz",
  ],
};

test.beforeEach(({ faults }) => faults.allow(/status of 404/));

for (const { prefix, locale } of languages) {
  for (const [name, paths] of Object.entries(groups)) {
    test(`axe finds nothing on ${name} (${locale}), light and dark, on a phone and a desktop, and nothing scrolls sideways at 320 px, nor at 200 % zoom`, async ({
      page,
    }) => {
      for (const path of paths) {
        const address = prefix + path || "/";
        await expectForEverybody(page, address, address);
      }
    });
  }

  test(`axe finds nothing in the open menu and preferences of ${prefix}/about`, async ({
    page,
  }) => {
    const { header } = words[locale].commons;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, `${prefix}/about`);
    const schemes = locale === "ja" || e2eEnv.isDeep ? colorSchemes : (["light"] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: header.menu }).click();
      await expectAccessible(page, `menu, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole("banner").getByRole("button", { name: header.preferences }).click();
      const panel = page.getByRole("region", { name: header.preferences });
      await expect(panel).toBeVisible();
      await expectAccessible(page, `preferences, ${colorScheme}`);
      await panel.getByRole("button", { name: words[locale].commons.close }).click();
      await expect(panel).toBeHidden();
    }
  });
}

test("by keyboard, the phone menu opens, is walked through and closes", async ({ page }) => {
  const { titles } = words.ja;
  const { header } = words.ja.commons;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
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

async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not reach it");
}

test("by keyboard, a page begins with a link past the header, and every stop shows where it is", async ({
  page,
}) => {
  await visit(page, "/news");
  const past = page.getByRole("link", { name: words.ja.commons.skip });
  const unmarked: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    if (step === 0) {
      await expect(past).toBeFocused();
      await expect(past).toBeInViewport();
    }
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
  await past.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
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
