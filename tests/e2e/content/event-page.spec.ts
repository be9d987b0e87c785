import type { Page } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import {
  englishTable,
  eventItem,
  formsTried,
  languages,
  nextEvent,
  pastEvent,
  words,
} from "../support/words.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      const { event, areaMap, sharing } = words[locale];
      const open = async (page: Page, address: string) => {
        await page.goto(prefix + address);
        if (javaScriptEnabled) await untilHydrated(page);
      };

      test(`a past event under ${prefix || "/"} says so first, and leads to the next of its series [RT-8]`, async ({
        page,
      }) => {
        await open(page, pastEvent.path);
        const main = page.getByRole("main");
        const over = await main.getByText(event.overTitle, { exact: true }).boundingBox();
        const title = await main.getByRole("heading", { level: 1 }).boundingBox();
        expect(over?.y).toBeLessThan(title?.y ?? 0);
        await expect(main.getByText(event.state.over, { exact: true })).toBeVisible();
        await main.getByRole("link", { name: nextEvent[locale].title }).first().click();
        await expect(page).toHaveURL(prefix + nextEvent.path);
        await expect(page.getByText(event.overTitle, { exact: true })).toHaveCount(0);
      });

      test(`an event under ${prefix || "/"} tells the way, the address and how to pay [RT-8]`, async ({
        page,
      }) => {
        await open(page, eventItem.path);
        await expect(page.getByText(event.payBy)).toBeVisible();
        await expect(
          page
            .getByText(
              locale === "ja" ? "神田駅の南口から歩いて4分です。" : /^Four minutes on foot/,
            )
            .first(),
        ).toBeVisible();
        const way = page.locator("#way");
        await expect(way).toContainText(locale === "ja" ? "鍛冶町2-4-8" : "2-4-8 Kajicho");
        const map = areaMap.label.replace("{start}", areaMap.start);
        await expect(way.getByRole("img", { name: map })).toBeVisible();
        await expect(way.getByRole("link", { name: event.openMap })).toHaveAttribute(
          "href",
          /^https:\/\/www\.google\.com\/maps\//,
        );
      });

      test(`an event under ${prefix || "/"} can be shared by links [RT-8]`, async ({ page }) => {
        await open(page, eventItem.path);
        const link = (service: string) =>
          page.getByRole("link", { name: sharing.shareOn.replace("{service}", service) });
        // Of the two Japanese addresses the one without a prefix is shared.
        const address = encodeURIComponent(`${locale === "en" ? "/en" : ""}${eventItem.path}`);
        await expect(link("X")).toHaveAttribute("href", new RegExp(`${address}$`));
        await expect(link("LINE")).toHaveAttribute("href", new RegExp(`${address}$`));
        const copy = page.getByRole("button", { name: sharing.copyUrl });
        await expect(copy).toBeVisible({ visible: javaScriptEnabled });
      });

      test(`a session under ${prefix || "/"} says in which language it is held [RT-8]`, async ({
        page,
      }) => {
        await open(page, englishTable.path);
        const sessions = page.locator("#tables").getByRole("article");
        await expect(sessions.filter({ hasText: event.language.both })).toHaveCount(1);
        await expect(
          sessions.filter({ hasText: "山びこ" }).or(sessions.filter({ hasText: "Mountain Echo" })),
        ).toContainText(event.language.en);
      });
    }
  });
}

test("a device with a menu for sharing opens it with the address of the event", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (what: object) => {
        Object.assign(window, { shared: what });
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
  await visit(page, eventItem.path);
  await page.getByRole("button", { name: words.ja.sharing.share }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toEqual({
    title: eventItem.ja.title,
    url: expect.stringMatching(new RegExp(`^http.*[^n]${eventItem.path}$`)),
  });
  await expect(
    page.getByRole("link", { name: /LINE/ }).and(page.locator(".share-row *")),
  ).toHaveCount(0);
});

const devices = [
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)",
    /^https:\/\/maps\.apple\.com\//,
  ],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 16; Pixel 10)", /^geo:35\.\d+,139\.\d+\?q=/],
] as const;
for (const [name, userAgent, address] of devices) {
  test.describe(name, () => {
    test.use({ userAgent });

    test("opens its own maps from an event", async ({ page }) => {
      await visit(page, eventItem.path);
      const link = page.locator("#way").getByRole("link", { name: words.ja.event.openMap });
      await expect(link).toHaveAttribute("href", address);
    });
  });
}

test("the button to reserve is in view on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { path } of [eventItem, englishTable, nextEvent]) {
    for (const { prefix } of languages) {
      await visit(page, prefix + path);
      const box = await page.getByRole("complementary").getByRole("link").boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0), prefix + path).toBeLessThan(890);
    }
  }
});

test("an event without English says so on its English page [RT-8]", async ({ page }) => {
  await visit(page, "/en/event/six-merchants-afternoon");
  await expect(page.getByText(words.en.commons.language.onlyJapanese)).toBeVisible();
});
