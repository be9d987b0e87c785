import { expect, test, visit } from "../support/fixtures.ts";
import { articleItem, forms, languages, words } from "../support/words.ts";

for (const { prefix, locale } of forms) {
  const { article } = words[locale];

  test(`${prefix}/article is filtered by topic and leads to an article [RT-12]`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/article`);
    const main = page.getByRole("main");
    const topics = main.getByRole("navigation", { name: article.tags });
    await expect(topics.locator("[aria-current]")).toHaveText(article.tag.all);
    await topics.getByRole("link", { name: article.tag.heavy }).click();
    await expect(page).toHaveURL(`${prefix}/article?tag=heavy`);
    await expect(topics.locator("[aria-current]")).toHaveText(article.tag.heavy);
    await main.getByRole("link", { name: articleItem[locale].title }).click();
    await expect(page).toHaveURL(`${prefix}${articleItem.path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(articleItem[locale].title);
  });
}

for (const { prefix, locale } of languages) {
  const { article } = words[locale];

  test(`the contents of ${prefix}${articleItem.path} follow the reader [RT-12]`, async ({
    page,
  }) => {
    await visit(page, prefix + articleItem.path);
    const contents = page.getByRole("navigation", { name: article.contents });
    const links = contents.getByRole("link");
    await expect(links.first()).toHaveAttribute("aria-current", "location");
    await links.nth(2).click();
    await expect(links.nth(2)).toHaveAttribute("aria-current", "location");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
    await page.mouse.wheel(0, -20_000);
    await expect(links.first()).toHaveAttribute("aria-current", "location");
  });

  test(`on a phone, ${prefix}${articleItem.path} has its contents folded and its table in a frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, prefix + articleItem.path);
    const main = page.getByRole("main");
    await expect(page.getByRole("navigation", { name: article.contents })).toBeHidden();
    const fold = main.locator("details").first();
    await fold.locator("summary").click();
    await fold.getByRole("link").nth(1).click();
    await expect(main.getByRole("heading", { level: 2 }).nth(1)).toBeInViewport();
    const frame = main.locator(".table-frame");
    expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  });
}

test("the title breaks between its phrases only, at every width", async ({ page }) => {
  await visit(page, articleItem.path);
  for (const width of [320, 360, 390, 480]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const rows = new Map<number, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          rows.set(top, (rows.get(top) ?? "") + text[at]);
        }
      }
      return [...rows.values()];
    });
    expect(lines.length, `${width} px`).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) {
      expect(["重い", "重いゲームは、", "長いのではなく"], `${width} px`).toContain(line);
    }
  }
});

test("an address that no list page has is a 404", async ({ request }) => {
  for (const query of ["tag=gossip", "page=0", "page=99", "page=x"]) {
    expect((await request.get(`/article?${query}`)).status(), query).toBe(404);
  }
});

for (const { prefix, locale } of forms) {
  const { article, event } = words[locale];

  test(`${prefix}${articleItem.path} leads to where one of its games is played next [RT-12]`, async ({
    page,
  }) => {
    await visit(page, prefix + articleItem.path);
    const card = page.getByRole("complementary").getByRole("article");
    const heading = page.getByRole("complementary").getByRole("heading", { level: 2 });
    await expect(heading).toHaveText(new RegExp(`${article.eventThisWeek}|${article.eventSoon}`));
    await card.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/event/[a-z-]+$`));
    const games = page.locator("#games");
    await expect(games.getByRole("link", { name: event.eventsWith }).first()).toBeVisible();
  });
}
