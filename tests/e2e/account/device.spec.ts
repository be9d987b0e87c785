import type { Browser, Page } from "@playwright/test";
import { e2eEnv } from "../support/env.ts";
import { expect, test } from "../support/fixtures.ts";
import { ageSessionsOf, query } from "../support/query.ts";
import { newPerson, signInAsAdmin } from "../support/sign-in/admin.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { formsTried, homeOf, languages, words } from "../support/words.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Signs the same person in on another device. */
async function onPhone(browser: Browser, email: string, sentBefore: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: e2eEnv.origin,
    userAgent: phone,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await signIn(page, { email, sentBefore, to: "/user" });
  await expect(page).toHaveURL("/user");
  return page;
}

async function expectSignedOut(page: Page) {
  await page.goto("/user");
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.context().close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    /** Without scripts nothing asks. */
    const accept = async (page: Page, locale: "ja" | "en") => {
      if (!javaScriptEnabled) return;
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: words[locale].devices.ask.accept }).click();
    };

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/device shows where one is signed in, and ends one, the others, or all`, async ({
        page,
        browser,
      }) => {
        test.slow();
        const { devices, titles } = words[locale];
        const email = await signIn(page, { prefix, to: "/user/device" });
        const lost = await onPhone(browser, email, 1);
        await page.goto(`${prefix}/user/device`);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.userDevice);
        const rows = page.getByRole("list", { name: devices.list.label }).getByRole("listitem");
        await expect(rows).toHaveCount(2);
        await expect(rows.first()).toContainText("Linux");
        await expect(rows.first()).toContainText(devices.list.this);
        await expect(rows.first().getByRole("button")).toHaveCount(0);
        await expect(rows.last()).toContainText("iPhone");
        const secrets = await query<{ token: string }>(
          `select token from session where "userId" = (select id from "user" where email = $1)`,
          [email],
        );
        const source = await page.content();
        for (const { token } of secrets) expect(source).not.toContain(token);

        await rows.last().getByRole("button").click();
        await accept(page, locale);
        await expect(rows).toHaveCount(1);
        await expectSignedOut(lost);

        const other = await onPhone(browser, email, 2);
        await page.goto(`${prefix}/user/device`);
        await page.getByRole("button", { name: devices.more.others }).click();
        await accept(page, locale);
        await expect(rows).toHaveCount(1);
        await expectSignedOut(other);

        const third = await onPhone(browser, email, 3);
        await page.goto(`${prefix}/user/device`);
        await page.getByRole("button", { name: devices.more.all }).click();
        await accept(page, locale);
        await expect(page).toHaveURL(homeOf(prefix));
        await expectSignedOut(third);
        await page.goto(`${prefix}/user`);
        await expect(page).toHaveURL(/\/auth\/login/);
      });
    }

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/device asks for a new sign-in when the last is long ago`, async ({
        page,
        faults,
      }) => {
        // The page may still be asking who is signed in when the sign-in ends.
        faults.allow(/status of 401/);
        const { anew } = words[locale].account;
        const email = await signIn(page, { prefix: prefix === "/en" ? "/en" : "" });
        await ageSessionsOf(email);
        await page.goto(`${prefix}/user/device`);
        await page.getByRole("button", { name: anew.action }).click();
        await expect(page).toHaveURL(
          `${prefix}/auth/login?redirect=${encodeURIComponent("/user/device")}`,
        );
      });
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, locale } of languages) {
    test(`${prefix}/user/device tells who acted in one's name, when and why [IM-1]`, async ({
      page,
      browser,
      userAgent,
    }) => {
      const { acted } = words[locale].devices;
      const person = await newPerson();
      const context = await browser.newContext({
        baseURL: e2eEnv.origin,
        ...(userAgent && { userAgent }),
      });
      const admin = await context.newPage();
      await signInAsAdmin(admin);
      const headers = { origin: e2eEnv.origin };
      const started = await context.request.post("/api/auth/admin/impersonate-user", {
        headers,
        data: { userId: person.id, reason: "お電話でのご相談" },
      });
      expect(started.status()).toBe(200);
      await signIn(page, {
        prefix: prefix === "/en" ? "/en" : "",
        email: person.email,
        to: "/user/device",
      });
      const record = page.getByRole("listitem").filter({ hasText: "お電話でのご相談" });
      await expect(record).toContainText(acted.ongoing.split("</start>")[1] ?? "");
      await context.request.post("/api/auth/admin/stop-impersonating", { headers });
      await page.reload();
      await expect(record).toContainText(acted.during.split("</start>")[1]?.split("<")[0] ?? "");
      await context.close();
    });
  }
});
