import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import { languages, words } from "../../support/words.ts";

const longName = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder";

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/auth-user and its pages never scroll sideways, and axe finds nothing on them`, async ({
    page,
  }) => {
    test.slow();
    const { id } = await newPerson({ name: longName });
    const { id: nameless } = await newPerson();
    await signInAsAdmin(page, { prefix });
    const pages = ["/admin/auth-user?limit=20", "/admin/auth-user/new", `/admin/auth-user/${id}`];
    // The same pages, with less in them or with a question before them.
    const states = [
      "/admin/auth-user?searchValue=no-such-person",
      `/admin/auth-user/${nameless}?ask=remove`,
      `/admin/auth-user/${id}?ask=impersonate`,
    ];
    for (const path of locale === "ja" ? [...pages, ...states] : pages) {
      await expectForEverybody(page, path, prefix + path);
    }
  });
}

test("the actions of a row of /admin/auth-user are reached by keyboard", async ({ page }) => {
  const { list, impersonation, dismiss } = words.ja.adminUser;
  const person = await newPerson({ name: longName });
  await signInAsAdmin(page);
  await visit(page, `/admin/auth-user?searchValue=${person.email}`);
  await page.getByRole("button", { name: list.menu.replace("{name}", longName) }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: list.open })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: impersonation.reason })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: dismiss })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/auth-user/${person.id}`);
});
