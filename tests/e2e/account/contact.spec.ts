import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { type forms, formsTried, words } from "../support/words.ts";

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/contact takes an inquiry, and shows it among those of before [RT-19]`, async ({
        page,
      }) => {
        const { accountContact, contact } = words[locale];
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
      });
    }
  });
}
