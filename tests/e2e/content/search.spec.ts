import type { Page } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { expectNoSidewaysScroll } from "../support/for-everybody.ts";
import { countDocuments } from "../support/router.ts";
import {
  articleItem,
  eventItem,
  faqEntry,
  formsTried,
  homeOf,
  languages,
  words,
} from "../support/words.ts";

const box = (page: Page, name: string) => page.getByRole("main").getByRole("searchbox", { name });
const found = (page: Page, kind: string) =>
  page.getByRole("main").getByRole("region", { name: kind });
const addressOf = (page: Page) => new URL(page.url());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, address: string) {
      await page.goto(address);
      if (javaScriptEnabled) await untilHydrated(page);
    }

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      const { search, titles, event } = words[locale];
      const word = locale === "ja" ? "英語" : "English";

      test(`${prefix}/search finds a word in everything, and leads to what it found`, async ({
        page,
      }) => {
        await open(page, homeOf(prefix));
        await page.getByRole("banner").getByRole("link", { name: titles.search }).click();
        await expect(page).toHaveURL(`${prefix}/search`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(search.heading);
        await box(page, search.label).fill(word);
        await page.getByRole("main").getByRole("button", { name: search.button }).click();
        await expect(page).toHaveURL(/\?q=/);
        await expect(page).toHaveTitle(new RegExp(word));
        await expect(page.getByRole("status").first()).toContainText(word);
        await expect(box(page, search.label)).toHaveValue(word);
        for (const kind of [search.kind.event, search.kind.article, search.kind.news]) {
          await expect(found(page, kind).locator("mark").first()).toHaveText(/^(英語|English)$/);
        }
        const day = locale === "ja" ? /\d{1,2}\.\d{1,2}/ : /\d{1,2} [A-Z][a-z]{2}, \d{2}:\d{2}/;
        await expect(found(page, search.kind.event)).toContainText(day);
        const title = found(page, search.kind.event).getByRole("link", {
          name: eventItem[locale].title,
        });
        await title.click();
        await expect(page).toHaveURL(`${prefix}${eventItem.path}`);
      });

      test(`${prefix}/search shows one kind, and all of it`, async ({ page }) => {
        await open(page, `${prefix}/search?q=${word}`);
        const kinds = page.getByRole("navigation", { name: search.kinds });
        const articles = found(page, search.kind.article);
        const name = search.moreOf.replace("{kind}", search.kind.event);
        const few = await found(page, search.kind.event).getByRole("listitem").count();
        await page.getByRole("link", { name }).click();
        await expect(page).toHaveURL(/&kind=event$/);
        await expect(articles).toHaveCount(0);
        const all = found(page, search.kind.event).getByRole("listitem");
        await expect.poll(() => all.count()).toBeGreaterThan(few);
        await expect(kinds.locator("[aria-current]")).toContainText(search.kind.event);
        await kinds.getByRole("link", { name: search.kind.article }).click();
        await expect(page).toHaveURL(/&kind=article$/);
        await expect(articles).toBeVisible();
        await expect(all).toHaveCount(0);
        await kinds.getByRole("link", { name: search.all }).click();
        await expect(all).toHaveCount(few);
      });

      test(`conditions of ${prefix}/search leave out events, and are taken off again`, async ({
        page,
      }) => {
        await open(page, `${prefix}/search?q=${word}&kind=event`);
        const rows = found(page, search.kind.event).getByRole("listitem");
        const all = await rows.count();
        const over = rows.filter({ hasText: event.state.over });
        await expect(over).not.toHaveCount(0);
        await page.getByRole("checkbox", { name: search.upcoming }).check();
        await page.getByRole("button", { name: search.narrowButton }).click();
        await expect(page).toHaveURL(/upcoming=1/);
        expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({
          q: word,
          kind: "event",
          upcoming: "1",
        });
        await expect(over).toHaveCount(0);
        expect(await rows.count()).toBeLessThan(all);
        await expect(page.getByRole("checkbox", { name: search.upcoming })).toBeChecked();
        await page.getByRole("checkbox", { name: search.upcoming }).uncheck();
        await page.getByRole("button", { name: search.narrowButton }).click();
        await expect(rows).toHaveCount(all);
      });

      test(`${prefix}/search says that it found nothing, and offers something else`, async ({
        page,
      }) => {
        await open(page, `${prefix}/search?q=zzzz&seats=1`);
        const main = page.getByRole("main");
        const title = search.empty.replace("{query}", "zzzz");
        await expect(main.getByRole("heading", { name: title })).toBeVisible();
        await expect(page).toHaveTitle(/zzzz/);
        await main.getByRole("link", { name: search.reset }).click();
        await expect(page).toHaveURL(`${prefix}/search?q=zzzz`);
        const soon = main.getByRole("region", { name: search.soon });
        await expect(soon.getByRole("article")).toHaveCount(3);
        await main.getByRole("link", { name: search.word.first, exact: true }).click();
        await expect(box(page, search.label)).toHaveValue(search.word.first);
        await expect(page.locator("mark").first()).toBeVisible();
      });

      test(`${prefix}/search wants more than a letter, and finds a word of one kanji`, async ({
        page,
      }) => {
        await open(page, `${prefix}/search?q=${encodeURIComponent("い")}`);
        const status = page.getByRole("main").getByRole("status");
        await expect(status).toHaveText(search.tooShort);
        await box(page, search.label).fill("碁");
        await box(page, search.label).press("Enter");
        await expect(status).toContainText("碁");
        await expect(found(page, search.kind.event)).toBeVisible();
        await expect(page.getByRole("main")).toContainText("囲碁");
      });

      test(`${prefix}/search understands a reading and a slip, and says what it looked for`, async ({
        page,
      }) => {
        await open(page, `${prefix}/search?q=${encodeURIComponent("はなふだ")}`);
        await expect(page.locator(".search-explanation")).toContainText("花札");
        await expect(found(page, search.kind.event)).toBeVisible();
        await open(page, `${prefix}/search?q=Englsh`);
        await expect(page.locator(".search-explanation")).toContainText("English");
        await expect(found(page, search.kind.event)).toBeVisible();
      });

      test(`games and questions of ${prefix}/search lead to their pages and answers`, async ({
        page,
      }) => {
        await open(page, `${prefix}/search?q=${encodeURIComponent("花札")}`);
        await found(page, search.kind.game).getByRole("link").first().click();
        await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix}/game/[a-z0-9-]+$`));
        const { question } = faqEntry[locale];
        await open(page, `${prefix}/search?q=${encodeURIComponent(question)}`);
        await found(page, search.kind.faq).getByRole("listitem").getByRole("link").first().click();
        await expect(page).toHaveURL(`${prefix}/faq#${faqEntry.slug}`);
        await expect(page.locator(`[id="${faqEntry.slug}"]`)).toBeVisible();
      });

      test(`the phone menu of ${prefix}/about searches`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `${prefix}/about`);
        const menu = page.getByRole("searchbox", { name: titles.search });
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: words[locale].commons.header.menu }).click();
        await menu.fill(word);
        await menu.press("Enter");
        await expect(page).toHaveURL(/\/search\?q=/);
        expect(addressOf(page).pathname).toBe(`${prefix}/search`);
        await expect(found(page, search.kind.event)).toBeVisible();
        await expect(menu).toBeHidden();
      });
    }
  });
}

for (const { prefix, locale } of languages) {
  const { search } = words[locale];

  test(`one search of ${prefix}/search after another needs no new document`, async ({ page }) => {
    await visit(page, `${prefix}/search`);
    const documents = countDocuments(page);
    const field = box(page, search.label);
    await field.fill(articleItem[locale].title);
    await field.press("Enter");
    await expect(found(page, search.kind.article)).toBeVisible();
    await expect(field).toBeFocused();
    await page.getByRole("link", { name: search.word.second, exact: true }).click();
    await expect(field).toHaveValue(search.word.second);
    await page.goBack();
    await expect(field).toHaveValue(articleItem[locale].title);
    expect(documents()).toBe(0);
  });

  test(`${prefix}/search is not for search engines, and knows no other kinds`, async ({
    page,
    request,
  }) => {
    await visit(page, `${prefix}/search`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const answer = await request.get(`${prefix}/search?q=English`);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect((await request.get(`${prefix}/search?q=English&kind=staff`)).status()).toBe(404);
  });

  test(`the longest words fit into ${prefix}/search on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    for (const query of ["W".repeat(200), "長".repeat(200)]) {
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(box(page, search.label)).toHaveValue(query.slice(0, 100));
      await expectNoSidewaysScroll(page, query);
    }
  });
}

test("what an input method is still composing is not searched for", async ({ page }) => {
  const { search } = words.ja;
  await visit(page, "/search");
  const field = box(page, search.label);
  await field.focus();
  const input = await page.context().newCDPSession(page);
  for (const text of ["h", "は", "はなふだ"]) {
    const end = text.length;
    await input.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  await expect(page).toHaveURL("/search");
  await input.send("Input.insertText", { text: "花札" });
  await expect(field).toHaveValue("花札");
  await expect(page).toHaveURL("/search");
  await field.press("Enter");
  await expect(found(page, search.kind.event)).toBeVisible();
});

test("the seats of events that were found are those of the moment", async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent("花札と日本酒")}`);
  await expect(found(page, words.ja.search.kind.event).locator(".seat-pips").first()).toBeVisible();
});
