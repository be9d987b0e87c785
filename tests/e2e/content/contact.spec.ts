import type { Page } from "@playwright/test";
import pg from "pg";
import { organizerAddress } from "../../support/programs/run-worker.ts";
import { expectAccessible } from "../support/axe.ts";
import { e2eEnv } from "../support/env.ts";
import { test as base, expect, untilHydrated, visit } from "../support/fixtures.ts";
import { mailsTo, untilMailTo } from "../support/mails.ts";
import { test as plainTest, signInPlain } from "../support/plain-page.ts";
import { query } from "../support/query.ts";
import { test as readTest } from "../support/read-page.ts";
import { fromOwnPlace, newEmail } from "../support/sign-in/sign-in.ts";
import { asRead, forms, formsTried, words } from "../support/words.ts";

type Language = (typeof forms)[number]["locale"];

const test = base.extend<{ household: undefined }>({
  /** Each test uses another network address, which it reports to the server like a proxy. */
  household: [
    async ({ context, faults }, use) => {
      faults.allow(/status of 422/);
      await fromOwnPlace(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

const body = "4歳の妹もいっしょに座ってよいでしょうか。\nよろしくお願いします。";

function fieldsOf(page: Page, locale: Language) {
  const { fields, categories, send } = words[locale].contact;
  const main = page.getByRole("main");
  const labelled = (label: string) => main.getByLabel(label);
  return {
    category: (name: keyof typeof categories) =>
      main.getByRole("radio", { name: categories[name] }),
    name: labelled(fields.name),
    email: main.getByRole("textbox", { name: fields.email }),
    body: labelled(fields.body),
    consent: main.getByRole("checkbox"),
    replyIn: (language: string) => main.getByRole("radio", { name: language }),
    send: main.getByRole("button", { name: send }),
    summary: page.getByRole("alert"),
  };
}

async function fillIn(page: Page, locale: Language, email: string) {
  const fields = fieldsOf(page, locale);
  await fields.category("lost-property").check();
  await fields.name.fill("森野 ことり");
  await fields.email.fill(email);
  await fields.body.fill(body);
  await fields.consent.check();
  return fields;
}

/** The form is taken from three seconds after it was given. */
async function untilOldEnough(page: Page) {
  const token = await page.locator("[name=challenge]").inputValue();
  const age = () => Date.now() - Number(token.split(".")[0]);
  await expect.poll(age).toBeGreaterThan(3_100);
}

async function storedInquiries(email: string) {
  const client = new pg.Client({ connectionString: e2eEnv.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select receipt, category, name, body, locale, reply_locale
     from contact_inquiry where email = $1`,
    [email],
  );
  await client.end();
  return rows;
}

async function expectSuccess(page: Page, prefix: string, locale: Language, email: string) {
  const { success, categories } = words[locale].contact;
  await expect(page).toHaveURL(new RegExp(`${prefix}/contact/success\\?`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asRead(success.heading));
  const [inquiry, ...others] = await storedInquiries(email);
  expect(others).toEqual([]);
  expect(inquiry).toMatchObject({
    category: "lost-property",
    name: "森野 ことり",
    body,
    locale,
  });
  expect((await untilMailTo(email)).text).toContain(inquiry.receipt);
  await expect
    .poll(async () =>
      (await mailsTo(organizerAddress)).filter(({ text }) => text.includes(inquiry.receipt)),
    )
    .toHaveLength(1);
  await expect(page.getByText(inquiry.receipt)).toBeVisible();
  await expect(page.getByText(categories["lost-property"])).toBeVisible();
  return inquiry;
}

const { contact, validations } = words.ja;

test("/contact takes an inquiry with a proof, and leads to the page that confirms it [RT-15]", async ({
  page,
}) => {
  const address = newEmail();
  await visit(page, "/contact");
  const { send } = await fillIn(page, "ja", address);
  await expect(page.locator("[name=proof]")).toHaveValue(/^\d+$/);
  await untilOldEnough(page);
  await send.click();
  await expectSuccess(page, "", "ja", address);
});

plainTest(
  "/contact knows name and address of whoever is signed in, and of nobody else",
  async ({ plain, newPlainPage }) => {
    const stranger = await newPlainPage();
    await stranger.goto("/contact");
    expect([stranger.valueOf("name"), stranger.valueOf("email")]).toEqual(["", ""]);
    const address = await signInPlain(plain);
    await plain.goto("/en/contact");
    expect([plain.valueOf("name"), plain.valueOf("email")]).toEqual(["", address]);
    await query(`update "user" set name = '森野' where email = $1`, [address]);
    await plain.goto("/contact");
    expect([plain.valueOf("name"), plain.valueOf("email")]).toEqual(["森野", address]);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, locale } of formsTried(false)) {
    const { contact } = words[locale];

    test(`${prefix}/contact takes an inquiry too, and keeps what was typed when it refuses [RT-15]`, async ({
      page,
    }) => {
      const address = newEmail();
      await page.goto(`${prefix}/contact?category=press`);
      const fields = fieldsOf(page, locale);
      await expect(fields.category("press")).toBeChecked();
      await fields.name.fill("森野 ことり");
      await fields.replyIn("English").check({ force: true });
      await fields.send.click();
      await expect(fields.summary).toContainText(contact.form.refused);
      await expect(fields.summary).toContainText(contact.fields.body);
      await expect(fields.summary).toBeFocused();
      await expect(fields.name).toHaveValue("森野 ことり");
      await expect(fields.category("press")).toBeChecked();
      await expect(fields.replyIn("English")).toBeChecked();
      await fillIn(page, locale, address);
      await untilOldEnough(page);
      await fields.send.click();
      const inquiry = await expectSuccess(page, prefix, locale, address);
      expect(inquiry.reply_locale).toBe("en");
    });
  }
});

for (const { prefix, locale } of forms) {
  const { success } = words[locale].contact;

  readTest(`${prefix}/contact/success can be opened by itself [RT-15]`, async ({ read }) => {
    for (const query of ["", "?receipt=<b>x</b>&category=x", "?receipt=2026-9999-AAAA"]) {
      const { status, document, text } = await read(`${prefix}/contact/success${query}`);
      expect(status).toBe(200);
      expect(text("h1")).toMatch(asRead(success.heading));
      expect(text("main")).toContain(success.lead);
      const robots = document.querySelector('meta[name="robots"]');
      expect(robots?.getAttribute("content")).toBe("noindex");
    }
  });
}

test("/contact shows errors, clears them when corrected, and keeps its hidden field unreachable", async ({
  page,
}) => {
  await visit(page, "/contact");
  // The hidden field is reachable neither by keyboard nor by a screen reader.
  const trap = page.locator("[name=subject]");
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("textbox", { name: contact.leaveEmpty })).toHaveCount(0);
  const fields = fieldsOf(page, "ja");
  await fields.email.fill("kotori@example,jp");
  await fields.send.click();
  await expect(fields.summary).toBeFocused();
  await expectAccessible(page, "refused");
  const hint = contact.emailTypo
    .replace("{mark}", ",")
    .replace("{suggestion}", "kotori@example.jp");
  const described = page.locator("#contact-email-error");
  await expect(described).toHaveText(hint);
  await fields.email.fill("kotori@example");
  await expect(described).toContainText(validations.rule.email.split("{")[0] ?? "");
  await fields.email.fill("kotori@example.jp");
  await expect(described).toHaveCount(0);
  await expect(page.locator("#contact-body-error")).toHaveText(validations.rule.requiredInput);
});

test("/contact asks to send again after a refused challenge, and then accepts", async ({
  page,
}) => {
  const address = newEmail();
  await visit(page, "/contact");
  const fields = await fillIn(page, "ja", address);
  await page.locator("[name=challenge]").evaluate((input: HTMLInputElement) => {
    input.value = input.value.replace(/^\d+/, "1");
  });
  await fields.send.click();
  await expect(fields.summary).toContainText(contact.refusal.again);
  await expect(fields.body).toHaveValue(body);
  await untilOldEnough(page);
  await fields.send.click();
  await expectSuccess(page, "", "ja", address);
});

test("/contact reports the limit, and keeps the typed text", async ({ page }) => {
  // Without the puzzle's solution only three are taken.
  await page.addInitScript(() => {
    crypto.subtle.digest = () => new Promise<ArrayBuffer>(() => {});
  });
  for (let count = 0; count < 4; count++) {
    await page.goto("/contact");
    await untilHydrated(page);
    const fields = await fillIn(page, "ja", newEmail());
    await untilOldEnough(page);
    await fields.send.click();
    if (count < 3) await expect(page).toHaveURL(/success/);
    else {
      await expect(fields.summary).toContainText(contact.refusal.tooMany);
      await expect(fields.body).toHaveValue(body);
    }
  }
});
