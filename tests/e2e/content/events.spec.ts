import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { linkIn, test as readTest, textOf, textsIn } from "../support/read-page.ts";
import {
  cancelledEvent,
  changedEvent,
  eventItem,
  forms,
  homeOf,
  languages,
  words,
} from "../support/words.ts";

const rows = (page: Page) => page.getByRole("main").getByRole("article");
const tag = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const current = (document: Document) => textsIn(document, 'main [aria-current="true"]');

for (const { prefix, locale } of forms) {
  const { event, home, contentFields } = words[locale];
  const list = `${prefix}/event`;

  readTest(
    `without scripts, events of ${list} are filtered by links, one on top of the other, and by a form [RT-8]`,
    async ({ read }) => {
      const { document } = await read(list);
      const all = document.querySelectorAll("main article").length;
      // Few events have this one, on whatever day of the week the seed was made.
      expect(linkIn(document, event.tag.family)).toBe(`${list}?tag=family`);
      const family = (await read(`${list}?tag=family`)).document;
      expect(current(family)).toContain(event.tag.family);
      expect(family.querySelectorAll("main article").length).toBeLessThan(all);
      expect(linkIn(family, event.tag.english)).toBe(`${list}?tag=family&tag=english`);
      const both = (await read(`${list}?tag=family&tag=english`)).document;
      expect(linkIn(both, event.tag.family)).toBe(`${list}?tag=english`);
      expect(linkIn(both, event.reset)).toBe(list);

      const taught = (await read(`${list}?tag=taught`)).document;
      const form = taught.querySelector("details form");
      expect(form?.getAttribute("action")).toBe(list);
      const sent = Object.entries({
        tag: "taught",
        from: "2020-01-01",
        to: "",
        game: "grand-canal-1640",
        weekday: "6",
      });
      for (const [name] of sent) expect(form?.querySelector(`[name="${name}"]`)).not.toBeNull();
      const found = await read(`${list}?${new URLSearchParams(sent)}`);
      expect(textsIn(found.document, "main article h3")).toEqual([eventItem[locale].title]);
      const title = linkIn(found.document.querySelector("main article"), eventItem[locale].title);
      expect(title).toBe(prefix + eventItem.path);
    },
  );

  readTest(
    `without scripts, past events, further pages, months and days of ${list} are one link away, and a choice that nothing fits has a way out [RT-8]`,
    async ({ read }) => {
      const { document } = await read(list);
      expect(linkIn(document, event.nextPage)).toBe(`${list}?page=2`);
      const second = (await read(`${list}?page=2`)).document;
      expect(second.querySelectorAll("main article")).not.toHaveLength(0);
      expect(linkIn(second, event.view.past)).toBe(`${list}?when=past`);
      const past = await read(`${list}?when=past`);
      expect(past.text("h1")).toBe(event.pastHeading);
      expect(textsIn(past.document, "main article *")).toContain(event.state.over);

      expect(linkIn(document, event.view.calendar)).toBe(`${list}?view=calendar`);
      const calendar = await read(`${list}?view=calendar`);
      const month = calendar.text("main h2");
      expect(calendar.text("table caption")).toBe(event.calendarTitle.replace("{month}", month));
      const later = [...calendar.document.querySelectorAll(".event-months a")].at(-1);
      const href = later?.getAttribute("href") ?? "";
      expect(href).toMatch(/view=calendar&month=\d{4}-\d{2}$/);
      expect((await read(href)).text("main h2")).not.toBe(month);
      const day = calendar.document.querySelector("table a")?.getAttribute("href") ?? "";
      expect(day).toMatch(/when=any&from=(\d{4}-\d{2}-\d{2})&to=\1$/);
      expect((await read(day)).document.querySelector("main article")).not.toBeNull();

      const none = (await read(`${list}?tag=family&tag=adults`)).document;
      expect(textsIn(none, "main h2, main h3")).toContain(event.empty);
      expect(linkIn(none.querySelector("main"), event.emptyAction)).toBe(list);
    },
  );

  readTest(
    `${prefix}${eventItem.path} tells everything about the event, and cancelled and moved ones stay and say so [RT-8]`,
    async ({ read }) => {
      const { document, text } = await read(prefix + eventItem.path);
      const { flow, about, guides, games, way, cancel, related } = event.sections;
      const { bring } = contentFields.label;
      const sections = [flow, about, guides, games, bring, way, cancel, related];
      expect(textsIn(document, "main h2")).toEqual(expect.arrayContaining(sections));
      const { title, summary, flow: steps } = eventItem[locale];
      expect(text("h1")).toBe(title);
      expect(text("main")).toContain(summary);
      expect(text("main")).toContain(steps[1]?.text ?? "");
      const others = linkIn(document.querySelector("#games"), event.eventsWith);
      expect(others).toBe(`${prefix}/event?game=terra-pioneers`);
      expect(linkIn((await read(others)).document, title)).toBe(prefix + eventItem.path);

      const cancelled = await read(prefix + cancelledEvent.path);
      expect(cancelled.text("main")).toContain(event.cancelledTitle);
      expect(cancelled.text("main")).toContain(event.cancelledNote);
      const changed = await read(prefix + changedEvent.path);
      expect(changed.text("main")).toContain(event.changedTitle);
      expect(changed.text("main")).toContain(event.formerly);
    },
  );

  readTest(
    `the home page ${homeOf(prefix)} leads to the next events and to lists by day and tag [RT-1] [RT-8]`,
    async ({ read }) => {
      const { document } = await read(prefix || "/ja");
      const next = document.querySelector(".event-rail");
      expect(textOf(next?.querySelector("h2"))).toBe(home.next.heading);
      const first = next?.querySelector("article");
      expect(textOf(first)).toMatch(/\d/);
      // Events that take no reservations are not on the rail.
      for (const said of [event.seats.closed, event.seats["called-off"]]) {
        expect(textsIn(next, "*")).not.toContain(said);
      }
      const item = await read(first?.querySelector("a")?.getAttribute("href") ?? "");
      expect(textsIn(item.document, "main h2")).toContain(event.sections.way);
      const quick = document.querySelector(`nav[aria-label="${home.quick.label}"]`);
      const english = [...(quick?.querySelectorAll("a") ?? [])].find((link) =>
        new RegExp(`^${home.quick.english} \\d`).test(textOf(link)),
      );
      const count = Number(textOf(english).match(/\d+/)?.[0]);
      expect(count).toBeGreaterThan(0);
      expect(english?.getAttribute("href")).toMatch(/\/event\?tag=english$/);
      const tagged = await read(english?.getAttribute("href") ?? "");
      expect(tagged.text(".lead .num")).toBe(String(count));
      expect(linkIn(next, home.next.all)).toMatch(/\/event$/);
    },
  );

  readTest(`filtered lists of ${list} share the address of the plain one`, async ({ read }) => {
    const canonical = async (address: string) =>
      (await read(address)).document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    const plain = new RegExp(`${locale === "en" ? "/en" : ""}/event$`);
    for (const search of ["", "?tag=beginner&from=2020-01-01", "?view=calendar", "?seats=left"]) {
      expect(await canonical(list + search), search).toMatch(plain);
    }
    expect(await canonical(`${list}?when=past`)).toMatch(/\/event\?when=past$/);
  });
}

test("filters keep the page and its scroll, stand one on top of the other, and stay on the way to the calendar and back [RT-8]", async ({
  page,
}) => {
  const { event } = words.ja;
  await visit(page, "/event");
  const all = await rows(page).count();
  const scrolled = await page.evaluate(() => {
    Object.assign(window, { marker: 1 });
    window.scrollTo(0, 150);
    return window.scrollY;
  });
  await tag(page, event.tag.beginner).click();
  await expect(page).toHaveURL("/event?tag=beginner");
  await expect(tag(page, event.tag.beginner)).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await tag(page, event.tag.beginner).click();
  await expect(page).toHaveURL("/event");
  await expect(tag(page, event.tag.beginner)).not.toHaveAttribute("aria-current");
  // Few events have this one, on whatever day of the week the seed was made.
  await tag(page, event.tag.family).click();
  await expect(page).toHaveURL("/event?tag=family");
  await expect(tag(page, event.tag.family)).toHaveAttribute("aria-current", "true");
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  await tag(page, event.tag.english).click();
  await expect(page).toHaveURL("/event?tag=family&tag=english");
  await expect(tag(page, event.tag.english)).toHaveAttribute("aria-current", "true");
  await tag(page, event.tag.family).click();
  await expect(page).toHaveURL("/event?tag=english");
  await expect(tag(page, event.tag.family)).not.toHaveAttribute("aria-current");

  await tag(page, event.view.calendar).click();
  await expect(page).toHaveURL("/event?view=calendar&tag=english");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(tag(page, event.tag.english)).toHaveAttribute("aria-current", "true");
  const month = page.getByRole("main").getByRole("heading", { level: 2 });
  const present = (await month.textContent()) ?? "";
  await expect(page.getByRole("table")).toHaveAccessibleName(
    event.calendarTitle.replace("{month}", present),
  );
  await page.locator(".event-months").getByRole("link").last().click();
  await expect(page).toHaveURL(/view=calendar&tag=english&month=\d{4}-\d{2}$/);
  await expect(month).not.toHaveText(present);
  await page.goBack();
  await expect(month).toHaveText(present);
  await tag(page, event.view.upcoming).click();
  await expect(page).toHaveURL("/event?tag=english");
  await page.getByRole("link", { name: event.reset }).click();
  await expect(page).toHaveURL("/event");
  await expect(rows(page)).toHaveCount(all);
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
});

test("a day of the calendar leads to its events on a phone [RT-8]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/event?view=calendar");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(/when=any&from=(\d{4}-\d{2}-\d{2})&to=\1$/);
  await expect(rows(page).first()).toBeVisible();
});

test("the form of the list takes days, weekdays and a game [RT-8]", async ({ page }) => {
  const { event } = words.ja;
  await visit(page, "/event?tag=taught");
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
  await expect(titles).toHaveText([eventItem.ja.title]);
  await titles.getByRole("link").click();
  await expect(page).toHaveURL(eventItem.path);
});

test("opening the filters leaves their button where it is, in each language, on a phone and a desktop", async ({
  page,
}) => {
  for (const { prefix, locale } of languages) {
    const { event } = words[locale];
    await visit(page, `${prefix}/event?seats=left`);
    const button = page.getByText(event.more, { exact: true });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByLabel(event.from)).toBeHidden();
      await button.scrollIntoViewIfNeeded();
      const before = await button.boundingBox();
      await button.click();
      await expect(page.getByLabel(event.from)).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
      await button.click();
    }
  }
});

test("a list with live seats is requested again each time", async ({ request }) => {
  const cached = await request.get("/event");
  expect(cached.headers()["cache-control"]).toContain("s-maxage");
  for (const address of ["/event?seats=left", `${eventItem.path}?seats=live`]) {
    const live = await request.get(address);
    expect(live.status()).toBe(200);
    expect(live.headers()["cache-control"]).toBe("private, no-store");
  }
});

test("an unknown event, a draft and an unlinked address are not found", async ({ request }) => {
  const addresses = [
    "/event/none",
    "/event/paper-kingdom-print-shop",
    "/event?tag=x",
    "/event?page=99",
  ];
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("the navigator of an event follows what is read [RT-8]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visit(page, eventItem.path);
  const navigator = page.getByRole("navigation", { name: words.ja.commons.navigator.label });
  const current = navigator.locator('[aria-current="location"]');
  await expect(current).toHaveCount(1);
  const first = (await current.textContent()) ?? "";
  await page.locator("#cancel").evaluate((section) => section.scrollIntoView());
  await expect(current).not.toHaveText(first);
  await expect(current).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText(first);
});
