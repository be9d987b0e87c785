import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { fromOwnPlace, signIn } from "../support/sign-in.ts";
import { forms, homeOf, words } from "../support/words.ts";

test.beforeEach(({ context }) => fromOwnPlace(context));

/** Every page of the account that this file's neighbors test, without its form. */
const pages = [
  { path: "/user", id: "RT-17" },
  { path: "/user/contact", id: "RT-19" },
  { path: "/user/profile", id: "RT-21" },
  { path: "/user/address", id: "RT-22" },
  { path: "/user/address/new", id: "RT-22" },
  { path: "/user/address/018f4c1e-6a2b-4d3c-9e8f-0a1b2c3d4e5f/edit", id: "RT-22" },
];

for (const { prefix, locale } of forms) {
  const { account, titles, login, accountData } = words[locale];
  const tiles = [titles.userProfile, titles.userAddress, titles.userContact];

  for (const { path, id } of pages) {
    test(`${prefix}${path} asks a guest to sign in, and leads back [${id}]`, async ({ page }) => {
      await page.goto(prefix + path);
      const wanted = encodeURIComponent(prefix + path);
      await expect(page).toHaveURL(`${prefix}/auth/login?redirect=${wanted}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(login.email.heading);
    });
  }

  test(`${prefix}/user greets by name, and its tiles lead to every page of the account [RT-17]`, async ({
    page,
  }) => {
    const email = await signIn(page, { prefix, to: "/user" });
    await expect(page).toHaveURL(`${prefix}/user`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.home.welcome);
    await query(`update "user" set name = 'ことり' where email = $1`, [email]);
    await visit(page, `${prefix}/user`);
    const hello = account.home.hello.replace("{name}", "ことり");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hello);
    const navigation = page.getByRole("navigation", { name: account.home.tiles });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of tiles) {
      await navigation.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/user/\\w+$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.getByRole("main").getByRole("link", { name: titles.user, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/user`);
    }
    await page.getByRole("link", { name: account.home.data }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(accountData.heading);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user tells how many addresses there are, leads on and signs out [RT-17]`, async ({
      page,
    }) => {
      await signIn(page, { prefix, to: "/user" });
      const main = page.getByRole("main");
      const navigation = page.getByRole("navigation", { name: account.home.tiles });
      await expect(navigation).toContainText(account.home.noAddress);
      await navigation.getByRole("link", { name: titles.userAddress }).click();
      await expect(page).toHaveURL(`${prefix}/user/address`);
      const rail = page.getByRole("navigation", { name: account.rail });
      await expect(rail.getByRole("link", { name: titles.userAddress })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await rail.getByRole("link", { name: titles.user }).click();
      await main.getByRole("button", { name: account.signOut }).first().click();
      await expect(page).toHaveURL(homeOf(prefix));
      await page.goto(`${prefix}/user`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login`));
    });
  });
}
