import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

/** Months that no other test has events in. Made once: every test reads the same. */
const [before, chosen] = ["2019-02", "2019-03"];

test.beforeAll(() =>
  withDatabase((database) =>
    database.transaction().execute(async (db) => {
      // Tests of one file run side by side.
      await sql`select pg_advisory_xact_lock(20190300)`.execute(db);
      const known = await db
        .selectFrom("event")
        .select("id")
        .where("slug", "=", "statistics-night")
        .executeTakeFirst();
      if (known) return;
      const games = [
        await createBoardGame(db, { name: "大運河 1640", english: "Grand Canal 1640" }),
        await createBoardGame(db, { name: "九つの社", english: "Nine Shrines" }),
      ];
      const { id: userId } = await createUser(db);
      const nights = [
        { startsAt: `${before}-09T18:00`, seats: 4, arrived: 4, capacity: 10 },
        { startsAt: `${chosen}-09T18:00`, seats: 6, arrived: 5, capacity: 10 },
        { startsAt: `${chosen}-21T18:00`, seats: 2, arrived: 2, capacity: 8 },
      ];
      for (const [index, { seats, arrived, capacity, ...night }] of nights.entries()) {
        const startsAt = new Date(`${night.startsAt}:00+09:00`);
        const { id: eventId } = await createEvent(db, {
          startsAt,
          fee: 1500,
          ...(index === 0 && { slug: "statistics-night" }),
        });
        const { id: eventSessionId } = await createEventSession(db, {
          eventId,
          startsAt,
          capacity,
          letter: "い",
          boardGameId: games[index % 2]?.id ?? "",
        });
        const { id } = await createReservation(db, {
          eventSessionId,
          userId,
          state: "attended",
          seats,
          arrived,
          createdAt: new Date(startsAt.getTime() - (index + 1) * 5 * 24 * 3_600_000),
        });
        await createReservation(db, { eventSessionId, state: "lapsed", seats: 2 });
        if (index < 2) continue;
        const prices = ["", "会員"].map((ja) => ({ kind: ja, ja, en: "", full: 1500, yen: 1500 }));
        const priced = { prices: JSON.stringify(prices), owed: 3000 };
        await db.updateTable("reservation").set(priced).where("id", "=", id).execute();
        const mark = { reservation_id: id, people: [0, 1], made_by_id: "desk" };
        await db
          .insertInto("check_in")
          .values({ ...mark, nonce: crypto.randomUUID() })
          .execute();
      }
    }),
  ),
);

const address = `/admin/statistics?month=${chosen}`;

async function expectFigures(page: Page, locale: "ja" | "en") {
  const { attendance, noShow, change, fees } = words[locale].adminStatistics;
  const figures = page.locator(".admin-figures > div");
  await expect(figures.filter({ hasText: attendance.figure }).first()).toContainText(/7.*\+3/s);
  await expect(figures.filter({ hasText: attendance.figure }).first()).toContainText(change.better);
  // One of eight did not come; nobody in the month before.
  await expect(figures.filter({ hasText: noShow.heading })).toContainText(/12\.5.*\+12\.5/s);
  await expect(figures.filter({ hasText: noShow.heading })).toContainText(change.worse);
  await expect(figures.filter({ hasText: fees.figure })).toContainText(/¥10,500.*\+¥4,500/s);
}

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/statistics tells of a month and the one before, also without a script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { attendance, kinds, table, heading } = words[locale].adminStatistics;
    const { month } = words[locale].admin;
    await signInAsAdmin(page, { prefix, to: "/admin/statistics" });
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await visit(page, `${prefix}${address}`);
    const withoutScript = await context.newPage();
    await withoutScript.goto(`${prefix}${address}`);
    for (const shown of [page, withoutScript]) {
      await expect(shown.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectFigures(shown, locale);
      const box = shown.getByRole("region", { name: attendance.heading });
      await expect(box.getByRole("table")).toBeHidden();
      await box.getByText(table.open).click();
      await expect(box.getByRole("row").nth(2)).toContainText("4–10");
      await expect(box.getByRole("row").nth(2)).toContainText("5");
      const priced = shown.getByRole("region", { name: kinds.heading });
      await priced.getByText(table.open).click();
      await expect(priced.getByRole("row").filter({ hasText: "会員" })).toContainText("¥1,500");
      const months = shown.getByRole("navigation", { name: month.label });
      await months.getByRole("link").first().click();
      await expect(shown).toHaveURL(`${prefix}/admin/statistics?month=${before}`);
      await expect(months).toContainText(locale === "ja" ? "2019年2月" : "February 2019");
    }
    await context.close();
  });
}

for (const month of ["2019-13", "", "1900-01", "2199-12", "%00", "'; drop table event"]) {
  test(`the month ${JSON.stringify(month)} is refused politely`, async ({ page }) => {
    await signInAsAdmin(page, { to: "/admin/statistics" });
    const response = await page.goto(`/admin/statistics?month=${month}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("status").filter({ visible: true })).toContainText(
      words.ja.adminStatistics.unknownMonth,
    );
  });
}

test("a month without events says so, and leads to others", async ({ page }) => {
  await signInAsAdmin(page, { to: "/admin/statistics" });
  await visit(page, "/admin/statistics?month=2019-04");
  await expect(page.getByRole("main")).toContainText("2019年4月に終わったイベントはありません");
});

test("a month and a year are taken along as files, by keyboard", async ({ page }) => {
  const { csv, columns } = { ...words.ja.adminStatistics, ...words.ja.statisticsCsv };
  await signInAsAdmin(page, { to: "/admin/statistics" });
  await visit(page, address);
  await page.getByRole("button", { name: words.ja.admin.csv.open }).focus();
  for (const [name, found] of [
    [csv.month, `"${columns.came}","7","4"`],
    [csv.year, '"2019-03","2","2","7"'],
  ] as const) {
    await page.getByRole("button", { name: words.ja.admin.csv.open }).press("Enter");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: `${name} ${words.ja.admin.csv.utf8}` }).press("Enter");
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toContain(found);
  }
});

test("the menu leads to the statistics, and its tables open by keyboard", async ({ page }) => {
  const { weekdays } = words.ja.adminStatistics;
  await signInAsAdmin(page, { to: "/admin" });
  await visit(page, "/admin");
  await page
    .getByRole("complementary")
    .getByRole("link", { name: words.ja.admin.pages.statistics })
    .click();
  await expect(page).toHaveURL("/admin/statistics");
  await visit(page, address);
  const box = page.getByRole("region", { name: weekdays.heading });
  await box.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(box.getByRole("table")).toBeVisible();
  await expect(box.getByRole("row").nth(1)).toContainText("木曜日");
});

for (const { prefix } of languages) {
  test(`axe finds nothing on ${prefix}/admin/statistics, and it never scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await signInAsAdmin(page, { prefix, to: "/admin/statistics" });
    await visit(page, `${prefix}${address}`);
    for (const summary of await page.locator(".statistics-details > summary").all()) {
      await summary.click();
    }
    await expectForEverybody(page, "a month with its tables open");
    await expectForEverybody(page, "no such month", `${prefix}/admin/statistics?month=x`);
  });
}
