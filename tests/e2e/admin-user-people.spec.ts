import type { Page } from "@playwright/test";
import { colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./for-everybody.ts";
import { newPerson, signInAsAdmin } from "./support/admin.ts";
import { languages, words } from "./words.ts";

/** Even without motion a color takes a moment to change, one element after the other. */
const untilStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      ),
    )
    .toBe(0);

const longName = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder";

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/auth-user and its pages never scroll sideways, and axe finds nothing on them`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { id } = await newPerson({ name: longName });
    const { id: nameless } = await newPerson();
    await signInAsAdmin(page, { prefix, to: "/admin/auth-user" });
    const paths = [
      "/admin/auth-user?limit=20",
      "/admin/auth-user?searchValue=no-such-person",
      "/admin/auth-user/new",
      `/admin/auth-user/${id}`,
      `/admin/auth-user/${nameless}?ask=remove`,
      `/admin/auth-user/${id}?ask=impersonate`,
    ];
    for (const path of paths) {
      await visit(page, prefix + path);
      await page.setViewportSize({ width: 320, height: 600 });
      await expectNoSidewaysScroll(page, path);
      // Two of the four are enough for pages that differ so little.
      for (const [index, colorScheme] of colorSchemes.entries()) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(screenSizes[index] ?? { width: 1280, height: 800 });
        await untilStill(page);
        await expectAccessible(page, `${path}, ${colorScheme}`);
      }
    }
  });

  test(`the actions of a row of ${prefix}/admin/auth-user are reached by keyboard`, async ({
    page,
  }) => {
    const { list, impersonation, dismiss } = words[locale].adminUser;
    const person = await newPerson({ name: longName });
    await signInAsAdmin(page, { prefix, to: "/admin/auth-user" });
    await visit(page, `${prefix}/admin/auth-user?searchValue=${person.email}`);
    await page.getByRole("button", { name: list.menu.replace("{name}", longName) }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: list.open })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox", { name: impersonation.reason })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("link", { name: dismiss })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${prefix}/admin/auth-user/${person.id}`);
  });
}
