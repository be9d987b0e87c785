import { createUser } from "@takujo/db/testing/create-user";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

const reason = "電話での依頼。本人の操作が難しいため。";

/** Somebody whose role was changed, by an admin whom nobody else has. */
const newEntry = () =>
  withDatabase(async (db) => {
    const actor = await createUser(db, { name: "高橋 まこと", role: "admin" });
    const person = await createUser(db, { name: "小林 なぎさ" });
    await insertAuditEntry(db, {
      actorId: actor.id,
      action: "user.set-role",
      subject: { kind: "user", id: person.id },
      before: { role: "user" },
      after: { role: "admin,user" },
      reason,
    });
    // Done by nothing that this build has words for.
    await insertAuditEntry(db, {
      actorId: actor.id,
      action: "moon.paint",
      subject: { kind: "moon", id: "x".repeat(120) },
    });
    return { actorId: actor.id, personId: person.id };
  });

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/audit shows who changed what and why, also without a script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { actions, filters, earlier } = words[locale].adminAudit;
    const { personId } = await newEntry();
    await signInAsAdmin(page, { prefix, to: "/admin/audit" });
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await visit(page, `${prefix}/admin/audit`);
    const withoutScript = await context.newPage();
    await withoutScript.goto(`${prefix}/admin/audit`);
    for (const shown of [page, withoutScript]) {
      await shown.getByRole("searchbox", { name: filters.subject }).fill(personId);
      await shown.getByRole("button", { name: filters.submit }).click();
      const entry = shown.locator(".audit-entry");
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText("高橋 まこと");
      await expect(entry.getByRole("table")).toBeHidden();
      await entry.getByText(actions.user["set-role"]).click();
      await expect(entry.getByRole("row").nth(1)).toContainText("admin,user");
      await expect(entry).toContainText(reason);
      await expect(shown.getByRole("link", { name: earlier })).toHaveCount(0);
    }
    await context.close();
  });
}

test("an entry opens by keyboard, and one without words is shown by its name", async ({ page }) => {
  const { actorId } = await newEntry();
  await signInAsAdmin(page, { to: "/admin/audit" });
  await visit(page, `/admin/audit?actor=${actorId}`);
  const [newest, oldest] = [
    page.locator(".audit-entry").first(),
    page.locator(".audit-entry").last(),
  ];
  await expect(newest).toContainText("moon.paint");
  await oldest.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(oldest.getByRole("table")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(oldest.getByRole("link")).toBeFocused();
});

for (const { prefix } of languages) {
  test(`axe finds nothing on ${prefix}/admin/audit, and it never scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    const { actorId } = await newEntry();
    await signInAsAdmin(page, { prefix, to: "/admin/audit" });
    await visit(page, `${prefix}/admin/audit?actor=${actorId}`);
    for (const summary of await page.locator(".audit-entry > summary").all()) await summary.click();
    await expectForEverybody(page, "the audit with its entries open");
    await expectForEverybody(page, "nothing found", `${prefix}/admin/audit?subject=no-such-thing`);
  });
}
