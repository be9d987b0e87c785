import { boardGameSeeds } from "@takujo/db/seed/board-game/index";
import { characterSeeds } from "@takujo/db/seed/character";
import { expect, test, visit } from "../support/fixtures.ts";
import { linkIn, test as readTest, textsIn } from "../support/read-page.ts";
import { countDocuments } from "../support/router.ts";
import { character, forms, homeOf, words } from "../support/words.ts";

const games = boardGameSeeds.filter(({ slug }) =>
  characterSeeds.find(({ slug }) => slug === character.slug)?.games.includes(slug),
);

for (const { prefix, locale } of forms) {
  const { titles, commons, character: said } = words[locale];

  readTest(
    `${prefix}/character and its characters are complete without scripts, and an unknown one is a 404 [RT-13] [TI-1]`,
    async ({ read }) => {
      const description = (document: Document) =>
        document.querySelector('head > meta[name="description"]')?.getAttribute("content");
      const list = await read(`${prefix}/character`);
      expect(list.document.title).toBe(`${titles.character}｜${commons.site.name}`);
      expect(description(list.document)).toBe(said.description);
      expect(list.document.querySelectorAll("main li")).toHaveLength(characterSeeds.length);
      const address = linkIn(list.document.querySelector("main"), character[locale].name);
      expect(address).toBe(prefix + character.path);

      const { document, text } = await read(address);
      expect(document.title).toBe(`${character[locale].name}｜${commons.site.name}`);
      expect(description(document)).toBe(character[locale].summary);
      expect(text("h1")).toBe(character[locale].name);
      const main = document.querySelector("main");
      const pictures = [...(main?.querySelectorAll("img, [role=img]") ?? [])].map(
        (picture) => picture.getAttribute("alt") ?? picture.getAttribute("aria-label"),
      );
      expect(pictures).toContain(said.picture.kikko);
      const five = said.outOfFive.replace("{value, number}", "5");
      expect(pictures.filter((name) => name === five)).toHaveLength(1);
      expect(main?.querySelectorAll("strong")).toHaveLength(1);
      expect(text("main")).toContain(said.trait.depth);
      expect(textsIn(main, "h2, h3")).toContain(said.games);
      for (const { text: names } of games) {
        expect(text("main")).toContain((names.en && locale === "en" ? names.en : names.ja).name);
      }
      expect((await read(`${prefix}/character/nobody`)).status).toBe(404);
    },
  );
}

test("from the home page to a character, to the next, and to all of them [RT-13]", async ({
  page,
}) => {
  const { titles, character: said } = words.ja;
  await visit(page, homeOf(""));
  const documents = countDocuments(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: character.ja.name, exact: true }).click();
  await expect(page).toHaveURL(character.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(character.ja.name);
  await expect(main.getByRole("img", { name: said.picture.kikko })).toBeVisible();
  const others = main.getByRole("navigation", { name: said.others });
  await expect(others.getByRole("link")).toHaveCount(characterSeeds.length);
  await others.getByRole("link").first().click();
  await expect(page).toHaveURL(`/character/${characterSeeds[0]?.slug}`);
  await page.getByRole("contentinfo").getByRole("link", { name: titles.character }).click();
  await expect(page).toHaveURL("/character");
  await expect(main.getByRole("listitem")).toHaveCount(characterSeeds.length);
  expect(documents()).toBe(0);
});
