import type { Locator, Page } from "@playwright/test";
import { venueDay, weekdayOf } from "@takujo/i18n/format-date";
import { expect, test, visit } from "../support/fixtures.ts";
import { reservableEvent } from "../support/reservable.ts";
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

const chipOf = (page: Page, { quick }: (typeof words)["ja" | "en"]["home"]) =>
  page
    .getByRole("navigation", { name: quick.label })
    .getByRole("link", { name: new RegExp(`^${quick[chipName()]} \\d`) });

for (const { prefix, locale } of languages) {
  const { home, event } = words[locale];

  test(`a couple on a phone finds a table for beginners this weekend under ${prefix || "/"} in three taps [RT-1] [RT-8]`, async ({
    page,
  }) => {
    const title = locale === "ja" ? "ふたりではじめる週末" : "A first weekend for two";
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

    // The page is cached, and rendered again when an event is published.
    await expect(async () => {
      await visit(page, prefix || "/ja");
      await expect(chipOf(page, home)).toBeVisible({ timeout: 1_000 });
    }).toPass();
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

  test(`what comes next is on the first screen of a phone under ${prefix || "/"} [RT-1]`, async ({
    page,
  }) => {
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
  });
}

test("the English home page begins its rail with an event that is in English", async ({ page }) => {
  await reservableEvent([{ letter: "い", capacity: 4 }], {
    startsAt: new Date(Date.now() + 2 * 3_600_000),
    title: "日本語だけの卓",
    english: null,
  });
  await expect(async () => {
    await visit(page, "/ja");
    await expect(page.locator(".event-rail").getByText("日本語だけの卓")).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await visit(page, "/en");
  const first = page.locator(".event-rail-card").first();
  await expect(first.locator("[lang=ja]")).toHaveCount(0);
  await expect(first).not.toContainText(words.en.commons.language.onlyJapanese);
});
