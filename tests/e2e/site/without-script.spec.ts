import { expect, test } from "../support/fixtures.ts";
import { linkIn, test as readTest } from "../support/read-page.ts";
import {
  articleItem,
  asRead,
  faqEntry,
  forms,
  formsTried,
  homeOf,
  newsItem,
  words,
} from "../support/words.ts";

test.use({ javaScriptEnabled: false });

// Japanese pages are read over HTTP below: what hides or shows is the same there.
for (const { prefix, locale } of formsTried(false)) {
  const { home, firstVisit, about, news, article, faq, legal, titles, commons } = words[locale];

  test(`without scripts ${homeOf(prefix)} is complete and its links work [RT-1] [RT-2] [RT-7]`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const section = (name: string) => main.getByRole("heading", { level: 2, name });
    await page.goto(homeOf(prefix));
    for (const { heading } of [
      home.next,
      home.first,
      home.steps,
      home.cast,
      home.news,
      home.articles,
      home.visit,
    ]) {
      await expect(section(heading)).toBeVisible();
    }
    await main.getByRole("link", { name: home.first.action }).click();
    await expect(page).toHaveURL(`${prefix}/first-visit`);
    for (const { heading } of [
      firstVisit.cost,
      firstVisit.minutes,
      firstVisit.room,
      firstVisit.way,
      firstVisit.bring,
      firstVisit.questions,
    ]) {
      await expect(section(heading)).toBeVisible();
    }
    await page.getByRole("contentinfo").getByRole("link", { name: titles.about }).click();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(asRead(about.hero.heading));
    for (const { heading } of [about.origin, about.promise, about.access]) {
      await expect(section(heading)).toBeVisible();
    }
    await page.getByRole("banner").getByRole("link", { name: titles.news, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/news`);
    await main.getByRole("link", { name: news.nextPage }).click();
    await expect(page).toHaveURL(`${prefix}/news?page=2`);
    await page.goBack();
    await main.getByRole("link", { name: newsItem[locale].title }).click();
    await expect(page).toHaveURL(`${prefix}${newsItem.path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsItem[locale].title);
    await expect(main.getByRole("table")).toBeVisible();
  });

  test(`without scripts ${prefix}/article is filtered, leafed through and read [RT-12]`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.goto(`${prefix}/article`);
    await main.getByRole("link", { name: article.nextPage }).click();
    await expect(page).toHaveURL(`${prefix}/article?page=2`);
    await main.getByRole("link", { name: article.tag.heavy, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/article?tag=heavy`);
    await main.getByRole("link", { name: articleItem[locale].title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(articleItem[locale].title);
    await expect(main.getByRole("table")).toBeVisible();
    await main.getByRole("navigation", { name: article.contents }).getByRole("link").last().click();
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
    for (const heading of [article.games, article.characters, article.further]) {
      await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
  });

  test(`without scripts ${prefix}/faq opens, is searched and is linked to [RT-3]`, async ({
    page,
  }) => {
    const { question } = faqEntry[locale];
    const entry = page.getByRole("main").getByText(question, { exact: true });
    const answer = page.locator(`[id="${faqEntry.slug}"]`);
    await page.goto(`${prefix}/faq`);
    await expect(answer).toBeHidden();
    await entry.click();
    await expect(answer).toBeVisible();
    await page.getByRole("searchbox", { name: faq.search }).fill(question);
    await page.getByRole("button", { name: faq.searchButton }).click();
    await expect(page).toHaveURL(/\/faq\?q=/);
    await expect(entry).toBeVisible();
    await expect(page.locator("details:visible")).toHaveCount(1);
    await page.goto(`${prefix}/faq#${faqEntry.slug}`);
    await expect(answer).toBeVisible();
    await expect(entry).toBeInViewport();
  });

  test(`without scripts old versions of ${prefix}/privacy-policy are found and left [RT-16]`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/privacy-policy`);
    await page.getByRole("combobox", { name: legal.otherVersions }).selectOption("1");
    await page.getByRole("button", { name: legal.openVersion }).click();
    await expect(page).toHaveURL(`${prefix}/privacy-policy?version=1`);
    await expect(page.getByRole("main").getByText(legal.pastTitle)).toBeVisible();
    await page.getByRole("main").locator(".callout").getByRole("link").click();
    await expect(page).toHaveURL(`${prefix}/privacy-policy`);
    await expect(page.getByText(legal.pastTitle)).toHaveCount(0);
    await page.goto(`${prefix}/term-of-service?version=1`);
    await expect(page.getByText(legal.pastTitle)).toBeVisible();
  });

  test(`without scripts the phone menu of ${homeOf(prefix)} opens, leads on and shows no dead controls [RT-7]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(homeOf(prefix));
    const link = page
      .getByRole("navigation", { name: commons.header.pages })
      .getByRole("link", { name: titles.news });
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: commons.header.menu }).click();
    await expect(link).toBeVisible();
    const more = page.getByRole("navigation", { name: commons.header.more });
    for (const name of [titles.contact, titles.line, commons.header.access]) {
      await expect(more.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.getByRole("radiogroup", { name: commons.theme.label })).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(`${prefix}/news`);
  });
}

for (const { prefix, locale } of forms.filter((form) => form.locale === "ja")) {
  const { home, firstVisit, about, news, article, faq, legal, titles } = words[locale];

  readTest(
    `${homeOf(prefix)}, what it leads to and the news are complete as they are sent [RT-1] [RT-2] [RT-7]`,
    async ({ read }) => {
      const expectSections = (document: Document, sections: { heading: string }[]) => {
        const shown = [...document.querySelectorAll("main h2")].map(({ textContent }) =>
          textContent?.trim(),
        );
        expect(shown).toEqual(expect.arrayContaining(sections.map(({ heading }) => heading)));
      };
      const { document } = await read(homeOf(prefix));
      const { next, first, steps, cast, articles, visit } = home;
      expectSections(document, [next, first, steps, cast, home.news, articles, visit]);
      const way = linkIn(document.querySelector("main"), first.action);
      expect(way).toBe(`${prefix}/first-visit`);
      const visited = await read(way);
      const { cost, minutes, room, bring, questions } = firstVisit;
      expectSections(visited.document, [cost, minutes, room, firstVisit.way, bring, questions]);
      const footer = [...visited.document.querySelectorAll("body footer")].at(-1) ?? null;
      expect(linkIn(footer, titles.about)).toBe(`${prefix}/about`);
      const aboutPage = await read(`${prefix}/about`);
      expect(aboutPage.text("h1")).toMatch(asRead(about.hero.heading));
      expectSections(aboutPage.document, [about.origin, about.promise, about.access]);
      expect(linkIn(aboutPage.document.querySelector("header"), titles.news)).toBe(
        `${prefix}/news`,
      );
      const list = (await read(`${prefix}/news`)).document.querySelector("main");
      expect(linkIn(list, news.nextPage)).toBe(`${prefix}/news?page=2`);
      expect(linkIn(list, newsItem[locale].title)).toBe(prefix + newsItem.path);
      const item = await read(prefix + newsItem.path);
      expect(item.text("h1")).toBe(newsItem[locale].title);
      expect(item.document.querySelector("main table")).not.toBeNull();
    },
  );

  readTest(
    `${prefix}/article is filtered, leafed through and read as it is sent [RT-12]`,
    async ({ read }) => {
      const main = async (address: string) => (await read(address)).document.querySelector("main");
      expect(linkIn(await main(`${prefix}/article`), article.nextPage)).toBe(
        `${prefix}/article?page=2`,
      );
      const heavy = linkIn(await main(`${prefix}/article?page=2`), article.tag.heavy);
      expect(heavy).toBe(`${prefix}/article?tag=heavy`);
      const { document, text } = await read(linkIn(await main(heavy), articleItem[locale].title));
      expect(text("h1")).toBe(articleItem[locale].title);
      expect(document.querySelector("main table")).not.toBeNull();
      const targets = [
        ...document.querySelectorAll(`nav[aria-label="${article.contents}"] a[href]`),
      ].map((link) => decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
      expect(targets).not.toEqual([]);
      for (const target of targets) {
        expect(document.querySelectorAll(`[id="${target}"]`), target).toHaveLength(1);
      }
      const headings = [...document.querySelectorAll("main h2")].map(({ textContent }) =>
        textContent?.trim(),
      );
      expect(headings).toEqual(
        expect.arrayContaining([article.games, article.characters, article.further]),
      );
    },
  );

  readTest(
    `${prefix}/faq and old versions of legal texts are found by forms that work as they are sent [RT-3] [RT-16]`,
    async ({ read }) => {
      const { question } = faqEntry[locale];
      const list = await read(`${prefix}/faq`);
      const search = list.document.querySelector("main form[role=search], main search form");
      const field = list.document.querySelector('main input[type="search"]');
      expect(field?.getAttribute("name")).toBe("q");
      expect(search?.textContent).toContain(faq.searchButton);
      const entry = list.document.querySelector(`[id="${faqEntry.slug}"]`);
      expect(entry?.closest("details")?.hasAttribute("open")).toBe(false);
      const found = await read(`${prefix}/faq?q=${encodeURIComponent(question)}`);
      const shown = [...found.document.querySelectorAll("main details")].filter(
        (details) => !details.hasAttribute("hidden") && !details.closest("[hidden]"),
      );
      expect(shown.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(question),
      ]);

      const policy = await read(`${prefix}/privacy-policy`);
      const versions = policy.document.querySelector('main select[name="version"]');
      expect(versions?.querySelector('option[value="1"]')).not.toBeNull();
      expect(policy.text("main")).not.toContain(legal.pastTitle);
      const old = await read(`${prefix}/privacy-policy?version=1`);
      expect(old.text("main")).toContain(legal.pastTitle);
      expect(old.document.querySelector("main .callout a")?.getAttribute("href")).toBe(
        `${prefix}/privacy-policy`,
      );
      const terms = await read(`${prefix}/term-of-service?version=1`);
      expect(terms.text("main")).toContain(legal.pastTitle);
    },
  );
}
