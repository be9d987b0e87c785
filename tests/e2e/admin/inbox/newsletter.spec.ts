import { createReader } from "@takujo/db/testing/create-reader";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { mailsTo, untilMailTo } from "../../support/mails.ts";
import { query } from "../../support/query.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

// One at a time: each of them mails every reader there is.
test.describe.configure({ mode: "default" });
test.beforeEach(({ faults }) => faults.allow(/status of 422/));

const newReader = (options: Parameters<typeof createReader>[1] = {}) =>
  withDatabase((db) => createReader(db, options));

/** As if the thirty seconds had passed and, at night, as if it were urgent. */
const hurry = (path: string) =>
  query(
    `with due as (
       update message set send_at = now(), urgent_reason = 'test' where id = $1::uuid returning id
     )
     select graphile_worker.reschedule_jobs(array_agg(jobs.id), run_at => now())
     from graphile_worker.jobs, due where jobs.key = 'message-mail:' || due.id`,
    [path.split("/").at(-1)?.split("?")[0]],
  );

test("an organizer writes a newsletter, a reader stops it from the mail, and it is shown", async ({
  page,
}) => {
  test.slow();
  const t = words.ja.adminMessage;
  const [nagi, dan] = [
    await newReader({ name: "なぎ" }),
    await newReader({ name: "Dan", locale: "en" }),
  ];
  await signInAsAdmin(page, { to: "/admin/message" });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t.create.newsletter }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.newsletter.heading);
  await expect(main.getByText(t.newsletter.readers)).toBeVisible();
  await expect(main.getByRole("checkbox")).toHaveCount(0);

  // Reservation variables cannot be filled in.
  await main.locator("#message-subject-ja").fill("来月の会");
  await main.locator("#message-body-ja").fill("{呼び名}さん、{予約番号}");
  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  await expect(main.getByText("{予約番号}").first()).toBeVisible();
  await main.locator("#message-body-ja").fill("{呼び名}さん、こんにちは。");
  await main.locator("#message-subject-en").fill("Next month");
  await main.locator("#message-body-en").fill("Hello {name}.");
  await main.getByRole("button", { name: t.bar.save, exact: true }).last().click();
  await expect(main.locator(".message-mail pre")).toContainText("token=preview");
  await expectForEverybody(page, "writing a newsletter");

  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t.ask.newsletterFixed)).toBeVisible();
  await dialog.getByRole("button", { name: t.ask.submit, exact: true }).click();
  await expect(main.getByRole("button", { name: t.sending.takeBack })).toBeVisible();
  await hurry(page.url());
  expect((await untilMailTo(nagi.email)).text).toContain("なぎさん、こんにちは。");
  const english = await untilMailTo(dan.email);
  expect(english.text).toContain("Hello Dan.");
  await expect(main.getByText(t.sending.done)).toBeVisible();
  await expectForEverybody(page, "a newsletter that was sent");
  const { pathname } = new URL(page.url());
  await expectForEverybody(page, "the same in English", `/en${pathname}`);

  // The reader, in a browser that has never been here.
  const link = /https?:\/\/\S+\/newsletter\/unsubscribe\?token=\S+/.exec(english.text ?? "")?.[0];
  const context = await page.context().browser()?.newContext();
  const reader = await context?.newPage();
  if (!reader || !link) throw new Error("no link");
  await reader.goto(link);
  await reader.getByRole("button", { name: words.en.newsletter.action }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
    words.en.newsletter.stopped.heading,
  );
  await context?.close();
  const [profile] = await query<{ news_mail: boolean }>(
    "select news_mail from profile where user_id = $1",
    [dan.id],
  );
  expect(profile?.news_mail).toBe(false);
});

test("a bounced mail is shown with its reason, and can be sent again", async ({ page }) => {
  test.slow();
  const t = words.ja.adminMessage;
  const [wrong, full] = [await newReader({ name: "宛先なし" }), await newReader({ name: "満杯" })];
  await signInAsAdmin(page, { to: "/admin/message" });
  const [message] = await query<{ id: string }>(
    `insert into message (segments, subject_ja, body_ja, state, send_at, ended_at, made_by_id)
     values ('{}', 'お知らせ', '{呼び名}さんへ', 'done', now(), now(), 'somebody') returning id`,
  );
  await query(
    `insert into message_recipient (message_id, user_id, way, state, reason, status, at)
     values ($1, $2, 'mail', 'failed', 'bounced', '5.1.1', now()),
       ($1, $3, 'mail', 'failed', 'returned', '4.2.2', now())`,
    [message?.id, wrong.id, full.id],
  );
  await query("update profile set bounced_at = now() where user_id = $1", [wrong.id]);
  await query("update profile set soft_bounces = 3 where user_id = $1", [full.id]);
  await query("update message set urgent_reason = 'test' where id = $1", [message?.id]);
  await visit(page, `/admin/message/${message?.id}`);
  const row = (name: string) => page.locator(".message-recipient", { hasText: name });
  await expect(row("宛先なし")).toContainText("5.1.1");
  await expect(row("満杯")).toContainText("4.2.2");
  await expect(row("満杯")).toContainText("3通");
  await expectForEverybody(page, "mails that came back");

  await row("満杯").getByRole("button", { name: t.sending.resend }).click();
  expect((await untilMailTo(full.email)).text).toContain("満杯さんへ");
  await expect(row("満杯")).toHaveAttribute("data-state", "sent");
  await expect(row("宛先なし")).toHaveAttribute("data-state", "failed");
  await page
    .getByRole("button", { name: t.sending.resendAll.replace("{count, number}", "1") })
    .click();
  // The address is still the same.
  await expect(row("宛先なし")).toHaveAttribute("data-state", "skipped");
  expect(await mailsTo(wrong.email)).toEqual([]);
});
