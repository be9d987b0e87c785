import type { Locator } from "@playwright/test";
import { words } from "../../../e2e/support/words.ts";
import { pick } from "../../../support/hostile/values.ts";
import { alwaysBroken } from "./judge.ts";
import type { Fate } from "./line.ts";
import type { Person, Seen } from "./person.ts";
import type { Place } from "./site.ts";
import { nothingUsed, type RunOptions, type Used } from "./use.ts";
import { newPerson, stoppedBy } from "./use-form.ts";

/** What people do with a page besides sending its forms. */
interface PageHabit {
  name: string;
  fits?: (place: Place) => boolean;
  width?: number;
  /** Returns faults besides those of every page; null if the occasion for the habit did not come up. */
  act(person: Person, shown: Seen): Promise<string[] | null>;
}

/** The same page as before, and no error screen. */
async function expectShown(person: Person, shown: Seen): Promise<string[]> {
  const seen = await person.look();
  if (seen.isError && !shown.isError) return [`the page became an error screen: ${seen.heading}`];
  return seen.heading === shown.heading && seen.place === shown.place
    ? []
    : [`"${shown.heading}" at ${shown.place} became "${seen.heading}" at ${seen.place}`];
}

/** An address of this site in the page itself, or in the dialog before it; the same one each time. The map is elsewhere. */
async function linkOf({ page, random }: Person): Promise<Locator | null> {
  const within = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "main";
  const links = page.locator(
    `${within} a[href^='/']:visible:not([download], [target], [href*='.ics'], [href*='export'], [href*='file'], [href^='/api'], [href='/map'])`,
  );
  const count = await links.count();
  return count > 0 ? links.nth(pick(random, [...Array(count).keys()])) : null;
}

const sameAddress = (person: Person) => new URL(person.page.url()).pathname;

async function follow(person: Person, press: (link: Locator) => Promise<void>): Promise<boolean> {
  const link = await linkOf(person);
  if (!link) return false;
  person.steps.push(`follows ${await link.getAttribute("href")}`);
  await press(link);
  await person.rest();
  return true;
}

const click = (link: Locator) => link.click({ noWaitAfter: true });

/** On returning to the tab, the page asks who is signed in. */
async function leaveAndComeBack(person: Person): Promise<void> {
  person.steps.push("leaves the tab and comes back");
  await person.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await person.rest();
}

/** A link's request is lost: the page stays, or the person is told so and can go back to it. */
const losing =
  (fate: Fate): PageHabit["act"] =>
  async (person, shown) => {
    const { line } = person.site;
    line.decide((number) => (number === 0 ? fate : "through"));
    const hasLink = await follow(person, click);
    line.decide(null);
    if (!hasLink) return null;
    if (sameAddress(person) === shown.place) return [];
    await person.go("back");
    if (person.page.url() !== "about:blank") return expectShown(person, shown);
    // A link out of a dialog replaced its page.
    await person.go("forward");
    return [];
  };

const { pane } = words.ja.accountReservation.detail;
const stored = [pane.stored, words.ja.accountReservation.next.stored];

const pageHabits: PageHabit[] = [
  {
    name: "away-while-shown",
    async act(person, shown) {
      person.site.line.isAway = true;
      await leaveAndComeBack(person);
      return expectShown(person, shown);
    },
  },
  {
    name: "reload-what-is-stored",
    fits: ({ mayBeStored = false }) => mayBeStored,
    /** Pages that say so work without a network. */
    async act(person, shown) {
      const texts = await person.page.locator("main").innerText();
      if (!stored.some((text) => texts.includes(text))) return null;
      person.site.line.isAway = true;
      await person.reload();
      await leaveAndComeBack(person);
      return expectShown(person, shown);
    },
  },
  {
    name: "link-twice",
    async act(person, shown) {
      if (!(await follow(person, (link) => link.dblclick({ noWaitAfter: true })))) return null;
      if (sameAddress(person) === shown.place) return null;
      await person.go("back");
      return expectShown(person, shown);
    },
  },
  {
    name: "back-and-forward",
    async act(person, shown) {
      if (!(await follow(person, click))) return null;
      const next = await person.look();
      if (next.place === shown.place) return null;
      await person.go("back");
      const atFirst = await expectShown(person, shown);
      await person.go("forward");
      return [...atFirst, ...(await expectShown(person, next))];
    },
  },
  { name: "link-lost", act: losing("lost") },
  { name: "link-answer-lost", act: losing("answer lost") },
  {
    name: "reload",
    async act(person, shown) {
      await person.reload();
      return expectShown(person, shown);
    },
  },
  {
    name: "session-ended",
    async act(person, shown) {
      await person.site.endSessions();
      await leaveAndComeBack(person);
      const seen = await person.look();
      // A private page leads to the login.
      return seen.isError && !shown.isError ? [`an error screen: ${seen.heading}`] : [];
    },
  },
  {
    name: "narrow",
    width: 320,
    act: async (_, { isTooWide }) => (isTooWide ? ["the page scrolls sideways"] : []),
  },
  {
    name: "twice-as-large",
    width: 640,
    act: async (_, { isTooWide }) => (isTooWide ? ["the page scrolls sideways"] : []),
  },
];

const nameOf = ({ name }: PageHabit) => `${name}-of-page`;

export const pageHabitsOf = (place: Place): string[] =>
  pageHabits.filter(({ fits = () => true }) => fits(place)).map(nameOf);

export async function usePage(
  options: RunOptions,
  place: Place,
  names: readonly string[],
): Promise<Used> {
  const used = { ...nothingUsed(), isReached: true };
  for (const habit of pageHabits.filter((each) => names.includes(nameOf(each)))) {
    const person = await newPerson(options, place, habit);
    const broken: string[] = [];
    try {
      await person.open();
      const found = await habit.act(person, await person.look());
      if (found) used.met.push(nameOf(habit));
      broken.push(...(found ?? []), ...alwaysBroken(person, await person.look()));
    } catch (error) {
      broken.push(stoppedBy(error));
    } finally {
      await person.leave();
    }
    used.steps += person.steps.length;
    used.uses++;
    used.findings.push(...broken.map((fault) => [nameOf(habit), fault] as const));
  }
  return used;
}
