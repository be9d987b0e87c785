import type { Page } from "@playwright/test";
import { createGuestToken } from "@takujo/booking/reservation/index";
import { checkInLink } from "@takujo/contracts/booking/reservation/reservation-links";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { untilMailTo } from "../../support/mails.ts";
import { query } from "../../support/query.ts";
import { readQrOf } from "../../support/read-qr.ts";
import { newEmail } from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

const { friendSeat: ja } = words.ja;
const { friendSeat: en } = words.en;

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** A party without an account, whose page works for anyone with its link. */
async function party() {
  const event = await reservableEvent();
  const email = newEmail();
  const { id } = await withDatabase((db) =>
    createReservation(db, { eventSessionId: event.first, guestEmail: email, seats: 3 }),
  );
  const token = createGuestToken({ reservationId: id, email }, developmentSecret);
  return { id, path: `/reservation/guest/friends?${new URLSearchParams({ token })}` };
}

for (const javaScriptEnabled of [true, false]) {
  test(`a seat is sent to a friend, who takes it, shows the ticket and gives it back, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    page,
    browser,
    baseURL,
    userAgent,
  }) => {
    const { id, path } = await party();
    await page.goto(path);
    const row = page.locator(".party-places-list > li").nth(1);
    await row.locator("summary").click();
    await row.locator("[name=message]").fill("となりの席、あけてもらったよ。");
    await row.getByRole("button", { name: ja.places.make }).click();
    const link = await row.locator("input[readonly]").inputValue();
    await expect(row.locator("details")).not.toHaveAttribute("open");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await row.getByRole("button", { name: words.ja.sharing.copyUrl }).click();
    await expect(page.getByText(words.ja.sharing.copied).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectForEverybody(page, "the places of a party");

    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled,
      ...(userAgent && { userAgent }),
    });
    const friend = await context.newPage();
    const address = new URL(link);
    const response = await friend.goto(`/en${address.pathname}${address.search}`);
    expect(response?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    await expect(friend.getByText("となりの席、あけてもらったよ。")).toBeVisible();
    if (javaScriptEnabled) await expectForEverybody(friend, "the invitation");
    const email = newEmail();
    await friend.getByRole("textbox", { name: en.nickname }).fill("Takashi");
    await friend.getByRole("textbox", { name: en.email }).fill(email);
    await friend.getByRole("button", { name: en.take }).click();
    await expect(titleOf(friend)).toHaveText(en.ticket.heading);
    const [stored] = await query<{ code: string; seats: number; guests: object[] }>(
      "select code, seats, guests from reservation where id = $1",
      [id],
    );
    expect(stored).toMatchObject({ seats: 3, guests: [{ nickname: "Takashi", language: "en" }] });
    expect(await readQrOf(friend.locator(".ticket-stub svg"))).toBe(
      checkInLink(baseURL ?? "", `${stored?.code}2`),
    );
    const { text = "" } = await untilMailTo(email);
    expect(text).toContain("/en/reservation/friend/ticket?token=");

    await page.reload();
    await expect(row).toContainText("Takashi");
    await page.goto(`${address.pathname}${address.search}`);
    await expect(titleOf(page)).toHaveText(ja.taken.heading);

    await friend.locator(".guest-cancel summary").click();
    await friend.getByRole("button", { name: en.ticket.giveBackSubmit }).click();
    await expect(titleOf(friend)).toHaveText(en.ticket.returned);
    await page.goto(path);
    await expect(row).toContainText(ja.places.free);
    await context.close();
  });
}
