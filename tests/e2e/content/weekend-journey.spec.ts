import type { Locator, Page } from "@playwright/test";
import { venueDay, weekdayOf } from "@takujo/i18n/format-date";
import { parseHTML } from "linkedom";
import { reservableEvent } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { textsIn } from "../support/read-page.ts";
import { languages, words } from "../support/words.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const day = 86_400_000;
const saturday = 6;

/** Saturday at 14:00, or a moment from now if it is the weekend already. */
function onThisWeekend(now = new Date()): Date {
  const untilSaturday = saturday - weekdayOf(now);
  if (untilSaturday <= 0) return new Date(now.getTime() + 20 * 60_000);
  const date = venueDay(new Date(now.getTime() + untilSaturday * day));
  return new Date(`${date}T14:00:00+09:00`);
}

/** On Sundays the weekend is today. */
const chipName = (now = new Date()) => (weekdayOf(now) === 7 ? "today" : "weekend");

type HomeWords = (typeof words)["ja" | "en"]["home"];

const chipShape = ({ quick }: HomeWords) => new RegExp(`^${quick[chipName()]} \\d`);

const chipOf = (page: Page, home: HomeWords) =>
  page
    .getByRole("navigation", { name: home.quick.label })
    .getByRole("link", { name: chipShape(home) });

/** Pages are cached, and rendered again when an event is published. */
const untilSent = (page: Page, address: string, isThere: (document: Document) => boolean) =>
  expect
    .poll(async () => {
      const answer = await page.request.get(address);
      return isThere(parseHTML(await answer.text()).document);
    })
    .toBe(true);

test("a couple on a phone finds a table for beginners this weekend in three taps [RT-1] [RT-8]", async ({
  page,
}) => {
  const { home, event } = words.ja;
  const title = "ふたりではじめる週末";
  const startsAt = onThisWeekend();
  const { slug } = await reservableEvent([{ letter: "い", capacity: 4, closesAt: startsAt }], {
    startsAt,
    tags: ["beginner"],
    title,
    english: { title },
  });
  let taps = 0;
  // What is tapped is on the screen already, except for the event, which is a matter of scrolling.
  const tap = async (target: Locator, { isSeen = true } = {}) => {
    if (isSeen) await expect(target).toBeInViewport();
    await target.tap();
    taps++;
  };

  await untilSent(page, "/ja", (document) =>
    textsIn(document, `nav[aria-label="${home.quick.label}"] a`).some((name) =>
      chipShape(home).test(name),
    ),
  );
  await visit(page, "/ja");
  await tap(chipOf(page, home));
  await expect(page).toHaveURL(/\/event\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
  const chip = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await expect(chip(event.days[chipName()])).toHaveAttribute("aria-current", "true");
  await tap(chip(event.tag.beginner));
  await expect(page).toHaveURL(/\/event\?tag=beginner&from=/);
  await tap(page.locator(`a[href$="/event/${slug}"]`), { isSeen: false });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", { name: event.choose }).first()).toBeInViewport();
  expect(taps).toBe(3);
});

test("the next event is on the first screen of a phone, in each language [RT-1]", async ({
  page,
}) => {
  for (const { prefix, locale } of languages) {
    const { home } = words[locale];
    await visit(page, prefix || "/ja");
    const hero = await page.locator(".home-hero").boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(350);
    await expect(page.getByRole("navigation", { name: home.quick.label })).toBeInViewport();
    await expect(page.locator(".event-rail-card").first()).toBeInViewport();
    await visit(page, `${prefix}/event`);
    const heights = await page
      .locator(".event-row")
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(320);
  }
});

test("the English home page begins its rail with an event that is in English", async ({ page }) => {
  await reservableEvent([{ letter: "い", capacity: 4 }], {
    startsAt: new Date(Date.now() + 2 * 3_600_000),
    title: "日本語だけの卓",
    english: null,
  });
  await untilSent(page, "/ja", (document) =>
    textsIn(document, ".event-rail").join().includes("日本語だけの卓"),
  );
  await visit(page, "/en");
  const first = page.locator(".event-rail-card").first();
  await expect(first.locator("[lang=ja]")).toHaveCount(0);
  await expect(first).not.toContainText(words.en.commons.language.onlyJapanese);
});
