import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { reserveFor } from "../support/booking/account-reservations.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { mailsTo } from "../support/mails.ts";
import { ageSessionsOf, query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { type forms, formsTried, homeOf, words } from "../support/words.ts";

type Language = (typeof forms)[number]["locale"];

// Chromium reports every 4xx answer: refusals, and a token that another role has made worthless.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|401)/));

function partsOf(page: Page, locale: Language) {
  const { accountData, commons } = words[locale];
  const { leave } = accountData;
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog", { name: leave.dialog.title });
  return {
    main,
    alert: main.getByRole("alert").filter({ hasText: /./ }),
    download: main.getByRole("button", { name: accountData.export.download }),
    leave: main.getByRole("button", { name: leave.submit }),
    dialog,
    typed: dialog.getByRole("textbox"),
    accept: dialog.getByRole("button", { name: leave.dialog.accept }),
    word: main.getByRole("textbox", { name: leave.label.replace("{word}", leave.word) }),
    login: page.getByRole("banner").getByRole("link", { name: commons.header.login }),
  };
}

const hasAccount = async (email: string) =>
  (await query(`select 1 from "user" where email = $1`, [email])).length > 0;

async function expectExport(page: Page, email: string, locale: Language) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    partsOf(page, locale).download.click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^takujo-[a-z]+_[a-z]+_\d{4}-\d{4}-\d\d-\d\d\.json$/,
  );
  const { rows } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(rows.user).toMatchObject([{ email }]);
  expect(Object.keys(rows)).toContain("address");
}

const { account, accountData, impersonation } = words.ja;
const { refused } = accountData.leave;

test("/user/data hands out everything as a file, and deletes the account for good [CA-4]", async ({
  page,
}) => {
  const parts = partsOf(page, "ja");
  const email = await signIn(page);
  await visit(page, "/user/data");
  await expectExport(page, email, "ja");

  await parts.leave.click();
  await parts.typed.fill("いいえ");
  await parts.accept.click();
  await expect(parts.dialog).toBeVisible();
  expect(await hasAccount(email)).toBe(true);
  await parts.typed.fill(accountData.leave.word);
  await parts.accept.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(accountData.leave.done.summary)).toBeVisible();
  await expect(parts.login).toBeVisible();
  expect(await hasAccount(email)).toBe(false);
  await page.goto("/user");
  await expect(page).toHaveURL(/\/auth\/login/);
});

for (const { prefix, locale } of formsTried(false)) {
  const { accountData } = words[locale];

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user/data does both too, and asks for a word [CA-4]`, async ({ page }) => {
      const parts = partsOf(page, locale);
      const email = await signIn(page, { prefix });
      await page.goto(`${prefix}/user/data`);
      await expectExport(page, email, locale);
      await parts.word.fill("もうすこし");
      await parts.leave.click();
      await expect(parts.word).toHaveAttribute("aria-invalid", "true");
      await expect(parts.word).toHaveValue("もうすこし");
      expect(await hasAccount(email)).toBe(true);
      await parts.word.fill(accountData.leave.word);
      await parts.leave.click();
      await expect(page).toHaveURL(homeOf(prefix));
      await expect(parts.login).toBeVisible();
      expect(await hasAccount(email)).toBe(false);
    });
  });
}

async function tryToLeave(page: Page) {
  const parts = partsOf(page, "ja");
  await visit(page, "/user/data");
  await parts.leave.click();
  await parts.typed.fill(accountData.leave.word);
  await parts.accept.click();
  return parts;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      const { accountData } = words[locale];
      const { refused } = accountData.leave;

      test(`${prefix}/user/data names the seats that are given up, also one that was taken meanwhile, and mails them`, async ({
        page,
      }) => {
        const parts = partsOf(page, locale);
        const email = await signIn(page, { prefix });
        await reserveFor(email, { title: "はじめの会", startsInDays: 321 });
        await reserveFor(email, { title: "待っている会", state: "waiting", startsInDays: 322 });
        const leave = async () => {
          if (!javaScriptEnabled) await parts.word.fill(accountData.leave.word);
          await parts.leave.click();
          if (!javaScriptEnabled) return;
          await parts.typed.fill(accountData.leave.word);
          await parts.accept.click();
        };
        await page.goto(`${prefix}/user/data`);
        await expect(parts.main).toContainText(accountData.leave.places.heading);
        await expect(parts.main).toContainText("はじめの会");
        await expect(parts.main).toContainText("待っている会");
        await reserveFor(email, { title: "あとの会", startsInDays: 323 });
        await leave();
        await expect(parts.alert).toContainText(refused.places);
        await expect(parts.main).toContainText("あとの会");
        expect(await hasAccount(email)).toBe(true);
        await leave();
        await expect(page).toHaveURL(homeOf(prefix));
        expect(await hasAccount(email)).toBe(false);
        const texts = async () => (await mailsTo(email)).map(({ text }) => text).join("\n");
        await expect.poll(texts).toContain("あとの会");
        expect(await texts()).toContain("はじめの会");
        expect(await texts()).not.toContain("待っている会");
      });
    }
  });
}

test("/user/data asks for a new sign-in when the last is long ago", async ({ page }) => {
  const email = await signIn(page);
  await ageSessionsOf(email);
  const { alert, main } = await tryToLeave(page);
  await expect(alert).toContainText(account.anew.title);
  expect(await hasAccount(email)).toBe(true);
  await main.getByRole("button", { name: account.anew.action }).click();
  await expect(page).toHaveURL("/auth/login?redirect=%2Fuser%2Fdata");
});

test("/user/data tells admins why their account cannot be deleted", async ({ page }) => {
  const email = await signIn(page);
  await query(`update "user" set role = 'admin' where email = $1`, [email]);
  const { alert } = await tryToLeave(page);
  await expect(alert).toContainText(refused.admin);
  expect(await hasAccount(email)).toBe(true);
});

test("/user/data gives nothing to an admin in another person's name", async ({ page, browser }) => {
  const person = await browser.newPage();
  const email = await signIn(person);
  await person.close();
  const admin = await signIn(page);
  await query(`update "user" set role = 'admin' where email = $1`, [admin]);
  const [user] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
  const response = await page.request.post("/api/auth/admin/impersonate-user", {
    headers: { origin: e2eEnv.origin },
    data: { userId: user?.id, reason: "a question by mail" },
  });
  expect(response.status()).toBe(200);
  const parts = await tryToLeave(page);
  await expect(parts.alert).toContainText(refused.impersonating);
  // It appears late, and moves the content below it.
  await expect(page.getByRole("region", { name: impersonation.label })).toBeVisible();
  await parts.download.click();
  await expect(page).toHaveURL("/user/data?refused=impersonating");
  await expect(parts.alert).toContainText(accountData.export.refused.impersonating);
});
