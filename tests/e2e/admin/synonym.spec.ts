import { randomUUID } from "node:crypto";
import { expect, test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { words } from "../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

test("the organizer adds a synonym, which visitors' searches use, and removes it; the list is accessible", async ({
  page,
}) => {
  const t = words.ja.adminSynonym;
  const word = `zq${randomUUID().slice(0, 8)}`;
  const events = page.getByRole("main").getByRole("region", {
    name: words.ja.search.kind.event,
  });
  await signInAsAdmin(page, { to: "/admin/content/news" });
  await page.getByRole("link", { name: words.ja.adminContent.synonyms }).click();
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: t.label }).first();
  await field.fill("ひとつだけ");
  await main.getByRole("button", { name: t.add }).click();
  await expect(main.getByRole("alert")).toHaveText(t.refusal.words);
  await expect(field).toHaveValue("ひとつだけ");
  await field.fill(`花札、${word}`);
  await main.getByRole("button", { name: t.add }).click();
  await expect(page.getByText(t.done.saved).first()).toBeVisible();

  await page.goto(`/search?q=${word}`);
  await expect(events).toContainText("花札");

  await page.goto("/admin/synonym");
  const name = t.removeWords.replace("{words}", `花札、${word}`);
  await main.getByRole("button", { name }).click();
  await expect(page.getByText(t.done.removed).first()).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(events).toHaveCount(0);
  for (const address of ["/admin/synonym", "/en/admin/synonym"]) {
    await expectForEverybody(page, address, address);
  }
});
