import type { Page } from "@playwright/test";
import { newPerson, signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { withDatabase } from "../support/with-database.ts";
import { forms, homeOf, words } from "../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 4(?:03|22)/));

const bannerOf = (page: Page, locale: "ja" | "en" = "ja") =>
  page.getByRole("region", { name: words[locale].impersonation.label });

/** From the person's page to their account, by the dialog. */
async function impersonate(page: Page, { prefix, locale }: (typeof forms)[number], name: string) {
  const { impersonation } = words[locale].adminUser;
  const person = await newPerson({ name });
  await signInAsAdmin(page, { prefix, to: `/admin/auth-user/${person.id}` });
  await page.getByRole("main").getByRole("link", { name: impersonation.start }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: impersonation.submit }).click();
  await expect(dialog.getByRole("alert")).toContainText(words[locale].account.form.refused);
  await dialog.getByRole("textbox", { name: impersonation.reason }).fill("a call by phone");
  await dialog.getByRole("button", { name: impersonation.submit }).click();
  await expect(page).toHaveURL(`${prefix}/user`);
  return person;
}

for (const form of forms) {
  const { prefix, locale } = form;
  const { impersonation, adminUser } = words[locale];

  test(`an admin acts in somebody's name from ${prefix}/admin/auth-user, for a reason, and stops [IM-1] [IM-2]`, async ({
    page,
  }) => {
    const person = await impersonate(page, form, "森野 ことり");
    const banner = bannerOf(page, locale);
    for (const path of [`${prefix}/user`, `${prefix}/news`, homeOf(prefix)]) {
      await visit(page, path);
      await expect(banner).toContainText(person.name);
      await expect(banner).toContainText(/14:\d\d/);
      const isFirst = await banner.evaluate(
        (element) => element.getBoundingClientRect().top + scrollY === 0,
      );
      expect(isFirst, path).toBe(true);
    }
    await banner.getByRole("button", { name: impersonation.stop }).click();
    await expect(page).toHaveURL(`${prefix}/admin/auth-user`);
    await expect(page.locator(".toast").getByText(adminUser.done.stopped)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
}

test("what is left to the person is refused meanwhile, and so are the pages for admins [IM-1]", async ({
  page,
}) => {
  await impersonate(page, forms[0], "上野 はるか");
  await expect(bannerOf(page)).toBeVisible();
  const statusOf = (path: string, body: object) =>
    page.evaluate(
      async ([address, text]) =>
        (
          await fetch(`/api/auth${address}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: text,
          })
        ).status,
      [path, JSON.stringify(body)] as const,
    );
  expect(await statusOf("/change-email", { newEmail: "a@example.jp" })).toBe(403);
  expect(await statusOf("/delete-user", {})).toBe(403);
  expect(await statusOf("/revoke-other-sessions", {})).toBe(403);
  await page.goto("/admin/auth-user");
  await expect(page).toHaveURL("/");
});

test("it ends by itself when its time is over, and the admin is back [IM-2]", async ({ page }) => {
  const person = await impersonate(page, forms[0], "渡辺 げん");
  await expect(bannerOf(page)).toBeVisible();
  await withDatabase((db) =>
    db
      .updateTable("session")
      .set({ expiresAt: new Date(Date.now() + 8_000) })
      .where("userId", "=", person.id)
      .execute(),
  );
  await visit(page, "/news");
  await expect(bannerOf(page)).toContainText(/0:0\d/);
  await expect(page).toHaveURL("/admin/auth-user", { timeout: 12_000 });
});

test("a second tab of the same browser follows into it and out of it [IM-1]", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await impersonate(page, forms[0], "小林 なぎさ");
  await visit(other, "/news");
  await expect(bannerOf(other)).toBeVisible();
  await bannerOf(page).getByRole("button").click();
  await expect(page).toHaveURL("/admin/auth-user");
  await expect(bannerOf(other)).toHaveCount(0);
});

test("axe finds nothing in the banner, light and dark, on a phone and a desktop", async ({
  page,
}) => {
  await impersonate(page, forms[0], "Anna Lindqvist");
  await visit(page, "/line");
  await expect(bannerOf(page)).toBeVisible();
  await expectForEverybody(page, "with the banner");
});
