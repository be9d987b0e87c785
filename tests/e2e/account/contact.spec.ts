import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in.ts";
import { type forms, languages, words } from "../support/words.ts";

type Language = (typeof forms)[number]["locale"];

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const body = "青い手袋を忘れました。\n見つかりましたか。";

function partsOf(page: Page, locale: Language) {
  const { accountContact, contact } = words[locale];
  const main = page.getByRole("main");
  return {
    main,
    heading: page.getByRole("heading", { level: 1 }),
    category: (name: keyof typeof contact.categories) =>
      main.getByRole("radio", { name: contact.categories[name] }),
    field: (name: string) => main.locator(`form [name="${name}"]`),
    send: main.getByRole("button", { name: contact.send }),
    summary: main.getByRole("alert"),
    received: main.getByRole("status").filter({ hasText: accountContact.received.heading }),
    history: main.getByRole("region", { name: accountContact.history.heading }),
  };
}

const storedFor = (email: string) =>
  query<{ receipt: string }>(
    `select receipt, category, reservation_code, contact_inquiry.name, body, contact_inquiry.locale,
       reply_locale from contact_inquiry join "user" on "user".id = user_id
     where "user".email = $1 order by created_at`,
    [email],
  );

/** So many inquiries, the last of them the newest. */
const addInquiries = (email: string, count: number) =>
  query(
    `insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, user_id,
       created_at)
     select '2026-' || lpad(number::text, 4, '0') || '-' || upper(left(md5("user".id), 4)), 'other', 'ことり',
       "user".email, 'inquiry ' || number, 'ja', 'ja', "user".id, now() + number * interval '1 second'
     from "user", generate_series(1, $2) as number where email = $1`,
    [email, count],
  );

async function expectReceived(page: Page, locale: Language, email: string) {
  const parts = partsOf(page, locale);
  const { contact, accountContact } = words[locale];
  await expect(parts.received).toBeVisible();
  const [inquiry, ...others] = await storedFor(email);
  expect(others).toEqual([]);
  expect(inquiry).toMatchObject({
    category: "lost-property",
    reservation_code: "7K2M-49XQ",
    body,
    locale,
    reply_locale: "en",
  });
  await expect(parts.received).toContainText(inquiry?.receipt ?? "none");
  await expect(parts.field("body")).toHaveValue("");
  await parts.history.getByText(contact.categories["lost-property"]).click();
  await expect(parts.history.getByText(inquiry?.receipt ?? "none")).toBeVisible();
  await expect(parts.history.getByText("青い手袋を忘れました。")).toBeVisible();
  await expect(parts.history).toContainText(accountContact.history.states.new);
}

for (const { prefix, locale } of languages) {
  const { accountContact, contact } = words[locale];

  async function sendOne(page: Page) {
    const parts = partsOf(page, locale);
    const email = await signIn(page, { prefix, to: "/user/contact" });
    await expect(parts.heading).toHaveText(accountContact.heading);
    await expect(parts.main).toContainText(email);
    await expect(parts.history).toContainText(accountContact.history.empty);
    await parts.field("reservationCode").fill("７k2m-49xq");
    await parts.send.click();
    await expect(parts.summary).toContainText(contact.fields.category);
    await expect(parts.summary).toContainText(contact.fields.body);
    await expect(parts.summary).toBeFocused();
    await expect(parts.field("reservationCode")).toHaveValue("７k2m-49xq");
    await parts.category("lost-property").check();
    await parts.field("body").fill(body);
    await parts.main.getByRole("radio", { name: "English" }).check({ force: true });
    await parts.send.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/user/contact\\?receipt=`));
    await expectReceived(page, locale, email);
  }

  test(`${prefix}/user/contact takes an inquiry, and shows it among those of before [RT-19]`, ({
    page,
  }) => sendOne(page));

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user/contact takes and shows one too [RT-19]`, ({ page }) => sendOne(page));
  });
}

for (const { prefix, locale } of languages) {
  const { accountContact } = words[locale];

  test(`${prefix}/user/contact turns pages, newest first`, async ({ page }) => {
    const { history } = partsOf(page, locale);
    const email = await signIn(page, { prefix });
    await addInquiries(email, 12);
    await visit(page, `${prefix}/user/contact`);
    await expect(history.locator("details")).toHaveCount(10);
    await history.locator("summary").first().click();
    await expect(history.getByText("inquiry 12", { exact: true })).toBeVisible();
    await history.getByRole("link", { name: accountContact.history.nextPage }).click();
    await expect(page).toHaveURL(`${prefix}/user/contact?page=2`);
    await expect(history.locator("details")).toHaveCount(2);
    for (const wrong of ["3", "0", "x", "1.5"]) {
      const response = await page.goto(`${prefix}/user/contact?page=${wrong}`);
      expect(response?.status(), wrong).toBe(404);
    }
  });
}

test("a receipt that is not one's own is not confirmed", async ({ page }) => {
  await signIn(page);
  await visit(page, "/user/contact?receipt=2026-1115-88AV");
  const { received, send } = partsOf(page, "ja");
  await expect(send).toBeVisible();
  await expect(received).toHaveCount(0);
});
