import type { Page } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { expectNoSidewaysScroll } from "../support/for-everybody.ts";
import { linkIn, test as readTest, textOf, textsIn } from "../support/read-page.ts";
import { countDocuments } from "../support/router.ts";
import {
  articleItem,
  eventItem,
  faqEntry,
  forms,
  formsTried,
  homeOf,
  words,
} from "../support/words.ts";

const box = (page: Page, name: string) => page.getByRole("main").getByRole("searchbox", { name });
const found = (page: Page, kind: string) =>
  page.getByRole("main").getByRole("region", { name: kind });
const addressOf = (page: Page) => new URL(page.url());
const wordIn = (locale: "ja" | "en") => (locale === "ja" ? "英語" : "English");

/** About the event itself: one that is under way takes no more reservations (受付終了). */
const isSaidToBeOver = (word: string) => new RegExp(`(?<!受付)${word}`);

for (const { prefix, locale } of forms) {
  const { search, titles, event } = words[locale];
  const word = wordIn(locale);
  const address = (query: string, more = "") =>
    `${prefix}/search?q=${encodeURIComponent(query)}${more}`;
  const section = (document: Document, kind: string) =>
    [...document.querySelectorAll("main section")].find((each) =>
      textOf(each.querySelector("h2")).startsWith(kind),
    );
  const field = (document: Document) => document.querySelector('main input[type="search"]');

  readTest(
    `without scripts, ${prefix}/search finds a word in everything, and leads to what it found`,
    async ({ read }) => {
      const home = await read(homeOf(prefix));
      expect(linkIn(home.document.querySelector("header"), titles.search)).toBe(`${prefix}/search`);
      const empty = await read(`${prefix}/search`);
      expect(empty.text("h1")).toBe(search.heading);
      const form = field(empty.document)?.closest("form");
      expect(form?.getAttribute("action")).toBe(`${prefix}/search`);
      expect(field(empty.document)?.getAttribute("name")).toBe("q");
      const { document, text } = await read(address(word));
      expect(document.title).toContain(word);
      expect(text("main [role=status]")).toContain(word);
      expect(field(document)?.getAttribute("value")).toBe(word);
      for (const kind of [search.kind.event, search.kind.article, search.kind.news]) {
        expect(textOf(section(document, kind)?.querySelector("mark"))).toMatch(/^(英語|English)$/);
      }
      const day = locale === "ja" ? /\d{1,2}\.\d{1,2}/ : /\d{1,2} [A-Z][a-z]{2}, \d{2}:\d{2}/;
      const events = section(document, search.kind.event);
      expect(textOf(events)).toMatch(day);
      expect(linkIn(events, eventItem[locale].title)).toBe(prefix + eventItem.path);
    },
  );

  readTest(
    `without scripts, ${prefix}/search shows one kind and all of it, and leaves out events by conditions`,
    async ({ read }) => {
      const hits = (document: Document) =>
        textsIn(section(document, search.kind.event), ".search-hit");
      const { document } = await read(address(word));
      const few = hits(document).length;
      const more = linkIn(document, search.moreOf.replace("{kind}", search.kind.event));
      expect(more).toMatch(/&kind=event$/);
      const events = (await read(more)).document;
      expect(section(events, search.kind.article)).toBeUndefined();
      expect(hits(events).length).toBeGreaterThan(few);
      const kinds = events.querySelector(`nav[aria-label="${search.kinds}"]`);
      expect(textsIn(kinds, "[aria-current]")).toEqual([
        expect.stringContaining(search.kind.event),
      ]);
      const articles = (await read(linkIn(kinds, search.kind.article))).document;
      expect(section(articles, search.kind.article)).toBeDefined();
      expect(hits(articles)).toEqual([]);
      expect(hits((await read(linkIn(kinds, search.all))).document)).toHaveLength(few);

      const isOver = (text: string) => isSaidToBeOver(event.state.over).test(text);
      expect(hits(events).filter(isOver)).not.toEqual([]);
      const condition = events.querySelector('input[type="checkbox"][name="upcoming"]');
      expect(condition?.getAttribute("value")).toBe("1");
      const upcoming = (await read(`${more}&upcoming=1`)).document;
      expect(hits(upcoming).filter(isOver)).toEqual([]);
      expect(hits(upcoming).length).toBeLessThan(hits(events).length);
      expect(upcoming.querySelector('input[name="upcoming"]')?.hasAttribute("checked")).toBe(true);
    },
  );

  readTest(
    `without scripts, ${prefix}/search says that it found nothing, offers something else, and wants more than a letter`,
    async ({ read }) => {
      const nothing = await read(address("zzzz", "&seats=1"));
      const title = search.empty.replace("{query}", "zzzz");
      expect(textsIn(nothing.document, "main h2")).toContain(title);
      expect(nothing.document.title).toContain("zzzz");
      const main = nothing.document.querySelector("main");
      expect(linkIn(main, search.reset)).toBe(`${prefix}/search?q=zzzz`);
      const { document } = await read(`${prefix}/search?q=zzzz`);
      expect(section(document, search.soon)?.querySelectorAll("article")).toHaveLength(3);
      const other = await read(linkIn(document.querySelector("main"), search.word.first));
      expect(field(other.document)?.getAttribute("value")).toBe(search.word.first);
      expect(other.document.querySelector("mark")).not.toBeNull();

      expect((await read(address("い"))).text("main [role=status]")).toBe(search.tooShort);
      const kanji = await read(address("碁"));
      expect(kanji.text("main [role=status]")).toContain("碁");
      expect(section(kanji.document, search.kind.event)).toBeDefined();
      expect(kanji.text("main")).toContain("囲碁");
    },
  );

  readTest(
    `${prefix}/search understands a reading and a slip, says what it looked for, and leads to games and answers`,
    async ({ read }) => {
      for (const [query, meant] of [
        ["はなふだ", "花札"],
        ["Englsh", "English"],
      ] as const) {
        const { document, text } = await read(address(query));
        expect(text(".search-explanation")).toContain(meant);
        expect(section(document, search.kind.event)).toBeDefined();
      }
      const games = section((await read(address("花札"))).document, search.kind.game);
      const game = games?.querySelector(".search-hit a")?.getAttribute("href");
      expect(game).toMatch(new RegExp(`^${prefix}/game/[a-z0-9-]+$`));
      const answers = section(
        (await read(address(faqEntry[locale].question))).document,
        search.kind.faq,
      );
      const answer = answers?.querySelector("li a")?.getAttribute("href");
      expect(answer).toBe(`${prefix}/faq#${faqEntry.slug}`);
    },
  );

  readTest(
    `${prefix}/search is not for search engines, and knows no other kinds`,
    async ({ read, request }) => {
      const robots = (await read(`${prefix}/search`)).document.querySelector('meta[name="robots"]');
      expect(robots?.getAttribute("content")).toBe("noindex");
      const answer = await request.get(`${prefix}/search?q=English`);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect((await request.get(`${prefix}/search?q=English&kind=staff`)).status()).toBe(404);
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`the phone menu of ${prefix}/about searches`, async ({ page }) => {
        const { search, titles, commons } = words[locale];
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`${prefix}/about`);
        if (javaScriptEnabled) await untilHydrated(page);
        const menu = page.getByRole("searchbox", { name: titles.search });
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: commons.header.menu }).click();
        await menu.fill(wordIn(locale));
        await menu.press("Enter");
        await expect(page).toHaveURL(/\/search\?q=/);
        expect(addressOf(page).pathname).toBe(`${prefix}/search`);
        await expect(found(page, search.kind.event)).toBeVisible();
        await expect(menu).toBeHidden();
      });
    }
  });
}

test("one search after another, of one kind, with conditions and without, needs no new document", async ({
  page,
}) => {
  const { search, titles, event } = words.ja;
  const word = wordIn("ja");
  await visit(page, "/about");
  const documents = countDocuments(page);
  await page.getByRole("banner").getByRole("link", { name: titles.search }).click();
  await expect(page).toHaveURL("/search");
  const field = box(page, search.label);
  await field.fill(articleItem.ja.title);
  await field.press("Enter");
  await expect(found(page, search.kind.article)).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole("link", { name: search.word.second, exact: true }).click();
  await expect(field).toHaveValue(search.word.second);
  await page.goBack();
  await expect(field).toHaveValue(articleItem.ja.title);

  await field.fill(word);
  await page.getByRole("main").getByRole("button", { name: search.button, exact: true }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(word);
  await expect(page).toHaveTitle(new RegExp(word));
  const rows = found(page, search.kind.event).getByRole("listitem");
  const few = await rows.count();
  await page
    .getByRole("link", { name: search.moreOf.replace("{kind}", search.kind.event) })
    .click();
  await expect(page).toHaveURL(/&kind=event$/);
  await expect(found(page, search.kind.article)).toHaveCount(0);
  await expect.poll(() => rows.count()).toBeGreaterThan(few);
  const all = await rows.count();
  const over = rows.filter({ hasText: isSaidToBeOver(event.state.over) });
  await expect(over).not.toHaveCount(0);
  const upcoming = page.getByRole("checkbox", { name: search.upcoming });
  await upcoming.check();
  await page.getByRole("button", { name: search.narrowButton }).click();
  await expect(page).toHaveURL(/upcoming=1/);
  expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({
    q: word,
    kind: "event",
    upcoming: "1",
  });
  await expect(over).toHaveCount(0);
  await expect(upcoming).toBeChecked();
  await upcoming.uncheck();
  await page.getByRole("button", { name: search.narrowButton }).click();
  await expect(rows).toHaveCount(all);
  const kinds = page.getByRole("navigation", { name: search.kinds });
  await expect(kinds.locator("[aria-current]")).toContainText(search.kind.event);
  await kinds.getByRole("link", { name: search.all }).click();
  await expect(rows).toHaveCount(few);
  expect(documents()).toBe(0);
  await found(page, search.kind.event).getByRole("link", { name: eventItem.ja.title }).click();
  await expect(page).toHaveURL(eventItem.path);
});

test("a found answer is expanded", async ({ page }) => {
  const { search } = words.ja;
  await visit(page, `/search?q=${encodeURIComponent(faqEntry.ja.question)}`);
  await found(page, search.kind.faq).getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(`/faq#${faqEntry.slug}`);
  await expect(page.locator(`[id="${faqEntry.slug}"]`)).toBeVisible();
});

test("the longest words fit on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const [prefix, locale, query] of [
    ["", "ja", "W".repeat(200)],
    ["/en", "en", "長".repeat(200)],
  ] as const) {
    await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
    await expect(box(page, words[locale].search.label)).toHaveValue(query.slice(0, 100));
    await expectNoSidewaysScroll(page, query);
  }
});

test("unfinished input of an input method is not searched for", async ({ page }) => {
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
