import { receiveAnswer } from "@takujo/inbox/inquiry/index";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { untilMailTo } from "../../support/mails.ts";
import { inquiryFrom, newCannedText } from "../../support/organizer/inquiries.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

test("the organizer answers an inquiry with a canned text, by mail", async ({ page, baseURL }) => {
  const t = words.ja.adminInquiry;
  const { email, receipt, path } = await inquiryFrom(baseURL ?? "", "ja");
  await untilMailTo(email);
  const title = `定型文 ${receipt}`;
  await newCannedText(title);
  await signInAsAdmin(page);
  await visit(page, `/admin/inquiry?search=${receipt}`);
  await page.locator(`a[href*="${path}"]`).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("article").getByText(t.states.new, { exact: true })).toBeVisible();

  await main.getByRole("button", { name: t.write.canned }).click();
  await page.getByRole("menuitem", { name: title }).click();
  const field = main.getByRole("textbox", { name: t.write.label.split("{")[0] ?? "" });
  const text = "お預かりしています。";
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  await main.getByRole("button", { name: t.write.send }).click();
  await expect(
    main.getByRole("article").getByText(t.states.answered, { exact: true }),
  ).toBeVisible();
  await expect(field).toHaveValue("");

  const mail = await untilMailTo(email, 2);
  expect(mail.subject).toContain("Re: 【卓上】");
  expect(mail.text).toContain(text);

  await field.fill("席を確認");
  await main.getByRole("button", { name: t.write.note }).click();
  await expect(main.getByText("席を確認")).toBeVisible();
  await main.getByRole("button", { name: t.close }).click();
  await expect(main.getByRole("button", { name: t.reopen })).toBeVisible();
  await main.getByRole("combobox", { name: t.assignee.label }).selectOption("");
  await expect(page.getByText(t.done.assign).first()).toBeVisible();
});

test("an answer by mail is shown in the thread as text; thread, inbox and canned texts are accessible", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { id, email, receipt, path } = await inquiryFrom(baseURL ?? "", "ja");
  const hostile = "<b>3人です。</b>\n<script>alert(1)</script>";
  const file = `写真<i>${"長い".repeat(40)}.jpg`;
  await withDatabase(async (db) => {
    await db.updateTable("contact_inquiry").set({ state: "closed" }).where("id", "=", id).execute();
    const answer = { receipt, attachments: [] };
    const own = { mailId: "1".repeat(64), senderEmail: email, text: "行きます。" };
    await receiveAnswer(db, { ...answer, ...own });
    const other = { mailId: "2".repeat(64), senderEmail: "other@example.jp", text: hostile };
    await receiveAnswer(db, { ...answer, ...other, attachments: [file] });
  });
  await signInAsAdmin(page, { to: path });
  const t = words.ja.adminInquiry;
  const thread = page.getByRole("article");
  await expect(thread.getByText(t.states.new, { exact: true })).toBeVisible();
  await expect(thread.getByText(t.thread.answer)).toHaveCount(2);
  await expect(thread.getByText(hostile)).toBeVisible();
  await expect(
    thread.getByText(t.thread.from.replace("{address}", "other@example.jp")),
  ).toBeVisible();
  await expect(thread.getByText(t.thread.files.replace("{names}", file))).toBeVisible();
  for (const address of [path, "/admin/inquiry?view=all", "/en/admin/canned-text"]) {
    await expectForEverybody(page, address, address);
  }
});
