import type { Page } from "@playwright/test";
import { reservableEvent, reservationOf } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { deedsOf } from "../support/organizer/deeds-of.ts";
import { newPerson, signInAsAdmin } from "../support/sign-in/admin.ts";
import { newEmail } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const { adminEvent, adminReservation, commons } = words.ja;

test("a form whose response was lost stays with a message, and takes effect once over resends", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const { eventId } = await reservableEvent();
  const email = await signInAsAdmin(page);
  await visit(page, `/admin/event?copy=${eventId}`);
  const dialog = page.getByRole("dialog");
  const day = dialog.getByLabel(adminEvent.copying.day);
  await day.fill("2031-05-17");
  let sent = 0;
  await page.route("**/admin/event.data*", async (route) => {
    if (route.request().method() !== "POST" || ++sent > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: adminEvent.copy }).click();
  await expect(dialog.getByRole("alert")).toHaveText(commons.form.lost);
  await expect(day).toHaveValue("2031-05-17");
  expect(await deedsOf(email)).toHaveLength(1);
  await dialog.getByRole("button", { name: adminEvent.copy }).click();
  await expect(page).toHaveURL(/\/admin\/event\/[0-9a-f-]{36}/);
  expect(sent).toBe(2);
  expect(await deedsOf(email)).toHaveLength(1);
});

/** The page of a reservation, where what forms send is collected and answered only when that is asked for. */
async function openReservation(page: Page) {
  const email = newEmail();
  await newPerson({ email });
  const { first } = await reservableEvent();
  const id = await reservationOf(email, { eventSessionId: first });
  await signInAsAdmin(page, { to: `/admin/reservation/${id}` });
  const answers = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route("**/admin/reservation/*.data*", async (route) => {
    if (route.request().method() === "POST") {
      sent.push(route.request().postData() ?? "");
      await answers.promise;
    }
    await route.fallback();
  });
  const save = page.getByRole("button", { name: adminReservation.staffNote.save });
  return { sent, answer: answers.resolve, save };
}

test("of two forms under way at once, each can be sent again once it is answered", async ({
  page,
}) => {
  const { sent, answer, save } = await openReservation(page);
  await page.locator("[name=staffNote]").fill("窓ぎわの席へ");
  await save.nth(0).click();
  await expect(page.locator("form[data-sent]")).toHaveCount(1);
  // By then, the first is known to be one that the router sends.
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() > then + 1_500, now);
  await page.locator("[name=personNote]").fill("静かな席");
  await save.nth(1).click();
  await expect(page.locator("form[data-sent]")).toHaveCount(2);
  answer();
  await expect(page.locator("form[data-sent]")).toHaveCount(0);
  expect(sent).toHaveLength(2);
});

test("what is typed on while a form is under way is sent by the next press, and a press without a change is not", async ({
  page,
}) => {
  const { sent, answer, save } = await openReservation(page);
  const note = page.locator("[name=staffNote]");
  await note.fill("窓ぎわ");
  await save.first().click();
  await save.first().click();
  await expect.poll(() => sent.length).toBe(1);
  await note.fill("窓ぎわの席へ");
  await save.first().click();
  answer();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.locator("form[data-sent]")).toHaveCount(0);
  await page.reload();
  await expect(note).toHaveValue("窓ぎわの席へ");
  expect(sent).toHaveLength(2);
});
