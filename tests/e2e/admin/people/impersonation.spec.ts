import type { Page } from "@playwright/test";
import { expect, passTime, stopClock, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 4(?:03|22)/));

const bannerOf = (page: Page) => page.getByRole("region", { name: words.ja.impersonation.label });

/** From the person's page to their account, by the dialog. */
async function impersonate(page: Page, name: string) {
  const { impersonation } = words.ja.adminUser;
  const person = await newPerson({ name });
  await signInAsAdmin(page, { to: `/admin/auth-user/${person.id}` });
  await page.getByRole("main").getByRole("link", { name: impersonation.start }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: impersonation.submit }).click();
  await expect(dialog.getByRole("alert")).toContainText(words.ja.account.form.refused);
  await dialog.getByRole("textbox", { name: impersonation.reason }).fill("a call by phone");
  await dialog.getByRole("button", { name: impersonation.submit }).click();
  await expect(page).toHaveURL("/user");
  return person;
}

test("an admin acts as a person with a reason, under an accessible banner on every page, and stops [IM-1] [IM-2]", async ({
  page,
}) => {
  const { impersonation, adminUser } = words.ja;
  const person = await impersonate(page, "森野 ことり");
  const banner = bannerOf(page);
  for (const path of ["/user", "/news", "/line"]) {
    await visit(page, path);
    await expect(banner).toContainText(person.name);
    await expect(banner).toContainText(/14:\d\d/);
    const isFirst = await banner.evaluate(
      (element) => element.getBoundingClientRect().top + scrollY === 0,
    );
    expect(isFirst, path).toBe(true);
  }
  await expectForEverybody(page, "with the banner");
  await banner.getByRole("button", { name: impersonation.stop }).click();
  await expect(page).toHaveURL("/admin/auth-user");
  await expect(page.locator(".toast").getByText(adminUser.done.stopped)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("actions reserved to the person are refused meanwhile, and so are admin pages [IM-1]", async ({
  page,
}) => {
  await impersonate(page, "上野 はるか");
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

test("impersonation ends by itself after its time, and the admin is back [IM-2]", async ({
  page,
}) => {
  const person = await impersonate(page, "渡辺 げん");
  await expect(bannerOf(page)).toBeVisible();
  await withDatabase((db) =>
    db
      .updateTable("session")
      .set({ expiresAt: new Date(Date.now() + 600_000) })
      .where("userId", "=", person.id)
      .execute(),
  );
  await stopClock(page);
  await visit(page, "/news");
  await expect(bannerOf(page)).toContainText(/\b(?:10|\d):\d\d/);
  await passTime(page, 601_000);
  await expect(page).toHaveURL("/admin/auth-user");
});

test("a second tab of the same browser enters and leaves impersonation too [IM-1]", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await impersonate(page, "小林 なぎさ");
  await visit(other, "/news");
  await expect(bannerOf(other)).toBeVisible();
  await bannerOf(page).getByRole("button").click();
  await expect(page).toHaveURL("/admin/auth-user");
  await expect(bannerOf(other)).toHaveCount(0);
});
