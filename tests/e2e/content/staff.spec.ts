import type { Page } from "@playwright/test";
import { staffSeeds } from "@takujo/db/seed/staff";
import { expect, test, visit } from "../support/fixtures.ts";
import { linkIn, test as readTest, textOf, textsIn } from "../support/read-page.ts";
import { countDocuments } from "../support/router.ts";
import { forms, words } from "../support/words.ts";

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

test("/staff shows all, or matching members, without a new document [RT-14]", async ({ page }) => {
  await visit(page, "/staff");
  const documents = countDocuments(page);
  await walkFilters(page, "", "ja");
  expect(documents()).toBe(0);
});

for (const { prefix, locale } of forms) {
  const { staff, commons } = words[locale];

  readTest(
    `without scripts, ${prefix}/staff shows everybody, or those who fit, under a title of its own, and no filter that does not exist [RT-14] [TI-1]`,
    async ({ read }) => {
      const list = `${prefix}/staff`;
      const shown = (document: Document) => textsIn(document, "main h2");
      const way = (document: Document, label: string, count: number) =>
        linkIn(document.querySelector("main"), `${label} ${count}`);
      const all = (await read(list)).document;
      expect(shown(all)).toEqual(namesOf(staffSeeds, locale));
      expect(way(all, staff.filter.english, inEnglish.length)).toBe(`${list}?filter=english`);
      const english = (await read(`${list}?filter=english`)).document;
      expect(shown(english)).toEqual(namesOf(inEnglish, locale));
      const title = staff.filterTitle.replace("{filter}", staff.filter.english);
      expect(english.title).toBe(`${title}｜${commons.site.name}`);
      const canonical = english.querySelector('head > link[rel="canonical"]');
      const place = locale === "en" ? "/en" : "";
      expect(canonical?.getAttribute("href")).toMatch(
        new RegExp(`${place}/staff\\?filter=english$`),
      );
      expect(way(english, staff.filter.heavy, heavy.length)).toBe(`${list}?filter=heavy`);
      const heavyOnes = (await read(`${list}?filter=heavy`)).document;
      expect(shown(heavyOnes)).toEqual(namesOf(heavy, locale));
      expect(textsIn(heavyOnes, "main a[aria-current]")).toEqual([
        `${staff.filter.heavy} ${heavy.length}`,
      ]);
      expect(way(heavyOnes, staff.filter.all, staffSeeds.length)).toBe(list);
      expect((await read(`${list}?filter=gossip`)).status).toBe(404);
    },
  );

  readTest(
    `people of ${prefix}/staff are found on their networks, in a new tab [RT-14]`,
    async ({ read }) => {
      const { document } = await read(`${prefix}/staff`);
      for (const person of staffSeeds) {
        for (const [network, id] of Object.entries(person.social)) {
          const name = staff.social
            .replace("{name}", nameOf(person, locale))
            .replace("{network}", staff.network[network as keyof typeof staff.network]);
          const link = [...document.querySelectorAll("main a")].find(
            (each) => (each.getAttribute("aria-label") ?? textOf(each)) === name,
          );
          expect(link?.getAttribute("href"), name).toContain(id);
          expect(link?.getAttribute("rel"), name).toBe("noopener");
          expect(link?.getAttribute("target"), name).toBe("_blank");
        }
      }
    },
  );
}
