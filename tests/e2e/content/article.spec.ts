import { expect, test, visit } from "../support/fixtures.ts";
import { linkIn, test as readTest, textOf, textsIn } from "../support/read-page.ts";
import { countDocuments } from "../support/router.ts";
import { articleItem, forms, words } from "../support/words.ts";

for (const { prefix, locale } of forms) {
  const { article, event } = words[locale];

  readTest(
    `${prefix}/article is filtered by topic, leads to an article, and from there to where one of its games is played next [RT-12]`,
    async ({ read }) => {
      const topics = (document: Document) =>
        document.querySelector(`main nav[aria-label="${article.tags}"]`);
      const { document } = await read(`${prefix}/article`);
      expect(textsIn(topics(document), "[aria-current]")).toEqual([article.tag.all]);
      const heavy = linkIn(topics(document), article.tag.heavy);
      expect(heavy).toBe(`${prefix}/article?tag=heavy`);
      const filtered = (await read(heavy)).document;
      expect(textsIn(topics(filtered), "[aria-current]")).toEqual([article.tag.heavy]);
      const address = linkIn(filtered.querySelector("main"), articleItem[locale].title);
      expect(address).toBe(prefix + articleItem.path);
      const item = await read(address);
      expect(item.text("h1")).toBe(articleItem[locale].title);

      const card = item.document.querySelector("aside article");
      expect(textsIn(item.document, "aside h2").join()).toMatch(
        new RegExp(`${article.eventThisWeek}|${article.eventSoon}`),
      );
      const next = card?.querySelector("a")?.getAttribute("href") ?? "";
      expect(next).toMatch(new RegExp(`^${prefix}/event/[a-z-]+$`));
      const games = (await read(next)).document.querySelector("#games");
      expect(textOf(games)).toContain(event.eventsWith);
    },
  );
}

test("an article is found by its topic and read without a new document, and its contents follow the reader [RT-12]", async ({
  page,
}) => {
  const { article } = words.ja;
  await visit(page, "/article");
  const documents = countDocuments(page);
  const main = page.getByRole("main");
  const topics = main.getByRole("navigation", { name: article.tags });
  await topics.getByRole("link", { name: article.tag.heavy }).click();
  await expect(page).toHaveURL("/article?tag=heavy");
  await expect(topics.locator("[aria-current]")).toHaveText(article.tag.heavy);
  await main.getByRole("link", { name: articleItem.ja.title }).click();
  await expect(page).toHaveURL(articleItem.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articleItem.ja.title);
  expect(documents()).toBe(0);
  const contents = page.getByRole("navigation", { name: article.contents });
  const links = contents.getByRole("link");
  await expect(links.first()).toHaveAttribute("aria-current", "location");
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute("aria-current", "location");
  await expect(contents.locator("[aria-current]")).toHaveCount(1);
  await page.mouse.wheel(0, -20_000);
  await expect(links.first()).toHaveAttribute("aria-current", "location");
});

test("on a phone, an article has its contents folded and its table in a frame", async ({
  page,
}) => {
  const { article } = words.ja;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, articleItem.path);
  const main = page.getByRole("main");
  await expect(page.getByRole("navigation", { name: article.contents })).toBeHidden();
  const fold = main.locator("details").first();
  await fold.locator("summary").click();
  await fold.getByRole("link").nth(1).click();
  await expect(main.getByRole("heading", { level: 2 }).nth(1)).toBeInViewport();
  const frame = main.locator(".table-frame");
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

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

test("an unknown list page is a 404", async ({ request }) => {
  for (const query of ["tag=gossip", "page=0", "page=99", "page=x"]) {
    expect((await request.get(`/article?${query}`)).status(), query).toBe(404);
  }
});
