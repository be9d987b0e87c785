import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { reserveFor, stateOf } from "../support/account-reservations.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { reservableEvent, reservingParts } from "../support/reservable.ts";
import { signIn } from "../support/sign-in.ts";
import { languages, words } from "../support/words.ts";

// One rule for the whole site: its tests take turns. Nobody else's people stay away three times.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ faults }) => {
  // Chromium reports every 4xx answer.
  faults.allow(/status of 422/);
  await switchRule(true);
});
test.afterAll(() => switchRule(false));

const switchRule = (isOn: boolean) =>
  query(
    `update no_show_rule set is_on = $1, absences = 3, months = 6, grace_hours = 24, most_coming = 1, days = 30,
       version = version + 1`,
    [isOn],
  );

const { noShow, adminNoShow } = words.ja;
const mainOf = (page: Page) => page.getByRole("main");
/** A button says what it is for to those who only hear it. */
const named = (action: string, title: string) => new RegExp(`^${action}\\s*：${title}$`);
const ruleText = /3回になると、最後の不参加から30日のあいだ、これからの予約は1件まで/;

/** Signed in, with three absences and one coming reservation. */
async function absentee(page: Page, prefix: (typeof languages)[number]["prefix"] = "") {
  const email = await signIn(page, { prefix });
  const missed = [];
  for (const [title, days] of [
    ["山と旅のゲーム会", -12],
    ["年忘れの会", -40],
    ["花札の夜", -70],
  ] as const) {
    missed.push(await reserveFor(email, { title, state: "no-show", startsInDays: days }));
  }
  const coming = await reserveFor(email, { state: "confirmed", startsInDays: 310 });
  return { email, missed, coming };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("somebody with three absences reads what follows before choosing, is refused kindly, and can wait", async ({
      page,
    }) => {
      const { coming } = await absentee(page);
      const { newPath, slug } = await reservableEvent();
      const parts = reservingParts(page, "ja");
      await page.goto(newPath);
      const notice = parts.main.locator(".no-show-notice");
      await expect(notice).toContainText("不参加が3回になったため");
      await expect(notice).toContainText(/\d+月\d+日からは、これまでどおり/);
      await expect(notice).toContainText(noShow.limitReached);
      await expect(parts.main.getByText(ruleText)).toBeVisible();
      await parts.people(1).check({ force: true });
      await parts.hold.click();
      await expect(parts.summary).toContainText("マイページの「お問い合わせ」からお知らせください");
      await expect(page).toHaveURL(newPath);
      await query("update reservation set state = 'cancelled' where id = $1", [coming.id]);
      await page.goto(newPath);
      await expect(notice).not.toContainText(noShow.limitReached);
      await parts.people(1).check({ force: true });
      await parts.hold.click();
      await expect(page).toHaveURL(new RegExp(`/event/${slug}/reservation/[\\w-]+/edit`));
    });

    test("one's own absences have the day on which they expire, and a way to say why", async ({
      page,
    }) => {
      const { missed } = await absentee(page);
      await page.goto("/user/reservation");
      const section = mainOf(page).getByRole("region", { name: noShow.heading });
      await expect(section.getByRole("listitem")).toHaveCount(3);
      await expect(section.getByRole("listitem").first()).toContainText(/\d+月\d+日に消えます/);
      const { code = "" } = (await stateOf(missed[0]?.id ?? "")) ?? {};
      await section.getByRole("link", { name: named(noShow.own.tell, "山と旅のゲーム会") }).click();
      await expect(page).toHaveURL(/\/user\/contact\?/);
      await expect(page.locator('[name="reservationCode"]')).toHaveValue(spokenCode(code));
      await expect(page.locator('[name="category"][value="event"]')).toBeChecked();
    });

    test("the organizer does not count an absence, for a reason, and counts it again", async ({
      page,
      browser,
    }) => {
      const context = await browser.newContext();
      const { email, missed } = await absentee(await context.newPage());
      await context.close();
      const [person] = await query<{ id: string }>(`select id from "user" where email = $1`, [
        email,
      ]);
      await signInAsAdmin(page, { to: `/admin/auth-user/${person?.id}` });
      const t = adminNoShow.person;
      const box = mainOf(page).getByRole("region", { name: t.heading });
      await expect(box.getByRole("img", { name: "3回のうち3回" })).toBeVisible();
      await expect(box.getByText("予約は1件まで", { exact: true })).toBeVisible();
      await box.getByRole("link", { name: named(t.excuse, "年忘れの会") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t.question.submit }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      await dialog.getByRole("radio", { name: t.reasons.told }).check();
      await dialog.getByRole("button", { name: t.question.submit }).click();
      const { done } = words.ja.adminUser;
      await expect(page.getByText(done.excused).filter({ visible: true })).toBeVisible();
      await expect(box.getByRole("img", { name: "3回のうち2回" })).toBeVisible();
      await expect(box).toContainText(`数えません（${t.reasons.told}）`);
      expect((await stateOf(missed[1]?.id ?? ""))?.state).toBe("no-show");
      await box.getByRole("button", { name: named(t.count, "年忘れの会") }).click();
      await expect(page.getByText(done.counted).filter({ visible: true })).toBeVisible();
      await expect(box.getByRole("img", { name: "3回のうち3回" })).toBeVisible();
    });

    test("the organizer switches the rule on, everybody reads it, and off again", async ({
      page,
    }) => {
      await switchRule(false);
      const { slug, newPath } = await reservableEvent();
      await signInAsAdmin(page, { to: "/admin/no-show-rule" });
      const main = mainOf(page);
      const t = adminNoShow.form;
      const save = main.getByRole("button", { name: t.save });
      await expect(main.getByText(adminNoShow.preview.off)).toBeVisible();
      const days = main.getByRole("spinbutton", { name: t.days });
      await main.locator('[name="isOn"]').check({ force: true });
      await days.fill("3");
      await save.click();
      await expect(main.getByRole("alert")).toBeVisible();
      await days.fill("45");
      await save.click();
      await expect(page.getByText(adminNoShow.done.saved).first()).toBeVisible();
      await page.goto(`/event/${slug}`);
      await expect(main.getByText(/最後の不参加から45日のあいだ/)).toBeVisible();
      await page.goto(newPath);
      await expect(main.getByText(/最後の不参加から45日のあいだ/)).toBeVisible();
      await page.goto("/admin/no-show-rule");
      await main.locator('[name="isOn"]').uncheck({ force: true });
      await save.click();
      await expect(main.getByText(adminNoShow.preview.off)).toBeVisible();
      await page.goto(newPath);
      await expect(main.getByText(/最後の不参加から/)).toHaveCount(0);
    });
  });
}

for (const { prefix } of languages) {
  test(`what the rule shows is for everybody, at ${prefix || "/"}`, async ({ page, browser }) => {
    test.slow();
    const { email } = await absentee(page, prefix);
    const { slug, newPath } = await reservableEvent();
    for (const path of ["/user/reservation", newPath, `/event/${slug}`]) {
      await expectForEverybody(page, path, prefix + path);
    }
    const [person] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
    const [absence] = await query<{ id: string }>(
      "select id from reservation where user_id = $1 and state = 'no-show' limit 1",
      [person?.id],
    );
    const context = await browser.newContext();
    const admin = await context.newPage();
    await signInAsAdmin(admin, { prefix, to: "/admin/no-show-rule" });
    const ofPerson = `/admin/auth-user/${person?.id}`;
    for (const path of [
      "/admin/no-show-rule",
      ofPerson,
      `${ofPerson}?ask=excuse&absence=${absence?.id}`,
    ]) {
      await expectForEverybody(admin, path, prefix + path);
    }
    await context.close();
  });
}
