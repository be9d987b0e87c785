import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { editorParts } from "../../support/organizer/editor.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

const idOf = (table: "news" | "article", slug: string) =>
  withDatabase(async (db) => {
    const row = await db
      .selectFrom(table)
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    return row.id;
  });

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/content and its pages never scroll sideways, and axe finds nothing on them`, async ({
    page,
    faults,
  }) => {
    test.slow();
    // What looks for faults would also look into the frame, where nothing runs.
    faults.allow(/frame is sandboxed/);
    const news = await idOf("news", "typhoon-and-snow-policy");
    const article = await idOf("article", "deep-not-long");
    await signInAsAdmin(page, { prefix });
    const pages = [
      "/admin/content/news",
      `/admin/content/news/${news}`,
      `/admin/content/news/${news}/revision`,
    ];
    // The same pages, with less in them or with a question before them.
    const states = [
      "/admin/content/legal?search=no-such-text",
      `/admin/content/article/${article}?ask=archive`,
    ];
    for (const path of locale === "ja" ? [...pages, ...states] : pages) {
      await expectForEverybody(page, path, prefix + path);
    }
  });
}

test("a draft of /admin/content is written by keyboard alone", async ({ page }) => {
  const { adminContent, contentEditor } = words.ja;
  const parts = editorParts(page, "ja");
  await signInAsAdmin(page);
  await visit(page, "/admin/content/faq");
  await page.getByRole("button", { name: adminContent.create.faq }).focus();
  await page.keyboard.press("Enter");
  await parts.field("ja", "question").focus();
  await page.keyboard.type("鍵盤だけで書けますか");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: contentEditor.markdown.heading }).first(),
  ).toBeFocused();
  await parts.field("ja", "answer").focus();
  await page.keyboard.type("はい");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page
    .getByRole("group")
    .getByRole("button", { name: contentEditor.markdown.bold })
    .first()
    .press("Enter");
  await expect(parts.field("ja", "answer")).toHaveValue("**はい**");
  await expect(parts.field("ja", "answer")).toBeFocused();
  // The browser can undo what it typed.
  await page.keyboard.press("Control+z");
  await expect(parts.field("ja", "answer")).toHaveValue("はい");
  await expect(parts.saved).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: contentEditor.publication.discard }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: contentEditor.ask.discard }).press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/admin\/content\/faq/);
});
