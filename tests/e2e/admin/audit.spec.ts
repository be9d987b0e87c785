import { createUser } from "@takujo/db/testing/create-user";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { test as plainTest, signInPlainAdmin } from "../support/plain-page.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

const reason = "電話での依頼。本人の操作が難しいため。";

/** A person whose role was changed, by this test's own admin. */
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

test("/admin/audit shows who changed what and why; entries open by click and by keyboard, and one without words is shown by its name", async ({
  page,
}) => {
  const { actions, filters, earlier } = words.ja.adminAudit;
  const { actorId, personId } = await newEntry();
  await signInAsAdmin(page);
  await visit(page, "/admin/audit");
  await page.getByRole("searchbox", { name: filters.subject }).fill(personId);
  await page.getByRole("button", { name: filters.submit }).click();
  const entry = page.locator(".audit-entry");
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("高橋 まこと");
  await expect(entry.getByRole("table")).toBeHidden();
  await entry.getByText(actions.user["set-role"]).click();
  await expect(entry.getByRole("row").nth(1)).toContainText("admin,user");
  await expect(entry).toContainText(reason);
  await expect(page.getByRole("link", { name: earlier })).toHaveCount(0);

  await visit(page, `/admin/audit?actor=${actorId}`);
  const [newest, oldest] = [entry.first(), entry.last()];
  await expect(newest).toContainText("moon.paint");
  await oldest.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(oldest.getByRole("table")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(oldest.getByRole("link")).toBeFocused();
});

for (const { prefix, locale } of languages) {
  plainTest(
    `${prefix}/admin/audit shows who changed what and why without a script`,
    async ({ plain }) => {
      const { actions, filters } = words[locale].adminAudit;
      const { personId } = await newEntry();
      await signInPlainAdmin(plain);
      await plain.goto(`${prefix}/admin/audit`);
      await plain.send(filters.submit, { subject: personId });
      expect(plain.document.querySelectorAll(".audit-entry")).toHaveLength(1);
      const shown = plain.text("details.audit-entry:not([open])");
      for (const part of ["高橋 まこと", actions.user["set-role"], "admin,user", reason]) {
        expect(shown).toContain(part);
      }
    },
  );

  test(`axe finds nothing on ${prefix}/admin/audit, and it never scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    const { actorId } = await newEntry();
    await signInAsAdmin(page, { prefix });
    await visit(page, `${prefix}/admin/audit?actor=${actorId}`);
    for (const summary of await page.locator(".audit-entry > summary").all()) await summary.click();
    await expectForEverybody(page, "the audit with its entries open");
    if (locale === "en") return;
    await expectForEverybody(page, "nothing found", "/admin/audit?subject=no-such-thing");
  });
}
