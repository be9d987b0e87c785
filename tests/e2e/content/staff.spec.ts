import type { Page } from "@playwright/test";
import { staffSeeds } from "@takujo/db/seed/staff/index";
import { expect, test, visit } from "../support/fixtures.ts";
import { countDocuments } from "../support/router.ts";
import { forms, languages, words } from "../support/words.ts";

type Locale = (typeof forms)[number]["locale"];
type Person = (typeof staffSeeds)[number];

const nameOf = ({ text }: Person, locale: Locale) => (text[locale] ?? text.ja).name;
const namesOf = (people: Person[], locale: Locale) =>
  people.map((person) => nameOf(person, locale));
const inEnglish = staffSeeds.filter(({ teachesInEnglish }) => teachesInEnglish);
const heavy = staffSeeds.filter(({ specialties }) => specialties.includes("heavy"));

const people = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const filterLink = (page: Page, label: string, count: number) =>
  page.getByRole("main").getByRole("link", { name: `${label} ${count}`, exact: true });

async function walkFilters(page: Page, prefix: string, locale: Locale) {
  const { filter } = words[locale].staff;
  await expect(people(page)).toHaveText(namesOf(staffSeeds, locale));
  await filterLink(page, filter.english, inEnglish.length).click();
  await expect(page).toHaveURL(`${prefix}/staff?filter=english`);
  await expect(people(page)).toHaveText(namesOf(inEnglish, locale));
  await filterLink(page, filter.heavy, heavy.length).click();
  await expect(page).toHaveURL(`${prefix}/staff?filter=heavy`);
  await expect(people(page)).toHaveText(namesOf(heavy, locale));
  const current = page.getByRole("main").locator("a[aria-current]");
  await expect(current).toHaveText(`${filter.heavy} ${heavy.length}`);
  await filterLink(page, filter.all, staffSeeds.length).click();
  await expect(page).toHaveURL(`${prefix}/staff`);
  await expect(people(page)).toHaveCount(staffSeeds.length);
}

for (const { prefix, locale } of forms) {
  test(`${prefix}/staff shows everybody, or those who fit, without a new document [RT-14]`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/staff`);
    const documents = countDocuments(page);
    await walkFilters(page, prefix, locale);
    expect(documents()).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/staff shows everybody, or those who fit [RT-14]`, async ({ page }) => {
      await page.goto(`${prefix}/staff`);
      await walkFilters(page, prefix, locale);
    });
  });
}

for (const { prefix, locale } of languages) {
  const { staff, commons } = words[locale];

  test(`people of ${prefix}/staff are found on their networks, in a new tab [RT-14]`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/staff`);
    for (const person of staffSeeds) {
      for (const [network, id] of Object.entries(person.social)) {
        const name = staff.social
          .replace("{name}", nameOf(person, locale))
          .replace("{network}", staff.network[network as keyof typeof staff.network]);
        const link = page.getByRole("link", { name, exact: true });
        expect(await link.getAttribute("href")).toContain(id);
        await expect(link).toHaveAttribute("rel", "noopener");
        await expect(link).toHaveAttribute("target", "_blank");
      }
    }
  });

  test(`a filter of ${prefix}/staff has its own title, and one that does not exist is a 404 [TI-1] [RT-14]`, async ({
    page,
    faults,
  }) => {
    await visit(page, `${prefix}/staff?filter=english`);
    const title = staff.filterTitle.replace("{filter}", staff.filter.english);
    await expect(page).toHaveTitle(`${title}｜${commons.site.name}`);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${prefix}/staff\\?filter=english$`),
    );
    faults.allow(/status of 404/);
    expect((await page.goto(`${prefix}/staff?filter=gossip`))?.status()).toBe(404);
  });
}
