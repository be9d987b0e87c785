import type { Page } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { type RunningServer, runServer } from "../../support/run-server.ts";
import { signingIn } from "../../support/signed-in.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, test, untilHydrated } from "../support/fixtures.ts";
import { forms, languages, words } from "../support/words.ts";

// One worker alone makes the database and the server, and the tests change the same few rows.
test.describe.configure({ mode: "serial" });

const databaseName = `takujo_e2e_seats_${process.pid}`;
const slug = "two-tables";
const path = `/event/${slug}`;
/** The promise is 2 s; on a busy machine the browser itself may take the rest to notice. */
const mostMilliseconds = 2_500;
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

const opens = { ja: /\d月\d{1,2}日から受付/, en: /Opens \d{1,2} [A-Z][a-z]{2}/ };
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

for (const { prefix, locale } of forms) {
  const { event } = words[locale];

  test(`${prefix}${path} and the list show the seats of this moment [RT-8]`, async ({ page }) => {
    await openLive(page, prefix + path);
    await expect(tableOf(page, "い")).toContainText(left(locale, 3));
    await expect(tableOf(page, "ろ")).toContainText(event.seats.full);
    await expect(page.getByRole("complementary")).toContainText(left(locale, 3));
    await openLive(page, `${prefix}/event`);
    await expect(rowOf(page, slug)).toContainText(left(locale, 3));
    await expect(rowOf(page, "few")).toContainText(left(locale, 1));
    await expect(rowOf(page, "full")).toContainText(event.seats.full);
    await expect(rowOf(page, "soon")).toContainText(opens[locale]);
    await expect(rowOf(page, "closed")).toContainText(event.seats.closed);
    await expect(rowOf(page, "called-off")).toContainText(event.seats["called-off"]);
  });
}

for (const { prefix, locale } of languages) {
  const { event } = words[locale];

  test(`the main button of a full event under ${prefix || "/"} leads to the waitlist`, async ({
    page,
  }) => {
    const button = page.getByRole("complementary").getByRole("link");
    await openLive(page, `${prefix}/event/full`);
    await expect(button).toHaveText(event.joinWaitlist);
    await expect(page.getByRole("complementary")).toContainText(event.waitlistNote);
    await openLive(page, `${prefix}/event/few`);
    await expect(button).toHaveText(event.choose);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, locale } of languages) {
    test(`a link of ${prefix}${path} and of the list leads to the seats [RT-8]`, async ({
      page,
    }) => {
      for (const address of [path, "/event"]) {
        await page.goto(server.origin + prefix + address);
        await expect(page.getByText(left(locale, 3))).toHaveCount(0);
        const [response] = await Promise.all([
          page.waitForResponse(/seats=live/),
          page.getByRole("link", { name: words[locale].event.live }).click(),
        ]);
        await expect(page).toHaveURL(`${server.origin}${prefix}${address}?seats=live`);
        expect(response.headers()["cache-control"]).toBe("private, no-store");
        await expect(
          page.getByRole("main").getByText(left(locale, 3)).filter({ visible: true }).first(),
        ).toBeVisible();
      }
      await take(tables.first, 4);
      await page.goto(`${server.origin}${prefix}${path}?seats=live`);
      await expect(tableOf(page, "い")).toContainText(left(locale, 1));
    });
  }
});

test("a seat that is taken or given back shows within two seconds, without a reload", async ({
  page,
}) => {
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
    await expect(place()).toContainText(left("ja", 1), { timeout: mostMilliseconds });
    await take(tables.second, 3);
    await expect(page.getByText(left("ja", 2)).filter({ visible: true }).first()).toBeVisible({
      timeout: mostMilliseconds,
    });
    await take(tables.second, 4);
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  }
});

test("seats that somebody else holds are gone from an open page within two seconds, and back when they are given back", async ({
  page,
}) => {
  const api = { request: (call: string, init: RequestInit) => fetch(server.origin + call, init) };
  const signedIn = await signingIn(db, api, "/api/v1", server.origin);
  const other = await signedIn();
  await openLive(page, path);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3));
  const answer = await other.call("POST", "/reservations", { sessionId: tables.first, seats: 2 });
  expect(answer.status).toBe(201);
  await expect(tableOf(page, "い")).toContainText(left("ja", 1), { timeout: mostMilliseconds });
  const { id } = (await answer.json()) as { id: string };
  expect((await other.call("POST", `/reservations/${id}/cancel`)).status).toBe(200);
  await expect(tableOf(page, "い")).toContainText(left("ja", 3), { timeout: mostMilliseconds });
});

test("a page that nobody sees asks for no seats, and asks at once when it is seen again", async ({
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
  await page.clock.runFor(60_000);
  // Of those under way before it was hidden, none is left.
  expect(asked).toBe(before);
  await take(tables.first, 3);
  await show(true);
  await expect(tableOf(page, "い")).toContainText(left("ja", 2), { timeout: mostMilliseconds });
  expect(asked).toBeGreaterThan(before);
});

for (const [width, height] of [
  [390, 844],
  [1000, 900],
  [1280, 900],
] as const) {
  for (const { prefix, locale } of languages) {
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

test("seats are told to nobody who did not ask: no part of the page is read out again", async ({
  page,
}) => {
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
    .poll(() => textOf("/event/few"), { timeout: mostMilliseconds })
    .toContain(capacity.replace("{count, number}", "12"));
  await db.updateTable("event_text").set({ title: "あたらしい題" }).execute();
  for (const address of [path, "/event", "/ja"]) {
    await expect
      .poll(() => textOf(address), { timeout: mostMilliseconds })
      .toContain("あたらしい題");
  }
  const calledOff = { called_off: true };
  await db.updateTable("event_session").set(calledOff).where("id", "=", tables.second).execute();
  const renewed = words.ja.event.seats["called-off"];
  await expect.poll(() => textOf(path), { timeout: mostMilliseconds }).toContain(renewed);
  await openLive(page, path);
  await expect(tableOf(page, "ろ")).toContainText(renewed);
});
