import { randomInt } from "node:crypto";
import { receiveAnswer } from "@takujo/inbox/inquiry/index";
import { sendInquiry } from "../../support/send-inquiry.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { untilMailTo } from "../support/mails.ts";
import { withDatabase } from "../support/with-database.ts";
import { words } from "../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

/** As a visitor does it; gives the page of the organizer on which it is. */
async function inquiryFrom(origin: string, replyLocale: "ja" | "en") {
  const address = [10, ...Array.from({ length: 3 }, () => randomInt(256))].join(".");
  const { response, email } = await sendInquiry(origin, {
    headers: { "x-forwarded-for": address },
    locale: replyLocale,
    replyLocale,
  });
  const { receipt } = (await response.json()) as { receipt: string };
  const { id } = await withDatabase((db) =>
    db
      .selectFrom("contact_inquiry")
      .select("id")
      .where("receipt", "=", receipt)
      .executeTakeFirstOrThrow(),
  );
  return { id, email, receipt, path: `/admin/inquiry/${id}` };
}

const newText = (title: string) =>
  withDatabase((db) =>
    db
      .insertInto("canned_text")
      .values({ title, ja: "お預かりしています。", en: "We have what you lost." })
      .execute(),
  );

for (const locale of ["ja", "en"] as const) {
  test(`the organizer answers an inquiry with a canned text, by mail in the person's language (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const t = words.ja.adminInquiry;
    const { email, receipt, path } = await inquiryFrom(baseURL ?? "", locale);
    await untilMailTo(email);
    const title = `定型文 ${receipt}`;
    await newText(title);
    await signInAsAdmin(page, { to: "/admin/inquiry" });
    await visit(page, `/admin/inquiry?search=${receipt}`);
    await page.locator(`a[href*="${path}"]`).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("article").getByText(t.states.new, { exact: true })).toBeVisible();

    await main.getByRole("button", { name: t.write.canned }).click();
    await page.getByRole("menuitem", { name: title }).click();
    const field = main.getByRole("textbox", { name: t.write.label.split("{")[0] ?? "" });
    const text = locale === "en" ? "We have what you lost." : "お預かりしています。";
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    await main.getByRole("button", { name: t.write.send }).click();
    await expect(
      main.getByRole("article").getByText(t.states.answered, { exact: true }),
    ).toBeVisible();
    await expect(field).toHaveValue("");

    const mail = await untilMailTo(email, 2);
    expect(mail.subject).toContain(locale === "en" ? "Re: Takujo" : "Re: 【卓上】");
    expect(mail.text).toContain(text);

    await field.fill("席を確認");
    await main.getByRole("button", { name: t.write.note }).click();
    await expect(main.getByText("席を確認")).toBeVisible();
    await main.getByRole("button", { name: t.close }).click();
    await expect(main.getByRole("button", { name: t.reopen })).toBeVisible();
    await main.getByRole("combobox", { name: t.assignee.label }).selectOption("");
    await expect(page.getByText(t.done.assign).first()).toBeVisible();
  });
}

test("what somebody answered by mail stands in the thread, as text, and for everybody", async ({
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
  await expectForEverybody(page, "answers by mail", path);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an inquiry is answered with a canned text, and an empty reply is refused in words", async ({
    page,
    baseURL,
  }) => {
    const t = words.ja.adminInquiry;
    const { email, receipt, path } = await inquiryFrom(baseURL ?? "", "ja");
    await untilMailTo(email);
    await newText(`定型文 ${receipt}`);
    await signInAsAdmin(page, { to: path });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: t.write.send }).click();
    await expect(main.getByText(t.refusal.empty)).toBeVisible();
    await page.goto(path);
    await main.getByRole("button", { name: t.write.canned }).click();
    await page.getByRole("link", { name: `定型文 ${receipt}` }).click();
    await main.getByRole("button", { name: t.write.send }).click();
    await expect(
      main.getByRole("article").getByText(t.states.answered, { exact: true }),
    ).toBeVisible();
    expect((await untilMailTo(email, 2)).text).toContain("お預かりしています。");
  });
});

test("the inbox, an inquiry and the canned texts are for everybody", async ({ page, baseURL }) => {
  test.slow();
  const { path } = await inquiryFrom(baseURL ?? "", "ja");
  await signInAsAdmin(page, { to: "/admin/inquiry" });
  for (const address of ["/admin/inquiry?view=all", path, "/en/admin/canned-text"]) {
    await expectForEverybody(page, address, address);
  }
});
