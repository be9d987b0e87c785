import type { Page } from "@playwright/test";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { mailsTo, untilMailTo } from "../../support/mails.ts";
import { query } from "../../support/query.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

const t = words.ja.adminMessage;

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

/** An event with one guest who reads Japanese, one who reads English, and a party without an address. */
async function newEvening() {
  const { eventId, first } = await reservableEvent([{ letter: "い", capacity: 9 }]);
  const [nagi, dan] = [await newPerson(), await newPerson({ locale: "en" })];
  await withDatabase(async (db) => {
    const seat = { eventSessionId: first };
    await createReservation(db, { ...seat, userId: nagi.id, nickname: "なぎ", seats: 2 });
    await createReservation(db, { ...seat, userId: dan.id, nickname: "Dan" });
    await createReservation(db, { ...seat, name: "佐伯 よしこ", phone: "090-5512-4821" });
  });
  return { eventId, nagi, dan };
}

async function startWriting(
  page: Page,
  eventId: string,
  open: (page: Page, address: string) => Promise<unknown> = visit,
) {
  await open(page, `/admin/message?event=${eventId}`);
  await page.getByRole("button", { name: t.create.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.itemHeading);
}

/** As if the thirty seconds had passed and, at night, as if it were morning. */
const hurry = (path: string) =>
  query(
    `with due as (
       update message set send_at = now(), urgent_reason = 'test' where id = $1::uuid returning id
     )
     select graphile_worker.reschedule_jobs(array_agg(jobs.id), run_at => now())
     from graphile_worker.jobs, due where jobs.key = 'message-mail:' || due.id`,
    [path.split("/").at(-1)?.split("?")[0]],
  );

test("an organizer writes to an event's guests, sends a test, sends the message, and sees each outcome", async ({
  page,
}) => {
  test.slow();
  const { eventId, nagi, dan } = await newEvening();
  const email = await signInAsAdmin(page);
  await startWriting(page, eventId);
  const main = page.getByRole("main");
  await expect(main.getByText("佐伯 よしこ")).toBeVisible();
  await expect(main.getByText("090-5512-4821")).toBeVisible();

  // Missing parts are reported before sending.
  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  await expect(main.getByText(t.faults.subject)).toBeVisible();
  await expect(main.getByText(t.faults.body)).toBeVisible();

  await main.locator("#message-subject-ja").fill("点検のお知らせ");
  await main.locator("#message-body-ja").fill("さん、こんにちは。{なまえ}");
  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  await expect(main.getByText("{なまえ}").first()).toBeVisible();
  await main.locator("#message-body-ja").fill("さん、こんにちは。");
  await main.locator("#message-body-ja").press("Control+Home");
  await main.getByRole("button", { name: "呼び名" }).click();
  await expect(main.locator("#message-body-ja")).toHaveValue("{呼び名}さん、こんにちは。");
  await main.locator("#message-subject-en").fill("Elevator check");
  await main.locator("#message-body-en").fill("Hello {name}.");
  await main.getByRole("button", { name: t.bar.save, exact: true }).last().click();
  await expect(main.locator(".message-mail mark").first()).toHaveText(/なぎ|Dan/);
  await expectForEverybody(page, "writing a message");

  await main.getByRole("button", { name: t.preview.test }).click();
  const test1 = await untilMailTo(email, 2);
  expect(test1.subject).toMatch(/^【試し送り】点検のお知らせ$|^\[Test\] Elevator check$/);

  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t.ask.fixed)).toBeVisible();
  await dialog.getByRole("button", { name: t.ask.submit, exact: true }).dblclick();
  await expect(main.getByRole("button", { name: t.sending.takeBack })).toBeVisible();
  expect(await mailsTo(nagi.email)).toEqual([]);

  // Taken back, it is a draft again; then it is sent for good.
  await main.getByRole("button", { name: t.sending.takeBack }).click();
  await expect(main.locator("#message-body-ja")).toHaveValue("{呼び名}さん、こんにちは。");
  await main.getByRole("button", { name: t.bar.send, exact: true }).click();
  await dialog.getByRole("button", { name: t.ask.submit, exact: true }).click();
  await expect(main.getByRole("button", { name: t.sending.takeBack })).toBeVisible();
  await hurry(page.url());
  expect((await untilMailTo(nagi.email)).text).toContain("なぎさん、こんにちは。");
  expect((await untilMailTo(dan.email)).text).toContain("Hello Dan.");
  await expect(main.getByText(t.sending.done)).toBeVisible();
  await expect(main.locator('.message-recipient[data-state="sent"]')).toHaveCount(2);
  await expect(main.locator('.message-recipient[data-state="listed"]')).toHaveCount(1);
  expect(await mailsTo(nagi.email)).toHaveLength(1);
  await expectForEverybody(page, "a message that was sent");

  await main.getByRole("link", { name: t.sending.openCalls }).click();
  await expect(main.getByText("ことりさん、こんにちは。")).toBeVisible();
  await expect(main.getByRole("link", { name: "佐伯 よしこ" })).toBeVisible();
});

test("what two organizers write at the same time is not lost", async ({ page }) => {
  const { eventId } = await newEvening();
  await signInAsAdmin(page);
  await startWriting(page, eventId);
  const main = page.getByRole("main");
  const id = page.url().split("/").at(-1) ?? "";
  await query("update message set body_ja = 'ほかの人', version = version + 1 where id = $1", [id]);
  await main.locator("#message-body-ja").fill("わたしの文");
  await main.getByRole("button", { name: t.bar.save, exact: true }).last().click();
  await expect(main.getByText(t.refusal["changed-meanwhile"])).toBeVisible();
  await expect(main.locator("#message-body-ja")).toHaveValue("わたしの文");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is written, looked at and sent", async ({ page }) => {
    test.slow();
    const { eventId, nagi, dan } = await newEvening();
    await signInAsAdmin(page);
    await startWriting(page, eventId, (page, address) => page.goto(address));
    const main = page.getByRole("main");
    await main.locator("#message-subject-ja").fill("お知らせ");
    await main.locator("#message-body-ja").fill("{呼び名}さんへ");
    await main.getByRole("button", { name: t.bar.send, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.ask.submit, exact: true }).click();
    await expect(main.getByRole("button", { name: t.sending.takeBack })).toBeVisible();
    await hurry(page.url());
    expect((await untilMailTo(nagi.email)).text).toContain("なぎさんへ");
    // Everybody gets the Japanese where there is no English.
    expect((await untilMailTo(dan.email)).text).toContain("Danさんへ");
    await expect
      .poll(async () => {
        await page.reload();
        return main.getByText(t.sending.done).count();
      })
      .toBe(1);
  });
});
