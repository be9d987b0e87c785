import type { Page } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import { parseHTML } from "linkedom";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { signingIn } from "../../support/signed-in.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, passTime, test, untilHydrated } from "../support/fixtures.ts";
import { forms, words } from "../support/words.ts";

// One worker alone makes the database and the server, and the tests change the same few rows.
test.describe.configure({ mode: "serial" });

const databaseName = `takujo_e2e_seats_${process.pid}`;
const slug = "two-tables";
const path = `/event/${slug}`;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let pool: ReturnType<typeof createPool>;
let db: Database;
let server: RunningServer;
let tables: { first: string; second: string };

test.beforeAll(async () => {
  const url = await recreateDatabase(e2eEnv.databaseServerUrl, databaseName);
  await migrate(url);
  pool = createPool({ connectionString: url, onError: () => {} });
  db = createDatabase(pool);
  const { id: eventId } = await createEvent(db, { slug, title: "ふたつの卓" });
  const shared = { eventId, startsAt: hoursFromNow(24) };
  const first = await createEventSession(db, { ...shared, letter: "い", capacity: 5 });
  const second = await createEventSession(db, { ...shared, letter: "ろ", capacity: 4 });
  tables = { first: first.id, second: second.id };
  await createOthers(db);
  server = await runServer({ databaseUrl: url });
});

test.afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await dropDatabase(e2eEnv.databaseServerUrl, databaseName);
});

test.beforeEach(async () => {
  await take(tables.first, 2);
  await take(tables.second, 4);
});

/** One event in each of the other states. */
async function createOthers(db: Database): Promise<void> {
  const few = await createEvent(db, { slug: "few" });
  await createEventSession(db, { eventId: few.id, seatsTaken: 9 });
  const full = await createEvent(db, { slug: "full" });
  await createEventSession(db, { eventId: full.id, seatsTaken: 10 });
  const soon = await createEvent(db, { slug: "soon" });
  await createEventSession(db, { eventId: soon.id, opensAt: hoursFromNow(12) });
  const calledOff = await createEvent(db, { slug: "called-off" });
  await createEventSession(db, { eventId: calledOff.id, letter: "い", calledOff: true });
  const closed = await createEvent(db, { slug: "closed" });
  await createEventSession(db, { eventId: closed.id, closesAt: hoursFromNow(-1) });
}

function take(id: string, seats: number) {
  return db.updateTable("event_session").set({ seats_taken: seats }).where("id", "=", id).execute();
}

const left = (locale: "ja" | "en", count: number) =>
  words[locale].event.seats.left.replace("<num>{count, number}</num>", String(count));
const rowOf = (page: Page, event: string) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.locator(`a[href$="/event/${event}"]`) });
const tableOf = (page: Page, letter: string) =>
  page
    .locator("#tables")
    .getByRole("article")
    .filter({ hasText: new RegExp(`${letter}卓|Table ${letter}`) });
const openLive = async (page: Page, address: string) => {
  await page.goto(server.origin + address);
  await untilHydrated(page);
};

test("an event and the list show the seats of this moment, and the main button leads to them or to the waitlist [RT-8]", async ({
  page,
}) => {
  const { event } = words.ja;
  const button = page.getByRole("complementary").getByRole("link");
  await openLive(page, path);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3));
  await expect(tableOf(page, "ろ")).toContainText(event.seats.full);
  await expect(page.getByRole("complementary")).toContainText(left("ja", 3));
  await expect(button).toHaveText(event.choose);
  await openLive(page, "/event");
  await expect(rowOf(page, slug)).toContainText(left("ja", 3));
  await expect(rowOf(page, "few")).toContainText(left("ja", 1));
  await expect(rowOf(page, "full")).toContainText(event.seats.full);
  await expect(rowOf(page, "soon")).toContainText(/\d月\d{1,2}日から受付/);
  await expect(rowOf(page, "closed")).toContainText(event.seats.closed);
  await expect(rowOf(page, "called-off")).toContainText(event.seats["called-off"]);
  await openLive(page, "/event/full");
  await expect(button).toHaveText(event.joinWaitlist);
  await expect(page.getByRole("complementary")).toContainText(event.waitlistNote);
});

test("/en/event and an event of it show the seats of this moment [RT-8]", async ({ page }) => {
  const { event } = words.en;
  await openLive(page, `/en${path}`);
  await expect(tableOf(page, "い")).toContainText(left("en", 3));
  await expect(tableOf(page, "ろ")).toContainText(event.seats.full);
  await openLive(page, "/en/event");
  await expect(rowOf(page, slug)).toContainText(left("en", 3));
  await expect(rowOf(page, "soon")).toContainText(/Opens \d{1,2} [A-Z][a-z]{2}/);
  await expect(rowOf(page, "called-off")).toContainText(event.seats["called-off"]);
});

for (const { prefix, locale } of forms) {
  test(`without scripts a link of ${prefix}${path} and of the list leads to the seats [RT-8]`, async ({
    request,
  }) => {
    const { event } = words[locale];
    const read = async (address: string) => {
      const response = await request.get(server.origin + address);
      const { document } = parseHTML(await response.text());
      for (const script of document.querySelectorAll("script")) script.remove();
      return { document, cached: response.headers()["cache-control"] };
    };
    for (const address of [path, "/event"]) {
      const { document } = await read(prefix + address);
      expect(document.querySelector("main")?.textContent).not.toContain(left(locale, 3));
      const links = [...document.querySelectorAll("main a")];
      const link = links.find(({ textContent }) => textContent?.includes(event.live));
      const target = new URL(link?.getAttribute("href") ?? "", server.origin + prefix + address);
      expect(target.href).toBe(`${server.origin}${prefix}${address}?seats=live`);
      const live = await read(target.pathname + target.search);
      expect(live.cached).toBe("private, no-store");
      expect(live.document.querySelector("main")?.textContent).toContain(left(locale, 3));
    }
    const list = await read(`${prefix}/event?seats=live`);
    const rows = [...list.document.querySelectorAll("main article")];
    const rowOfEvent = (name: string) =>
      rows.find((row) => row.querySelector(`a[href$="/event/${name}"]`))?.textContent;
    expect(rowOfEvent("few")).toContain(left(locale, 1));
    expect(rowOfEvent("full")).toContain(event.seats.full);
    expect(rowOfEvent("closed")).toContain(event.seats.closed);
    await take(tables.first, 4);
    const { document } = await read(`${prefix}${path}?seats=live`);
    expect(document.querySelector("#tables article")?.textContent).toContain(left(locale, 1));
  });
}

test("a seat that is taken or given back shows without a reload", async ({ page }) => {
  for (const [address, place] of [
    [path, () => tableOf(page, "い")],
    ["/event", () => rowOf(page, slug)],
    ["/ja", () => rowOf(page, slug)],
  ] as const) {
    await take(tables.first, 2);
    await openLive(page, address);
    await page.evaluate(() => Object.assign(window, { marker: 1 }));
    await expect(place()).toContainText(left("ja", 3));
    await take(tables.first, 4);
    await expect(place()).toContainText(left("ja", 1));
    await take(tables.second, 3);
    await expect(page.getByText(left("ja", 2)).filter({ visible: true }).first()).toBeVisible();
    await take(tables.second, 4);
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  }
});

test("seats held by others disappear from an open page without a reload, and return when released", async ({
  page,
}) => {
  const api = { request: (call: string, init: RequestInit) => fetch(server.origin + call, init) };
  const signedIn = await signingIn(db, api, "/api/v1", server.origin);
  const other = await signedIn();
  await openLive(page, path);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3));
  const answer = await other.call("POST", "/reservations", { sessionId: tables.first, seats: 2 });
  expect(answer.status).toBe(201);
  await expect(tableOf(page, "い")).toContainText(left("ja", 1));
  const { id } = (await answer.json()) as { id: string };
  expect((await other.call("POST", `/reservations/${id}/cancel`)).status).toBe(200);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3));
});

test("a hidden page does not poll seats, and polls at once when visible again", async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/seats")) asked += 1;
  });
  const show = (shown: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !shown);
  await openLive(page, path);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3));
  await show(false);
  const before = asked;
  await passTime(page, 60_000);
  // Of those under way before it was hidden, none is left.
  expect(asked).toBe(before);
  await take(tables.first, 3);
  await show(true);
  await expect(tableOf(page, "い")).toContainText(left("ja", 2));
  expect(asked).toBeGreaterThan(before);
});

for (const [width, height, prefix, locale] of [
  [390, 844, "", "ja"],
  [1280, 900, "", "ja"],
  [1000, 900, "/en", "en"],
] as const) {
  test(`seats move nothing when they arrive, at ${width} px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of [path, "/event/full", "/event", "/ja"]) {
      const place = address === "/ja" ? prefix || "/ja" : prefix + address;
      const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
      await page.route("**/api/v1/seats*", async (route) => {
        await allowed;
        await route.continue();
      });
      await openLive(page, place);
      await page.evaluate(() => document.fonts.ready);
      const before = await boxes(page);
      allow();
      await expect(
        page.locator(".seat-pips:not(:empty)").filter({ visible: true }).first(),
      ).toBeVisible();
      expect(await boxes(page), place).toEqual(before);
      await page.unroute("**/api/v1/seats*");
    }
  });
}

/** Of everything that seats stand in or beside. */
function boxes(page: Page) {
  return page.getByRole("main").evaluate((main) =>
    [
      ...main.querySelectorAll(
        "article, h1, h2, h3, h4, .event-row-price, .event-card-foot > .num, .event-panel > *, dt",
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isText = element.matches("h3, h4, dt, .num");
      // Words may end elsewhere in their line; what counts is where they begin and how high they are.
      return [element.tagName, x, y, isText ? 0 : width, height].map((value) =>
        typeof value === "number" ? Math.round(value) : value,
      );
    }),
  );
}

test("seat updates are not announced to screen readers", async ({ page }) => {
  for (const address of [path, "/event", "/ja"]) {
    await openLive(page, address);
    await expect(
      page.getByRole("main").getByText(left("ja", 3)).filter({ visible: true }).first(),
    ).toBeVisible();
    const live = "[aria-live], [role=status], [role=alert], [role=log], output";
    await expect(page.getByRole("main").locator(live)).toHaveCount(0);
  }
});

test("cached pages hold no seats: a change of them alters no byte", async ({ request }) => {
  for (const address of [path, "/event", "/ja", `${path}.data`]) {
    const ask = async () => (await request.get(server.origin + address)).body();
    await ask();
    const before = await ask();
    expect(before.toString()).not.toContain(left("ja", 3));
    await take(tables.first, 5);
    expect(before.equals(await ask()), address).toBe(true);
    await take(tables.first, 2);
  }
});

test("a change of title, capacity or a table called off renews the cached pages", async ({
  page,
  request,
}) => {
  const textOf = async (address: string) => (await request.get(server.origin + address)).text();
  const { capacity } = words.ja.event;
  expect(await textOf("/event/few")).toContain(capacity.replace("{count, number}", "10"));
  await db.updateTable("event_session").set({ capacity: 12 }).where("capacity", "=", 10).execute();
  await expect
    .poll(() => textOf("/event/few"))
    .toContain(capacity.replace("{count, number}", "12"));
  await db.updateTable("event_text").set({ title: "あたらしい題" }).execute();
  for (const address of [path, "/event", "/ja"]) {
    await expect.poll(() => textOf(address)).toContain("あたらしい題");
  }
  const calledOff = { called_off: true };
  await db.updateTable("event_session").set(calledOff).where("id", "=", tables.second).execute();
  const renewed = words.ja.event.seats["called-off"];
  await expect.poll(() => textOf(path)).toContain(renewed);
  await openLive(page, path);
  await expect(tableOf(page, "ろ")).toContainText(renewed);
});
