import { expect, test, visit } from "../support/fixtures.ts";
import { test as readTest } from "../support/read-page.ts";
import { countDocuments } from "../support/router.ts";
import { homeOf, languages, newsItem, words } from "../support/words.ts";

function socialData(document: Document) {
  const content = (selector: string) =>
    document.querySelector(`head > ${selector}`)?.getAttribute("content");
  return {
    description: content('meta[name="description"]'),
    socialTitle: content('meta[property="og:title"]'),
    socialDescription: content('meta[property="og:description"]'),
  };
}

for (const { prefix, locale } of languages) {
  const { titles, commons } = words[locale];
  const { name, description } = commons.site;

  readTest(
    `titles under ${homeOf(prefix)}: page, divider, site; home is the site alone [TI-1] [TI-2]`,
    async ({ read }) => {
      const titleOf = async (address: string) => (await read(address)).document.title;
      expect(await titleOf(homeOf(prefix))).toBe(name);
      expect(await titleOf(`${prefix}/about`)).toBe(`${titles.about}｜${name}`);
      expect(await titleOf(`${prefix}/news`)).toBe(`${titles.news}｜${name}`);
      const item = `${newsItem[locale].title}｜${name}`;
      expect(await titleOf(`${prefix}${newsItem.path}`)).toBe(item);
    },
  );

  readTest(
    `social data under ${homeOf(prefix)} falls back to the site's [TI-4]`,
    async ({ read }) => {
      const home = await read(homeOf(prefix));
      expect(socialData(home.document)).toEqual({
        description,
        socialTitle: name,
        socialDescription: description,
      });
      const unknown = await read(`${prefix}/no-such-page`);
      expect(socialData(unknown.document)).toEqual({
        description,
        socialTitle: commons.error.status.notFound.heading,
        socialDescription: description,
      });
    },
  );

  readTest(
    `a page's own words win over the site's under ${homeOf(prefix)} [TI-4]`,
    async ({ read }) => {
      const { title, summary } = newsItem[locale];
      const item = await read(`${prefix}${newsItem.path}`);
      expect(socialData(item.document)).toEqual({
        description: summary,
        socialTitle: title,
        socialDescription: summary,
      });
    },
  );
}

test("the title follows navigation inside the application [TI-1] [TI-2]", async ({ page }) => {
  const { titles, commons } = words.ja;
  const { name } = commons.site;
  await visit(page, "/");
  const documents = countDocuments(page);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: titles.news, exact: true }).click();
  await expect(page).toHaveTitle(`${titles.news}｜${name}`);
  await header.getByRole("link", { name: commons.header.home }).click();
  await expect(page).toHaveTitle(name);
  expect(documents()).toBe(0);
});
