import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { linkIn, test as readTest, textsIn } from "../support/read-page.ts";
import {
  englishTable,
  eventItem,
  forms,
  formsTried,
  languages,
  nextEvent,
  pastEvent,
  words,
} from "../support/words.ts";

for (const { prefix, locale } of forms) {
  const { event, sharing } = words[locale];

  readTest(
    `an event under ${prefix || "/"} tells the way, the address, how to pay and the language of each session, and is shared by links [RT-8]`,
    async ({ read }) => {
      const { document, text } = await read(prefix + eventItem.path);
      expect(text("main")).toContain(event.payBy);
      expect(text("main")).toContain(
        locale === "ja" ? "神田駅の南口から歩いて4分です。" : "Four minutes on foot",
      );
      expect(text("#way")).toContain(locale === "ja" ? "鍛冶町2-4-8" : "2-4-8 Kajicho");
      expect(linkIn(document.querySelector("#way"), event.openMap)).toMatch(
        /^https:\/\/www\.google\.com\/maps\//,
      );
      // Of the two Japanese addresses the one without a prefix is shared.
      const address = encodeURIComponent(`${locale === "en" ? "/en" : ""}${eventItem.path}`);
      for (const service of ["X", "LINE"]) {
        const link = linkIn(document, sharing.shareOn.replace("{service}", service));
        expect(link).toMatch(new RegExp(`${address}$`));
      }

      const table = await read(prefix + englishTable.path);
      const sessions = textsIn(table.document, "#tables article");
      expect(sessions.filter((session) => session.includes(event.language.both))).toHaveLength(1);
      const inEnglish = sessions.filter((session) => /山びこ|Mountain Echo/.test(session));
      expect(inEnglish).toEqual([expect.stringContaining(event.language.en)]);
    },
  );

  readTest(
    `a past event under ${prefix || "/"} says so, and leads to the next of its series [RT-8]`,
    async ({ read }) => {
      const { document } = await read(prefix + pastEvent.path);
      const main = document.querySelector("main");
      expect(textsIn(main, "*")).toEqual(
        expect.arrayContaining([event.overTitle, event.state.over]),
      );
      expect(linkIn(main, nextEvent[locale].title)).toBe(prefix + nextEvent.path);
      const next = await read(prefix + nextEvent.path);
      expect(textsIn(next.document, "main *")).not.toContain(event.overTitle);
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      const { event, areaMap, sharing } = words[locale];

      test(`a past event under ${prefix || "/"} says so first; one to come shows its way, and a button to copy its address where one works [RT-8]`, async ({
        page,
      }) => {
        await page.goto(prefix + pastEvent.path);
        const main = page.getByRole("main");
        const over = await main.getByText(event.overTitle, { exact: true }).boundingBox();
        const title = await main.getByRole("heading", { level: 1 }).boundingBox();
        expect(over?.y).toBeLessThan(title?.y ?? 0);
        await page.goto(prefix + eventItem.path);
        if (javaScriptEnabled) await untilHydrated(page);
        const map = areaMap.label.replace("{start}", areaMap.start);
        await expect(page.locator("#way").getByRole("img", { name: map })).toBeVisible();
        const copy = page.getByRole("button", { name: sharing.copyUrl });
        await expect(copy).toBeVisible({ visible: javaScriptEnabled });
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

readTest("an event without English says so on its English page [RT-8]", async ({ read }) => {
  const { text } = await read("/en/event/six-merchants-afternoon");
  expect(text("main")).toContain(words.en.commons.language.onlyJapanese);
});
