import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { reserveFor, stateOf } from "../support/booking/account-reservations.ts";
import { reservableEvent, reservingParts } from "../support/booking/reservable.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { test as plainTest, signInPlain, signInPlainAdmin } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

// Chromium reports every 4xx answer.
const test = base.extend({
  faults: async ({ faults }, use) => {
    faults.allow(/status of 422/);
    await use(faults);
  },
});

// The site has one rule, so these tests run one after another. People of other tests never have three absences.
test.describe.configure({ mode: "default" });
test.beforeEach(() => switchRule(true));
test.afterAll(() => switchRule(false));

const switchRule = (isOn: boolean) =>
  query(
    `update no_show_rule set is_on = $1, absences = 3, months = 6, grace_hours = 24, most_coming = 1, days = 30,
       version = version + 1`,
    [isOn],
  );

const { noShow, adminNoShow } = words.ja;
const mainOf = (page: Page) => page.getByRole("main");
/** A button's purpose is in its accessible name. */
const named = (action: string, title: string) => new RegExp(`^${action}\\s*：${title}$`);
const ruleText = /3回になると、最後の不参加から30日のあいだ、これからの予約は1件まで/;

/** Signed in, with three absences and one coming reservation. */
async function absentee(page: Page, prefix: (typeof languages)[number]["prefix"] = "") {
  const email = await signIn(page, { prefix });
  return { email, ...(await absences(email)) };
}

async function absences(email: string) {
  const missed = [];
  for (const [title, days] of [
    ["山と旅のゲーム会", -12],
    ["年忘れの会", -40],
    ["花札の夜", -70],
  ] as const) {
    missed.push(await reserveFor(email, { title, state: "no-show", startsInDays: days }));
  }
  const coming = await reserveFor(email, { state: "confirmed", startsInDays: 310 });
  return { missed, coming };
}

test("a person with three absences is told the limit before choosing, is refused politely, and can wait", async ({
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

test("a person's absences show their expiry, and a way to object", async ({ page }) => {
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
  const [person] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
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

test("the organizer switches the rule on, everybody reads it, and off again", async ({ page }) => {
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

plainTest(
  "what the rule says and asks works by plain forms: a refusal, a word to the organizer, an excuse, the rule itself",
  async ({ plain, newPlainPage }) => {
    await switchRule(true);
    const email = await signInPlain(plain);
    const { missed } = await absences(email);
    const { newPath } = await reservableEvent();
    await plain.goto(newPath);
    expect(plain.text(".no-show-notice")).toContain("不参加が3回になったため");
    expect(plain.text(".no-show-notice")).toContain(noShow.limitReached);
    await plain.send(words.ja.reserving.choose.submit, { seats: "1" }, "main");
    expect(plain.text("main .error-summary")).toContain(
      "マイページの「お問い合わせ」からお知らせください",
    );
    const { code = "" } = (await stateOf(missed[0]?.id ?? "")) ?? {};
    await plain.goto(missed[0]?.detail ?? "");
    expect(plain.text("main")).toContain(noShow.own.why);
    expect(plain.text("main")).toMatch(ruleText);
    expect(plain.text("main")).toMatch(/この不参加は、[^。]*\d+月\d+日まで数えます/);
    await plain.follow(noShow.own.tell, "main");
    expect(plain.url.pathname).toBe("/user/contact");
    expect(plain.valueOf("reservationCode")).toBe(spokenCode(code));
    await plain.goto("/user/reservation");
    await plain.follow(named(noShow.own.tell, "山と旅のゲーム会"), "main");
    expect(plain.url.pathname).toBe("/user/contact");
    expect(plain.valueOf("reservationCode")).toBe(spokenCode(code));

    const admin = await newPlainPage();
    await signInPlainAdmin(admin);
    const [person] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
    const t = adminNoShow.person;
    const { done } = words.ja.adminUser;
    await admin.goto(`/admin/auth-user/${person?.id}`);
    await admin.follow(named(t.excuse, "年忘れの会"), "main");
    await admin.send(t.question.submit, {}, "dialog");
    expect(admin.text("dialog [role=alert]")).not.toBe("");
    await admin.send(t.question.submit, { reason: "told" }, "dialog");
    expect(admin.text("body")).toContain(done.excused);
    expect(admin.text()).toContain(`数えません（${t.reasons.told}）`);
    await admin.send(named(t.count, "年忘れの会"), {}, "main");
    expect(admin.text("body")).toContain(done.counted);

    await admin.goto("/admin/no-show-rule");
    const { save } = adminNoShow.form;
    await admin.send(save, { days: "3" }, "main");
    expect(admin.text("main [role=alert]")).not.toBe("");
    await admin.send(save, { days: "45" }, "main");
    expect(admin.text("body")).toContain(adminNoShow.done.saved);
    await plain.goto(newPath);
    expect(plain.text()).toMatch(/最後の不参加から45日のあいだ/);
    await admin.goto("/admin/no-show-rule");
    await admin.send(save, { isOn: [] }, "main");
    expect(admin.text()).toContain(adminNoShow.preview.off);
  },
);

for (const { prefix, locale } of languages) {
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
    await signInAsAdmin(admin, { prefix });
    const ofPerson = `/admin/auth-user/${person?.id}`;
    const question = `${ofPerson}?ask=excuse&absence=${absence?.id}`;
    for (const path of ["/admin/no-show-rule", ...(locale === "ja" ? [ofPerson, question] : [])]) {
      await expectForEverybody(admin, path, prefix + path);
    }
    await context.close();
  });
}
