import type { Page } from "@playwright/test";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import {
  cancelledEvent,
  changedEvent,
  eventItem,
  formsTried,
  languages,
  words,
} from "../support/words.ts";

const rows = (page: Page) => page.getByRole("main").getByRole("article");
const tag = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, address: string) {
      await page.goto(address);
      if (javaScriptEnabled) await untilHydrated(page);
    }

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      const { event } = words[locale];

      test(`events of ${prefix}/event are filtered by links, one on top of the other [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}/event`);
        const all = await rows(page).count();
        // Few events have this one, on whatever day of the week the seed was made.
        await tag(page, event.tag.family).click();
        await expect(page).toHaveURL(`${prefix}/event?tag=family`);
        await expect(tag(page, event.tag.family)).toHaveAttribute("aria-current", "true");
        await expect.poll(() => rows(page).count()).toBeLessThan(all);
        await tag(page, event.tag.english).click();
        await expect(page).toHaveURL(`${prefix}/event?tag=family&tag=english`);
        await tag(page, event.tag.family).click();
        await expect(page).toHaveURL(`${prefix}/event?tag=english`);
        await page.getByRole("link", { name: event.reset }).click();
        await expect(page).toHaveURL(`${prefix}/event`);
        await expect(rows(page)).toHaveCount(all);
      });

      test(`the form of ${prefix}/event takes days, weekdays and a game [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}/event?tag=taught`);
        await page.getByText(event.more, { exact: true }).click();
        await page.getByLabel(event.from).fill("2020-01-01");
        await page.getByRole("checkbox").nth(5).check();
        await page.getByLabel(event.game, { exact: true }).selectOption("grand-canal-1640");
        await page.getByRole("button", { name: event.search }).click();
        await expect(page).toHaveURL(/weekday=6/);
        const { searchParams } = new URL(page.url());
        expect(Object.fromEntries(searchParams)).toEqual({
          tag: "taught",
          from: "2020-01-01",
          to: "",
          game: "grand-canal-1640",
          weekday: "6",
        });
        const titles = rows(page).getByRole("heading", { level: 3 });
        await expect(titles).toHaveText([eventItem[locale].title]);
        await titles.getByRole("link").click();
        await expect(page).toHaveURL(`${prefix}${eventItem.path}`);
      });

      test(`past events and further pages of ${prefix}/event are one link away [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}/event`);
        await page.getByRole("link", { name: event.nextPage }).click();
        await expect(page).toHaveURL(`${prefix}/event?page=2`);
        await expect(rows(page).first()).toBeVisible();
        await tag(page, event.view.past).click();
        await expect(page).toHaveURL(`${prefix}/event?when=past`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.pastHeading);
        await expect(rows(page).getByText(event.state.over, { exact: true }).first()).toBeVisible();
      });

      test(`the calendar of ${prefix}/event leads to other months, days and events [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}/event`);
        await tag(page, event.view.calendar).click();
        await expect(page).toHaveURL(`${prefix}/event?view=calendar`);
        await expect(page.getByRole("table")).toBeVisible();
        const month = page.getByRole("main").getByRole("heading", { level: 2 });
        const present = await month.textContent();
        await expect(page.getByRole("table")).toHaveAccessibleName(
          event.calendarTitle.replace("{month}", present ?? ""),
        );
        await page.locator(".event-months").getByRole("link").last().click();
        await expect(page).toHaveURL(/view=calendar&month=\d{4}-\d{2}$/);
        await expect(month).not.toHaveText(present ?? "");
        await page.goBack();
        await expect(month).toHaveText(present ?? "");
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole("table").getByRole("link").first().click();
        await expect(page).toHaveURL(/when=any&from=(\d{4}-\d{2}-\d{2})&to=\1$/);
        await expect(rows(page).first()).toBeVisible();
      });

      test(`a choice of ${prefix}/event that nothing fits shows a way out [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}/event?tag=family&tag=adults`);
        await expect(page.getByRole("heading", { name: event.empty })).toBeVisible();
        await page.getByRole("link", { name: event.emptyAction }).click();
        await expect(page).toHaveURL(`${prefix}/event`);
        await expect(rows(page).first()).toBeVisible();
      });

      test(`${prefix}${eventItem.path} tells everything about the event [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}${eventItem.path}`);
        const { flow, about, guides, games, bring, way, cancel, related } = event.sections;
        for (const name of [flow, about, guides, games, bring, way, cancel, related]) {
          await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
        }
        const { title, summary, flow: steps } = eventItem[locale];
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByText(summary)).toBeVisible();
        await expect(page.getByText(steps[1]?.text ?? "")).toBeVisible();
        await page.getByRole("link", { name: event.eventsWith }).first().click();
        await expect(page).toHaveURL(`${prefix}/event?game=terra-pioneers`);
        await expect(rows(page).getByRole("link", { name: title })).toBeVisible();
      });

      test(`cancelled and moved events of ${prefix}/event stay, and say so [RT-8]`, async ({
        page,
      }) => {
        await open(page, `${prefix}${cancelledEvent.path}`);
        await expect(page.getByText(event.cancelledTitle)).toBeVisible();
        await expect(page.getByText(event.cancelledNote)).toBeVisible();
        await open(page, `${prefix}${changedEvent.path}`);
        await expect(page.getByText(event.changedTitle)).toBeVisible();
        await expect(page.getByText(event.formerly)).toBeVisible();
      });
    }
  });
}

for (const { prefix, locale } of languages) {
  const { home, event } = words[locale];

  test(`the home page ${prefix} leads to the next events and to lists by day and tag [RT-1] [RT-8]`, async ({
    page,
  }) => {
    await visit(page, prefix || "/ja");
    const next = page.getByRole("region", { name: home.next.heading });
    await expect(next.getByRole("article").first()).toBeVisible();
    // Whatever takes no reservations is not on the rail.
    await expect(next.getByRole("article").first()).toContainText(/\d/);
    for (const words of [event.seats.closed, event.seats["called-off"]]) {
      await expect(next.getByText(words, { exact: true })).toHaveCount(0);
    }
    await next.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 2, name: event.sections.way })).toBeVisible();
    await page.goBack();
    const quick = page.getByRole("navigation", { name: home.quick.label });
    const english = quick.getByRole("link", { name: new RegExp(`^${home.quick.english} \\d`) });
    const count = Number((await english.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(0);
    await english.click();
    await expect(page).toHaveURL(/\/event\?tag=english$/);
    await expect(page.locator(".lead .num")).toHaveText(String(count));
    await page.goBack();
    await page.getByRole("link", { name: home.next.all }).click();
    await expect(page).toHaveURL(/\/event$/);
  });

  test(`tags of ${prefix}/event stay on the way to the calendar and back [RT-8]`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/event?tag=english`);
    await tag(page, event.view.calendar).click();
    await expect(page).toHaveURL(`${prefix}/event?view=calendar&tag=english`);
    await expect(tag(page, event.tag.english)).toHaveAttribute("aria-current", "true");
    await page.locator(".event-months").getByRole("link").last().click();
    await expect(page).toHaveURL(/view=calendar&tag=english&month=\d{4}-\d{2}$/);
    await tag(page, event.view.upcoming).click();
    await expect(page).toHaveURL(`${prefix}/event?tag=english`);
  });

  test(`opening the filters of ${prefix}/event leaves their button where it is`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `${prefix}/event?seats=left`);
      const button = page.getByText(event.more, { exact: true });
      const before = await button.boundingBox();
      await button.click();
      await expect(page.getByLabel(event.from)).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    }
  });

  test(`filters of ${prefix}/event keep the page and its scroll`, async ({ page }) => {
    await visit(page, `${prefix}/event`);
    const scrolled = await page.evaluate(() => {
      Object.assign(window, { marker: 1 });
      window.scrollTo(0, 150);
      return window.scrollY;
    });
    await tag(page, event.tag.beginner).click();
    await expect(page).toHaveURL(`${prefix}/event?tag=beginner`);
    await expect(tag(page, event.tag.beginner)).toHaveAttribute("aria-current", "true");
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test(`filtered lists of ${prefix}/event share the address of the plain one`, async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    for (const search of ["", "?tag=beginner&from=2020-01-01", "?view=calendar", "?seats=left"]) {
      await page.goto(`${prefix}/event${search}`);
      await expect(canonical).toHaveAttribute("href", new RegExp(`${prefix}/event$`));
    }
    await page.goto(`${prefix}/event?when=past`);
    await expect(canonical).toHaveAttribute("href", /\/event\?when=past$/);
  });
}

test("a list with live seats is requested again each time", async ({ request }) => {
  const cached = await request.get("/event");
  expect(cached.headers()["cache-control"]).toContain("s-maxage");
  for (const address of ["/event?seats=left", `${eventItem.path}?seats=live`]) {
    const live = await request.get(address);
    expect(live.status()).toBe(200);
    expect(live.headers()["cache-control"]).toBe("private, no-store");
  }
});

test("an unknown event, a draft and an address that nobody links to are not found", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  const addresses = [
    "/event/none",
    "/event/paper-kingdom-print-shop",
    "/event?tag=x",
    "/event?page=99",
  ];
  for (const address of addresses) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
});

for (const { prefix, locale } of languages) {
  test(`the navigator of an event under ${prefix || "/"} follows what is read [RT-8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await visit(page, `${prefix}${eventItem.path}`);
    const navigator = page.getByRole("navigation", { name: words[locale].commons.navigator.label });
    const current = navigator.locator('[aria-current="location"]');
    await expect(current).toHaveCount(1);
    const first = (await current.textContent()) ?? "";
    await page.locator("#cancel").evaluate((section) => section.scrollIntoView());
    await expect(current).not.toHaveText(first);
    await expect(current).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveText(first);
  });
}
