import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { before, chosen, makeStatisticsEvents } from "../support/organizer/statistics-events.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { languages, words } from "../support/words.ts";

test.beforeAll(makeStatisticsEvents);

const address = `/admin/statistics?month=${chosen}`;

async function expectFigures(page: Page) {
  const { attendance, noShow, change, fees } = words.ja.adminStatistics;
  const figures = page.locator(".admin-figures > div");
  await expect(figures.filter({ hasText: attendance.figure }).first()).toContainText(/7.*\+3/s);
  await expect(figures.filter({ hasText: attendance.figure }).first()).toContainText(change.better);
  // One of eight did not come; nobody in the month before.
  await expect(figures.filter({ hasText: noShow.heading })).toContainText(/12\.5.*\+12\.5/s);
  await expect(figures.filter({ hasText: noShow.heading })).toContainText(change.worse);
  await expect(figures.filter({ hasText: fees.figure })).toContainText(/¥10,500.*\+¥4,500/s);
}

test("the menu leads to the statistics of a month and the one before, with tables that open by click and by keyboard", async ({
  page,
}) => {
  const { attendance, kinds, table, heading, weekdays } = words.ja.adminStatistics;
  await signInAsAdmin(page, { to: "/admin" });
  await page
    .getByRole("complementary")
    .getByRole("link", { name: words.ja.admin.pages.statistics })
    .click();
  await expect(page).toHaveURL("/admin/statistics");
  await visit(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectFigures(page);
  const box = page.getByRole("region", { name: attendance.heading });
  await expect(box.getByRole("table")).toBeHidden();
  await box.getByText(table.open).click();
  await expect(box.getByRole("row").nth(2)).toContainText("4–10");
  await expect(box.getByRole("row").nth(2)).toContainText("5");
  const priced = page.getByRole("region", { name: kinds.heading });
  await priced.getByText(table.open).click();
  await expect(priced.getByRole("row").filter({ hasText: "会員" })).toContainText("¥1,500");
  const days = page.getByRole("region", { name: weekdays.heading });
  await days.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(days.getByRole("table")).toBeVisible();
  await expect(days.getByRole("row").nth(1)).toContainText("木曜日");
  const months = page.getByRole("navigation", { name: words.ja.admin.month.label });
  await months.getByRole("link").first().click();
  await expect(page).toHaveURL(`/admin/statistics?month=${before}`);
  await expect(months).toContainText("2019年2月");
});

test("a month and a year are taken along as files, by keyboard", async ({ page }) => {
  const { csv, columns } = { ...words.ja.adminStatistics, ...words.ja.statisticsCsv };
  await signInAsAdmin(page);
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

for (const { prefix, locale } of languages) {
  test(`axe finds nothing on ${prefix}/admin/statistics, and it never scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await signInAsAdmin(page, { prefix });
    await visit(page, `${prefix}${address}`);
    for (const summary of await page.locator(".statistics-details > summary").all()) {
      await summary.click();
    }
    await expectForEverybody(page, "a month with its tables open");
    if (locale === "en") return;
    await expectForEverybody(page, "no such month", "/admin/statistics?month=x");
  });
}
