import { receptionParts, receptionPath } from "../support/booking/reception.ts";
import {
  fillInDetails,
  reservableEvent,
  reservationsOf,
  reservingParts,
} from "../support/booking/reservable.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilMailTo } from "../support/mails.ts";
import { readQrOf } from "../support/read-qr.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
} from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

test.use({ viewport: { width: 390, height: 844 }, locale: "en-GB" });

test("a tourist reserves in English on a phone, shows the ticket without a signal at the door, and is let in [RT-9] [RT-11]", async ({
  page,
  browser,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(withoutNetwork);
  const { reserving, event, ticket, accountReservation, reservationMail } = words.en;
  const parts = reservingParts(page, "en");
  const { eventId, slug } = await reservableEvent([{ letter: "い", capacity: 4 }]);
  const email = newEmail();
  await fromOwnPlace(context);

  await page.goto(`/en/event/${slug}`);
  await page.getByRole("link", { name: event.choose }).first().click();
  const login = loginParts(page, "en");
  await login.email.fill(email);
  await login.send.click();
  await login.code.waitFor();
  await enterCode(page, await codeSentTo(email), "en");
  await parts.people(1).check();
  await parts.hold.click();
  await fillInDetails(page, "en");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(parts.heading).toHaveText(reserving.success.heading);
  expect((await reservationsOf(email))[0]).toMatchObject({ name: "Mary Wells", kana: "" });
  const mail = await untilMailTo(email, 2);
  expect(mail.text).toContain(reservationMail.confirmed.heading);

  await page.getByRole("link", { name: reserving.success.detail }).click();
  await expect(page.getByText(accountReservation.detail.pane.stored)).toBeVisible();
  const address = page.url();
  await page.goto("about:blank");
  await context.setOffline(true);
  await page.goto(address);
  await page.getByRole("button", { name: accountReservation.detail.pane.larger }).click();
  const shown = page
    .getByRole("dialog", { name: accountReservation.detail.pane.large })
    .getByRole("img", { name: ticket.qr });
  await expect(shown).toBeVisible();
  const read = new URL((await readQrOf(shown)) ?? "about:blank");

  const desk = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await signInAsAdmin(desk);
  await desk.goto(`${receptionPath(eventId)}?code=${read.searchParams.get("code")}`);
  const door = receptionParts(desk);
  await expect(door.told).toContainText(words.ja.reception.status.found);
  await expect(door.sheet).toContainText("Mary Wells");
  await door.admit(1).click();
  await expect(door.row("Mary Wells")).toContainText("1／1");
  await expect.poll(async () => (await reservationsOf(email))[0]?.state).toBe("attended");
  await context.setOffline(false);
  await desk.context().close();
});
