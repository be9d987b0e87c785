import type { Page } from "@playwright/test";
import { reserveFor } from "../support/booking/account-reservations.ts";
import { newClosableEvent, payFor, textBehind } from "../support/booking/money.ts";
import { newEvent, newPartyOf } from "../support/booking/parties.ts";
import { receptionParts, receptionPath, untilListStored } from "../support/booking/reception.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

test.beforeEach(({ faults }) => {
  // Chromium reports every 4xx answer.
  faults.allow(/status of 4(?:09|22)/);
});

const { adminMoney } = words.ja;
const { evening: t } = adminMoney;
const mainOf = (page: Page) => page.getByRole("main");
const boxOf = (page: Page, name: string) => mainOf(page).getByRole("region", { name });

test("the organizer corrects an evening, closes it with a difference and a reason, and opens it again", async ({
  page,
}) => {
  const { eventId } = await newClosableEvent();
  await signInAsAdmin(page, { to: "/admin/money?month=2018-05" });
  const main = mainOf(page);
  await expect(main.getByRole("link", { name: "会計の夜" }).first()).toBeVisible();
  await page.goto(`/admin/money/${eventId}`);
  const sums = main.locator(".money-sums");
  await expect(sums).toContainText("¥11,200");
  await expect(sums).toContainText("−¥5,600");
  await expect(boxOf(page, t.open.heading)).toContainText("佐々木 みお");

  await page.goto(`/admin/money/${eventId}?ask=refund`);
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: t.correction.submit });
  await dialog.getByLabel(t.correction.amount).fill("１，４００円");
  await add.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel(t.correction.reason).fill("早退のため半額");
  await dialog.getByLabel(t.correction.party).selectOption({ index: 2 });
  await add.click();
  await expect(page.getByText(adminMoney.done.corrected).filter({ visible: true })).toBeVisible();
  await expect(boxOf(page, t.corrections.heading)).toContainText("早退のため半額");
  await expect(boxOf(page, t.corrections.heading)).toContainText("−¥1,400");
  await expect(boxOf(page, t.methods.heading)).toContainText("¥4,200");

  const closing = boxOf(page, t.closing.heading);
  await closing.getByText(t.closing.coins).click();
  await closing.locator('[name="coin1000"]').fill("14");
  await closing.locator('[name="changeFund"]').fill("10,000");
  const submit = closing.getByRole("button", { name: /しめる/ });
  await expect(closing).toContainText("¥14,000（つり銭を引くと ¥4,000）");
  await expect(submit).toHaveText("差 −¥200 のまま、しめる");
  await submit.click();
  await expect(closing.getByText(adminMoney.refusal.reason).first()).toBeVisible();
  await closing.getByLabel(t.closing.reason).fill("つり銭のまちがい");
  await submit.click();
  await expect(page.getByText(adminMoney.done.closed).filter({ visible: true })).toBeVisible();
  await expect(closing).toContainText("理由：つり銭のまちがい");
  await expect(boxOf(page, t.methods.heading)).toContainText("−¥200");
  await expect(main.getByRole("button", { name: t.corrections.add })).toHaveCount(0);

  await closing.getByRole("link", { name: t.closing.reopen }).click();
  await dialog.getByLabel(t.closing.reopenReason).fill("かぞえなおす");
  await dialog.getByRole("button", { name: t.closing.reopen }).click();
  await expect(page.getByText(adminMoney.done.reopened).filter({ visible: true })).toBeVisible();
  await expect(boxOf(page, t.closing.former)).toContainText("かぞえなおす");
});

test("the desk issues a receipt, reissues it with a corrected name, and voids it", async ({
  page,
}) => {
  const { eventId, paidId } = await newClosableEvent();
  await signInAsAdmin(page, { to: `/admin/money/${eventId}` });
  const main = mainOf(page);
  const receipts = boxOf(page, t.receipts.heading);
  await receipts.getByText(t.receipts.make).click();
  await receipts.getByRole("link", { name: "森野 ことり" }).click();
  await expect(page).toHaveURL(`/admin/money/receipt/${paidId}`);
  const { form, issued, reissue, makeVoid } = adminMoney.receipt;
  await main.getByLabel(form.addressee).fill("𒀀商店");
  await main.getByRole("button", { name: form.submit }).click();
  await expect(main.getByText("印字できない字があります：𒀀").first()).toBeVisible();
  await main.getByLabel(form.addressee).fill("株式会社みのも");
  await main.getByRole("radio", { name: form.honorifics.onchu }).check({ force: true });
  await main.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(adminMoney.done.issued).filter({ visible: true })).toBeVisible();
  await expect(main.getByText(form.nothing)).toBeVisible();

  await main.getByRole("link", { name: /を再発行$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(form.addressee).fill("株式会社みなも");
  await dialog.getByRole("button", { name: reissue.submit }).click();
  await expect(page.getByText(adminMoney.done.reissued).filter({ visible: true })).toBeVisible();
  const copy = boxOf(page, issued.heading).getByRole("link", { name: /-2 のPDF/ });
  const text = await textBehind(page.request, await copy.getAttribute("href"));
  expect(text).toContain("株式会社みなも御中");
  expect(text).toContain("再発行");
  expect(text).toContain("¥5,600");

  await main.getByRole("link", { name: /を無効にする$/ }).click();
  await dialog.getByLabel(makeVoid.reason).fill("金額のまちがい");
  await dialog.getByRole("button", { name: makeVoid.submit }).click();
  await expect(page.getByText(adminMoney.done.voided).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole("button", { name: form.submit })).toBeVisible();
});

test("a person gets a receipt from the page of their reservation", async ({ page }) => {
  const email = await signIn(page);
  const { id } = await reserveFor(email, { state: "attended", startsInDays: -2 });
  const address = `/user/reservation/${id}/detail`;
  const { receipt } = words.ja.accountReservation;
  await page.goto(address);
  await expect(mainOf(page).getByRole("region", { name: receipt.heading })).toHaveCount(0);
  await payFor(id, 3000);
  await expectForEverybody(page, "with a receipt to issue", address);
  const section = mainOf(page).getByRole("region", { name: receipt.heading, exact: true });
  await expect(section).toContainText("¥3,000");
  await section.getByLabel(receipt.form.addressee).fill("Anna Lindqvist");
  await section.getByRole("button", { name: receipt.form.submit }).click();
  await expect(page.getByText(receipt.done.issued).filter({ visible: true })).toBeVisible();
  const link = section.getByRole("link", { name: /R-\d{4}-\d{4}/ });
  const text = await textBehind(page.request, await link.getAttribute("href"));
  expect(text).toContain("AnnaLindqvist");
  expect(text).toContain("領収書");
  await expect(section.getByRole("button", { name: receipt.form.submit })).toHaveCount(0);
});

test("the door links to a party's receipt and to the event's takings, which link back once closed", async ({
  page,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { eventId, sessionId } = await newEvent();
  const { id } = await newPartyOf(sessionId, { seats: 2, name: "森野 ことり" });
  await signInAsAdmin(page, { to: receptionPath(eventId) });
  const { row, sheet, menu } = receptionParts(page);
  await row("森野 ことり").click();
  await sheet.getByRole("button", { name: /2人を受けつける・現金 ¥5,600/ }).click();
  await row("森野 ことり").click();
  const link = sheet.getByRole("link", { name: words.ja.reception.party.receipt });
  await expect(link).toHaveAttribute("href", `/admin/money/receipt/${id}`);
  await expect
    .poll(
      async () => (await query("select 1 from check_in where reservation_id = $1", [id])).length,
    )
    .toBe(1);
  await link.click();
  await expect(page).toHaveURL(`/admin/money/receipt/${id}`);
  await expect(mainOf(page)).toContainText("受けとった額 ¥5,600");
  await visit(page, receptionPath(eventId));
  await menu.click();
  await sheet.getByRole("link", { name: words.ja.reception.tally.close }).click();
  await expect(page).toHaveURL(`/admin/money/${eventId}`);
  await expect(mainOf(page).locator(".money-sums")).toContainText("¥5,600");

  // Once it is closed, the door says so, on devices that lose the network as well.
  const closing = boxOf(page, t.closing.heading);
  await closing.locator('[name="cash"]').fill("5600");
  await closing.getByRole("button", { name: t.closing.submit }).click();
  await expect(closing).toContainText(t.closing.state.closed);
  await visit(page, receptionPath(eventId));
  const closed = mainOf(page).locator(".rc-closed-bar");
  await expect(closed).toHaveText(/^会計は \d\d:\d\d にしめてあります/);
  await untilListStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(mainOf(page).getByRole("button", { name: "すべて 1組" })).toBeVisible();
  await page.context().setOffline(false);
});

test("payments taken while the takings page is open are not closed unseen", async ({ page }) => {
  const { eventId, paidId } = await newClosableEvent();
  await signInAsAdmin(page);
  await visit(page, `/admin/money/${eventId}`);
  const closing = boxOf(page, t.closing.heading);
  await closing.locator('[name="cash"]').fill("5600");
  await payFor(paidId, 1000, "qr");
  await closing.getByRole("button", { name: t.closing.submit }).click();
  await expect(closing.getByText(adminMoney.refusal["changed-meanwhile"])).toBeVisible();
});

for (const { prefix, locale } of languages) {
  test(`the pages about money are for everybody, ${locale}`, async ({ page }) => {
    test.slow();
    const { eventId, paidId } = await newClosableEvent();
    await signInAsAdmin(page, { prefix });
    const question = `/admin/money/${eventId}?ask=sale`;
    for (const address of [
      "/admin/money?month=2018-05",
      `/admin/money/${eventId}`,
      `/admin/money/receipt/${paidId}`,
      ...(locale === "ja" ? [question] : []),
    ]) {
      await expectForEverybody(page, address, `${prefix}${address}`);
    }
  });
}
