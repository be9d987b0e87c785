import type { Page } from "@playwright/test";
import { boardGameSeeds } from "@takujo/db/seed/board-game/index";
import { characterSeeds } from "@takujo/db/seed/character/index";
import { expect, test, visit } from "../support/fixtures.ts";
import { countDocuments } from "../support/router.ts";
import { character, forms, homeOf, languages, words } from "../support/words.ts";

const games = boardGameSeeds.filter(({ slug }) =>
  characterSeeds.find(({ slug }) => slug === character.slug)?.games.includes(slug),
);

type Locale = (typeof forms)[number]["locale"];

async function expectCharacter(page: Page, locale: Locale) {
  const main = page.getByRole("main");
  const { trait, outOfFive, picture, games: gamesHeading } = words[locale].character;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(character[locale].name);
  await expect(main.getByRole("img", { name: picture.kikko })).toBeVisible();
  await expect(main.getByRole("strong")).toHaveCount(1);
  await expect(main.getByText(trait.depth)).toBeVisible();
  const five = outOfFive.replace("{value, number}", "5");
  await expect(main.getByRole("img", { name: five })).toHaveCount(1);
  await expect(main.getByRole("heading", { name: gamesHeading })).toBeVisible();
  for (const { text } of games) {
    await expect(
      main.getByText((text.en && locale === "en" ? text.en : text.ja).name),
    ).toBeVisible();
  }
}

for (const { prefix, locale } of forms) {
  test(`from ${homeOf(prefix)} to a character, to the next, and to all of them [RT-13]`, async ({
    page,
  }) => {
    await visit(page, homeOf(prefix));
    const documents = countDocuments(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: character[locale].name, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}${character.path}`);
    await expectCharacter(page, locale);
    const others = main.getByRole("navigation", { name: words[locale].character.others });
    await expect(others.getByRole("link")).toHaveCount(characterSeeds.length);
    await others.getByRole("link").first().click();
    await expect(page).toHaveURL(`${prefix}/character/${characterSeeds[0]?.slug}`);
    const { titles } = words[locale];
    await page.getByRole("contentinfo").getByRole("link", { name: titles.character }).click();
    await expect(page).toHaveURL(`${prefix}/character`);
    await expect(main.getByRole("listitem")).toHaveCount(characterSeeds.length);
    expect(documents()).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/character and its characters are complete [RT-13]`, async ({ page }) => {
      await page.goto(`${prefix}/character`);
      const main = page.getByRole("main");
      await expect(main.getByRole("listitem")).toHaveCount(characterSeeds.length);
      await main.getByRole("link", { name: character[locale].name }).click();
      await expect(page).toHaveURL(`${prefix}${character.path}`);
      await expectCharacter(page, locale);
    });
  });

  test(`an unknown character under ${homeOf(prefix)} is a 404 [RT-13]`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 404/);
    const response = await page.goto(`${prefix}/character/nobody`);
    expect(response?.status()).toBe(404);
  });
}

for (const { prefix, locale } of languages) {
  test(`the head of ${prefix}${character.path} tells of the character [TI-1]`, async ({ page }) => {
    const { titles, commons, character: set } = words[locale];
    const description = page.locator('head > meta[name="description"]');
    await visit(page, `${prefix}${character.path}`);
    await expect(page).toHaveTitle(`${character[locale].name}｜${commons.site.name}`);
    await expect(description).toHaveAttribute("content", character[locale].summary);
    await visit(page, `${prefix}/character`);
    await expect(page).toHaveTitle(`${titles.character}｜${commons.site.name}`);
    await expect(description).toHaveAttribute("content", set.description);
  });
}
