import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import {
  accountReservationParts,
  othersWait,
  reserveFor,
  stateOf,
} from "../support/booking/account-reservations.ts";
import { daysFromNow } from "../support/booking/reservable.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

const longTitle = "ながいながい題名の会".repeat(6) + "Donaudampfschifffahrtsgesellschaft".repeat(2);
const longWord = "WolfeschlegelsteinhausenbergerdorffVonHohenlohe".repeat(2).slice(0, 80);

for (const { prefix } of languages) {
  test(`axe finds nothing on the pages of reservations at ${prefix}/user/reservation, however long their texts, and none scrolls sideways [RT-23]`, async ({
    page,
  }) => {
    const email = await signIn(page, { prefix });
    await expectForEverybody(page, `${prefix}/user/reservation`, `${prefix}/user/reservation`);
    const long = { title: longTitle, note: longWord, name: longWord, kana: longWord };
    const confirmed = await reserveFor(email, {
      ...long,
      guests: [{ nickname: "ながいなまえのひと", language: "en" }],
      history: [{ cause: "hold" }, { cause: "confirm" }],
    });
    await reserveFor(email, { ...long, state: "held" });
    const offer = { ...long, state: "offered", minSeats: 1, expiresAt: daysFromNow(1.9) };
    const offered = await reserveFor(email, offer);
    const waiting = await reserveFor(email, { ...long, state: "waiting" });
    await othersWait(waiting.sessionId, 9);
    const over = await reserveFor(email, { ...long, state: "no-show", startsInDays: -400 });
    const gone = await reserveFor(email, { ...long, state: "lapsed" });
    for (const path of [
      "/user",
      "/user/reservation",
      confirmed.detail,
      `${confirmed.detail}?ask=cancel`,
      offered.detail,
      waiting.detail,
      over.detail,
      `/user/reservation/${offered.id}/offer`,
      `/user/reservation/${gone.id}/offer`,
    ]) {
      await expectForEverybody(page, prefix + path, prefix + path);
    }
  });
}

test("a ticket is dark on light at night too, small and large", async ({ page }) => {
  const { ticketCode } = accountReservationParts(page, "ja");
  const email = await signIn(page);
  const { detail } = await reserveFor(email, {});
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, detail);
  const paper = page.locator(".ticket-pane");
  await expect(paper).toHaveCSS("background-color", "rgb(255, 253, 248)");
  await expect(ticketCode).toBeVisible();
  await page.getByRole("button", { name: words.ja.accountReservation.detail.pane.larger }).click();
  await expect(page.locator(".large-ticket .ticket")).toHaveCSS(
    "background-color",
    "rgb(255, 253, 248)",
  );
  await expectAccessible(page, "the large ticket");
});

test("with the keys alone the ticket is shown and hidden, and the seats are given back", async ({
  page,
}) => {
  const { accountReservation: said } = words.ja;
  const email = await signIn(page);
  const { id, detail } = await reserveFor(email, {});
  await visit(page, detail);
  const larger = page.getByRole("button", { name: said.detail.pane.larger });
  await larger.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: said.detail.pane.large });
  await expect(large).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(larger).toBeFocused();

  await page.getByRole("button", { name: said.detail.changes.cancel }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: said.detail.ask.confirmed.heading });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect((await stateOf(id))?.state).toBe("confirmed");
  await page.getByRole("button", { name: said.detail.changes.cancel }).press("Enter");
  await question.getByRole("button", { name: said.detail.ask.accept.confirmed }).press("Enter");
  await expect(page.getByRole("main")).toContainText(said.detail.status.cancelled);
  expect((await stateOf(id))?.state).toBe("cancelled");
});

async function expectLargeTicket(page: Page) {
  const { larger, large } = words.ja.accountReservation.detail.pane;
  await page.getByRole("button", { name: larger }).click();
  const dialog = page.getByRole("dialog", { name: large });
  await expect(dialog.getByRole("img", { name: words.ja.ticket.qr })).toBeVisible();
}

test("a loaded page shows its ticket without a network", async ({ page, context, faults }) => {
  // The browser and the router log later requests, those of the service worker too, as failed.
  faults.allow(withoutNetwork);
  const email = await signIn(page);
  const { detail } = await reserveFor(email, {});
  await visit(page, detail);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await expectLargeTicket(page);
  await context.setOffline(false);
});

test("a page shows its ticket when the network fails before it has checked the session", async ({
  page,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const email = await signIn(page);
  const { detail } = await reserveFor(email, {});
  const asked = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("session-host"),
  );
  await page.route("**/assets/session-host*.js", (route) => route.abort("internetdisconnected"));
  await visit(page, detail);
  await asked;
  await expectLargeTicket(page);
});
