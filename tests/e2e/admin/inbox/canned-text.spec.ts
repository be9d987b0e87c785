import { expect, test } from "../../support/fixtures.ts";
import { newCannedText } from "../../support/organizer/inquiries.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { words } from "../../support/words.ts";

test("what is typed into a new canned text stays when another one is removed, and goes when it is added", async ({
  page,
}) => {
  const t = words.ja.adminInquiry.canned;
  const title = `消す定型文 ${crypto.randomUUID()}`;
  await newCannedText(title);
  await signInAsAdmin(page, { to: "/admin/canned-text" });
  const form = page.locator("#canned-new-form");
  await form.getByLabel(t.title).fill(`足す定型文 ${title}`);
  const other = page.getByRole("group").filter({ hasText: title });
  await other.getByText(title, { exact: true }).click();
  await other.getByRole("button", { name: t.remove }).click();
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(form.getByLabel(t.title)).toHaveValue(`足す定型文 ${title}`);
  await form.getByLabel(t.ja).fill("お預かりしています。");
  await form.getByRole("button", { name: t.add }).click();
  await expect(page.getByText(`足す定型文 ${title}`, { exact: true })).toBeVisible();
  await expect(form.getByLabel(t.title)).toHaveValue("");
});
