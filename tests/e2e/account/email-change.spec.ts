import type { Page } from "@playwright/test";
import { e2eEnv } from "../support/env.ts";
import { expect, test } from "../support/fixtures.ts";
import { mailsTo, untilMailTo } from "../support/mails.ts";
import { ageSessionsOf, query } from "../support/query.ts";
import { newEmail, signIn } from "../support/sign-in/sign-in.ts";
import { formsTried, words } from "../support/words.ts";

const linkShape = /https?:\/\/\S+\/auth\/changed-email\?token=[\w-]+/;

/** Where the newest mail to an address leads. */
async function linkTo(address: string, count: number): Promise<string> {
  const link = linkShape.exec((await untilMailTo(address, count)).text)?.[0];
  if (!link) throw new Error("the mail has no link");
  return link;
}

function partsOf(page: Page, locale: "ja" | "en") {
  const { form, landing, pending } = words[locale].emailChange;
  const main = page.getByRole("main");
  return {
    next: main.getByLabel(form.next),
    send: main.getByRole("button", { name: form.send }),
    again: main.getByRole("button", { name: pending.again }),
    correct: main.getByRole("button", { name: pending.correct }),
    confirm: main.getByRole("button", { name: landing.ask.action, exact: true }),
    heading: page.getByRole("heading", { level: 1 }),
  };
}

const idOf = async (email: string) =>
  (await query<{ id: string }>(`select id from "user" where email = $1`, [email]))[0]?.id;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/email asks both mailboxes before an address changes [RT-18] [RT-5] [CA-16]`, async ({
        page,
        browser,
        userAgent,
      }) => {
        test.slow();
        const { emailChange } = words[locale];
        const parts = partsOf(page, locale);
        const old = await signIn(page, { prefix, to: "/user/email" });
        const id = await idOf(old);
        const elsewhere = await browser.newContext({
          baseURL: e2eEnv.origin,
          javaScriptEnabled: false,
          ...(userAgent && { userAgent }),
        });
        const other = await elsewhere.newPage();
        await signIn(other, { email: old, sentBefore: 1 });

        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(parts.heading).toHaveText(emailChange.heading);
        const next = newEmail();
        await parts.next.fill(next);
        await parts.send.click();
        await expect(page.getByText(emailChange.pending.agree)).toBeVisible();
        await expect(page.getByText(next, { exact: true })).toBeVisible();
        expect(await mailsTo(next)).toEqual([]);

        const first = await linkTo(old, 3);
        expect(new URL(first).pathname).toBe(`${prefix}/auth/changed-email`);
        await page.goto(first);
        await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "none");
        await expect(page.getByRole("banner")).toHaveCount(0);
        await expect(parts.heading).toHaveText(emailChange.landing.ask.heading);
        expect(await mailsTo(next)).toEqual([]);
        await parts.confirm.click();
        await expect(parts.heading).toHaveText(emailChange.landing.confirmed.heading);

        const second = await linkTo(next, 1);
        await page.goto(second);
        expect(await idOf(next)).toBeUndefined();
        await parts.confirm.click();
        await expect(parts.heading).toHaveText(emailChange.landing.changed.heading);
        expect(await idOf(next)).toBe(id);
        expect(await idOf(old)).toBeUndefined();
        expect((await untilMailTo(old, 4)).text).toContain(next);
        expect((await untilMailTo(next, 2)).text).toContain(next);

        await page.goto(`${prefix}/user/email`);
        await expect(page.getByLabel(emailChange.form.current)).toHaveValue(next);
        await other.goto("/user");
        await expect(other).toHaveURL(/\/auth\/login/);
        await elsewhere.close();

        await page.goto(second);
        await parts.confirm.click();
        await expect(page.getByText(emailChange.refusal.TOKEN_USED)).toBeVisible();
      });
    }

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/email says what is wrong, sends again, and lets the address be corrected [RT-18]`, async ({
        page,
        faults,
      }) => {
        faults.allow(/status of 4\d\d/);
        const { emailChange, validations, account } = words[locale];
        const { next, send, again, correct } = partsOf(page, locale);
        const email = await signIn(page, {
          prefix: prefix === "/en" ? "/en" : "",
          to: "/user/email",
        });
        await next.fill("");
        await send.click();
        await expect(next).toHaveAccessibleDescription(new RegExp(validations.rule.requiredInput));
        await next.fill(email);
        await send.click();
        await expect(next).toHaveAccessibleDescription(
          new RegExp(emailChange.refusal.EMAIL_IS_THE_SAME),
        );
        await next.fill(newEmail());
        await send.click();
        await expect(again).toBeVisible();
        const first = await linkTo(email, 2);
        await again.click();
        const second = await linkTo(email, 3);
        expect(second).not.toBe(first);
        await page.goto(`${prefix}/user/email`);
        await correct.click();
        await expect(next).toHaveValue("");

        await ageSessionsOf(email);
        await next.fill(newEmail());
        await send.click();
        await expect(page.getByText(account.anew.text)).toBeVisible();
        await page.getByRole("button", { name: account.anew.action }).click();
        await expect(page).toHaveURL(
          `${prefix}/auth/login?redirect=${encodeURIComponent("/user/email")}`,
        );
      });

      test(`${prefix}/auth/changed-email says why a link does nothing [RT-5]`, async ({ page }) => {
        const { refusal } = words[locale].emailChange;
        const { confirm } = partsOf(page, locale);
        await page.goto(`${prefix}/auth/changed-email`);
        await expect(page.getByText(refusal.INVALID_TOKEN)).toBeVisible();
        await page.goto(`${prefix}/auth/changed-email?token=nothing`);
        await confirm.click();
        await expect(page.getByText(refusal.INVALID_TOKEN)).toBeVisible();

        const email = await signIn(page, {
          prefix: prefix === "/en" ? "/en" : "",
          to: "/user/email",
        });
        const { next, send, again } = partsOf(page, locale);
        await next.fill(newEmail());
        await send.click();
        await expect(again).toBeVisible();
        const link = await linkTo(email, 2);
        await query(
          `update email_change_link set expires_at = now() - interval '1 second' where old_email = $1`,
          [email],
        );
        await page.goto(link);
        await confirm.click();
        await expect(page.getByText(refusal.TOKEN_EXPIRED)).toBeVisible();
      });
    }
  });
}
