import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { forms, formsTried, scriptsTried, words } from "../support/words.ts";

type Language = (typeof forms)[number]["locale"];

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

function partsOf(page: Page, locale: Language) {
  const { address, account } = words[locale];
  const main = page.getByRole("main");
  return {
    main,
    heading: page.getByRole("heading", { level: 1 }),
    field: (name: string) => main.locator(`form [name="${name}"]`),
    label: (kind: keyof typeof address.form.labels) =>
      main.getByRole("radio", { name: address.form.labels[kind] }),
    save: main.getByRole("button", { name: account.save }),
    summary: main.getByRole("alert"),
    cards: main.getByRole("article"),
    card: (label: string) =>
      main.getByRole("article").filter({ has: page.getByRole("heading", { name: label }) }),
    stamp: main.getByText(address.default, { exact: true }),
    /** The message in the page, where no toast is possible. */
    notice: main.locator(".without-script .callout"),
    add: main.getByRole("link", { name: address.add }).first(),
  };
}

async function fillIn(page: Page, locale: Language, street = "1-12-3") {
  const { field } = partsOf(page, locale);
  await field("name").fill("森野 ことり");
  await field("kana").fill("ﾓﾘﾉ ｺﾄﾘ");
  await field("street").fill(street);
  await field("phone").fill("０９０１２３４５６７８");
}

const storedFor = (email: string) =>
  query<{ id: string; label: string; postal_code: string; phone: string; is_default: boolean }>(
    `select address.* from address join "user" on "user".id = user_id
     where email = $1 order by created_at`,
    [email],
  );

async function idOfOnly(email: string): Promise<string> {
  const [address, ...others] = await storedFor(email);
  expect(others).toEqual([]);
  return address?.id ?? "none";
}

/** As many addresses as told, the first of them the default. */
const addAddresses = (email: string, labels: string[]) =>
  query(
    `insert into address (user_id, label, name, kana, postal_code, prefecture, city, street, phone,
       is_default, created_at)
     select "user".id, label, '森野 ことり', 'もりの ことり', '101-0041', '東京都', '千代田区', '1-2-3',
       '090-1234-5678', number = 1, now() + number * interval '1 second'
     from "user", unnest($2::text[]) with ordinality as labels (label, number) where email = $1`,
    [email, labels],
  );

const { address, account } = words.ja;

test("/user/address/new fills itself in by the postal code, and folds what is typed [RT-22]", async ({
  page,
}) => {
  const parts = partsOf(page, "ja");
  const email = await signIn(page, { to: "/user/address" });
  await expect(parts.main).toContainText(address.empty.heading);
  await parts.add.click();
  await expect(page).toHaveURL("/user/address/new");
  await expect(parts.heading).toHaveText(address.form.newHeading);
  await parts.field("postalCode").fill("１０１００４４");
  for (const name of ["prefecture", "city"]) {
    await expect(parts.field(name)).toHaveClass(/input-filled/);
  }
  await expect(parts.field("prefecture")).toHaveValue("東京都");
  await expect(parts.field("city")).toHaveValue("千代田区");
  await fillIn(page, "ja", "鍛冶町1-2");
  await parts.save.click();
  await expect(page).toHaveURL("/user/address");
  await expect(page.locator(".toast").getByText(address.done.saved)).toBeVisible();
  await expect(parts.card(address.form.labels.home)).toContainText("101-0044");
  await expect(parts.stamp).toHaveCount(1);
  expect(await storedFor(email)).toMatchObject([
    { postal_code: "101-0044", phone: "09012345678", is_default: true },
  ]);
});

test("/user/address has one default, and deletes after a question [RT-22]", async ({ page }) => {
  const parts = partsOf(page, "ja");
  const email = await signIn(page);
  await addAddresses(email, ["別荘", "工房"]);
  await visit(page, "/user/address");
  await parts.card("工房").getByRole("button", { name: address.makeDefault }).click();
  await expect(parts.card("工房")).toContainText(address.default);
  await expect(parts.stamp).toHaveCount(1);
  await expect(page.locator(".toast").getByText(address.done.default)).toBeVisible();
  await expect(page).toHaveURL("/user/address");

  const remove = parts.card("工房").getByRole("button", { name: address.remove });
  const dialog = page.getByRole("dialog", {
    name: address.confirm.heading.replace("{label}", "工房"),
  });
  await remove.click();
  await dialog.getByRole("button", { name: address.confirm.dismiss }).click();
  await expect(dialog).toBeHidden();
  await expect(parts.cards).toHaveCount(2);
  await remove.click();
  await dialog.getByRole("button", { name: address.confirm.accept }).click();
  await expect(parts.cards).toHaveCount(1);
  await expect(parts.card("別荘")).toContainText(address.default);
  expect(await storedFor(email)).toMatchObject([{ label: "別荘", is_default: true }]);
});

for (const { prefix, locale } of formsTried(false)) {
  const { address } = words[locale];

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user/address adds, edits, chooses and deletes too [RT-22]`, async ({
      page,
    }) => {
      const parts = partsOf(page, locale);
      const email = await signIn(page, { prefix, to: "/user/address" });
      await parts.add.click();
      await parts.label("own").check({ force: true });
      await fillIn(page, locale);
      await parts.save.click();
      await expect(parts.summary).toContainText(address.form.fields.label);
      await expect(parts.summary).toContainText(address.form.fields.postalCode);
      await expect(parts.field("name")).toHaveValue("森野 ことり");
      await parts.field("label").fill("別荘");
      await parts.field("postalCode").fill("1010041");
      await parts.field("prefecture").selectOption("東京都");
      await parts.field("city").fill("千代田区");
      await parts.save.click();
      await expect(page).toHaveURL(`${prefix}/user/address?done=saved`);
      await expect(parts.notice).toContainText(address.done.saved);

      await parts.add.click();
      await fillIn(page, locale);
      await parts.field("postalCode").fill("101-0041");
      await parts.field("prefecture").selectOption("東京都");
      await parts.field("city").fill("千代田区");
      await parts.save.click();
      const home = parts.card(address.form.labels.home);
      await home.getByRole("button", { name: address.makeDefault }).click();
      await expect(home).toContainText(address.default);
      await expect(parts.stamp).toHaveCount(1);

      await home.getByRole("link", { name: address.edit }).click();
      await expect(parts.heading).toHaveText(address.form.editHeading);
      await expect(parts.label("home")).toBeChecked();
      await parts.field("building").fill("コーポすずらん 203");
      await parts.save.click();
      await expect(home).toContainText("コーポすずらん 203");

      await home.getByRole("button", { name: address.remove }).click();
      const question = parts.main.getByRole("region", {
        name: address.confirm.heading.replace("{label}", address.form.labels.home),
      });
      await expect(parts.cards).toHaveCount(2);
      await question.getByRole("button", { name: address.confirm.accept }).click();
      await expect(parts.notice).toContainText(address.done.deleted);
      expect(await storedFor(email)).toMatchObject([{ label: "別荘", is_default: true }]);
    });
  });
}

test("/user/address/{id}/edit is not saved over a change made elsewhere, and keeps what was typed", async ({
  page,
}) => {
  const parts = partsOf(page, "ja");
  const email = await signIn(page);
  await addAddresses(email, ["別荘"]);
  const id = await idOfOnly(email);
  await visit(page, `/user/address/${id}/edit`);
  await query("update address set version = version + 1, city = '港区' where id = $1", [id]);
  await parts.field("street").fill("9-9-9");
  await parts.save.click();
  await expect(parts.summary).toContainText(account.refusal.changedMeanwhile);
  await expect(parts.summary).toBeFocused();
  await expect(parts.field("street")).toHaveValue("9-9-9");
  await page.reload();
  await expect(parts.field("city")).toHaveValue("港区");
  await parts.field("street").fill("9-9-9");
  await parts.save.click();
  await expect(parts.card("別荘")).toContainText("9-9-9");
});

for (const { prefix, locale } of forms) {
  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/user/address/new takes an address in another country, and changes it`, async ({
        page,
      }) => {
        const { field, save, card, summary, main } = partsOf(page, locale);
        const { address } = words[locale];
        const email = await signIn(page, { prefix, to: "/user/address/new" });
        await expect(field("region")).toBeHidden();
        await field("country").selectOption("GB");
        for (const name of ["kana", "prefecture", "postalCode"]) {
          await expect(field(name)).toBeHidden();
        }
        await field("name").fill("Mary Wells");
        await field("foreignPostalCode").fill("SW1A 1AA");
        await field("city").fill("London");
        await save.click();
        await expect(summary).toContainText(address.form.fields.street);
        await expect(field("foreignPostalCode")).toHaveValue("SW1A 1AA");
        await field("street").fill("10 Downing Street");
        await field("phone").fill("+44 20 7946 0958");
        await save.click();
        await expect(card(address.form.labels.home)).toContainText("SW1A 1AA");
        expect(await storedFor(email)).toMatchObject([
          { country: "GB", kana: "", prefecture: "", postal_code: "SW1A 1AA" },
        ]);
        await main.getByRole("link", { name: address.edit }).click();
        await field("region").fill("England");
        await save.click();
        await expect(card(address.form.labels.home)).toContainText("England SW1A 1AA");
      });
    });
  }
}

test("the errors above the form stand in the order of its fields", async ({ page }) => {
  const { save, summary } = partsOf(page, "en");
  await signIn(page, { prefix: "/en" });
  await visit(page, "/en/user/address/new");
  await save.click();
  const { fields } = words.en.address.form;
  const names = ["name", "postalCode", "prefecture", "city", "street", "phone"] as const;
  await expect(summary.getByRole("link")).toContainText(names.map((name) => fields[name]));
});
