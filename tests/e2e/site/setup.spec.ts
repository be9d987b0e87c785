import type { Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { type FreshSite, test } from "../support/fresh-site.ts";
import { enterCode, loginParts } from "../support/sign-in/sign-in.ts";
import { languages, scriptsTried, words } from "../support/words.ts";

type Language = (typeof languages)[number];

const partsOf = (page: Page, locale: Language["locale"]) => {
  const { fields, submit, key, waiting } = words[locale].setup;
  const main = page.getByRole("main");
  const field = (name: string) => main.getByRole("textbox", { name });
  return {
    nameJa: field(fields.nameJa),
    nameEn: field(fields.nameEn),
    email: field(fields.email),
    submit: main.getByRole("button", { name: submit }),
    key: field(key),
    open: main.getByRole("button", { name: waiting.open }),
  };
};

async function setUp(page: Page, site: FreshSite, { prefix, locale }: Language) {
  const { origin } = site;
  const { setup, login } = words[locale];
  const parts = partsOf(page, locale);
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto(origin + prefix);
  await expect(page).toHaveURL(`${origin}${prefix}/setup`);
  await expect(heading).toHaveText(setup.waiting.heading);

  // By the key alone, and a wrong one first: what was typed stays.
  await parts.key.fill("wrong");
  await parts.open.click();
  await parts.nameJa.fill("盤の森");
  await parts.nameEn.fill("Board Forest");
  await parts.email.fill("First@Example.jp");
  await parts.submit.click();
  await expect(page.getByText(setup.refusal.wrongKey)).toBeVisible();
  await expect(parts.nameJa).toHaveValue("盤の森");

  const address = new URL(await site.setupAddress());
  await page.goto(`${origin}${prefix}/setup`);
  await parts.key.fill(address.searchParams.get("key") ?? "");
  await parts.open.click();
  await expect(heading).toHaveText(setup.heading);
  await parts.nameJa.fill("盤の森");
  await parts.nameEn.fill("Board Forest");
  await parts.email.fill("First@Example.jp");
  await parts.submit.click();

  // Straight to the code, which came by a mail that has the new name.
  await expect(loginParts(page, locale).code).toBeVisible();
  await expect(heading).toHaveText(login.code.heading);
  const name = locale === "ja" ? "盤の森" : "Board Forest";
  await expect(page).toHaveTitle(new RegExp(name));
  await expect.poll(() => site.mails.length).toBe(1);
  const [mail] = site.mails;
  expect(mail).toMatchObject({ to: "first@example.jp", subject: expect.stringContaining(name) });
  await enterCode(page, /#(\d{6})\s*$/.exec(mail?.text ?? "")?.[1] ?? "", locale);
  await expect(page).toHaveURL(`${origin}${prefix}/admin`);

  const again = await page.goto(`${origin}${prefix}/setup${address.search}`);
  expect(again?.status()).toBe(404);
  await page.goto(`${origin}${prefix}/about`);
  await expect(page.getByRole("banner")).toContainText(name);
}

async function expectPagesForEverybody(page: Page, { origin, setupAddress }: FreshSite) {
  const { search } = new URL(await setupAddress());
  for (const { prefix, locale } of languages) {
    await expectForEverybody(page, `${locale}, waiting`, `${origin}${prefix}/setup`);
    await expectForEverybody(page, `${locale}, form`, `${origin}${prefix}/setup${search}`);
  }
  await page.context().clearCookies();
}

for (const language of languages) {
  const { locale } = language;
  const javaScriptEnabled = scriptsTried(language.prefix).includes(true);

  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, locale: locale === "ja" ? "ja-JP" : "en-US" });

    test(`a fresh site is for everybody, is named and gets its first admin (${locale})`, async ({
      page,
      freshSite,
      faults,
    }) => {
      faults.allow(/status of 4(?:22|04)/);
      // Axe needs scripts; in both languages, and before a language is chosen.
      if (javaScriptEnabled) await expectPagesForEverybody(page, freshSite);
      await setUp(page, freshSite, language);
    });
  });
}
