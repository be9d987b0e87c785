import type { Page } from "@playwright/test";
import {
  fillUp,
  reservableEvent,
  reservationOf,
  reservationsOf,
  reservingParts,
  runOut,
} from "../../support/booking/reservable.ts";
import { expect, passTime, stopClock, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { query } from "../../support/query.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { languages, words } from "../../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of 422/));

const longText = "WolfeschlegelsteinhausenbergerdorffVonHohenlohe".repeat(2).slice(0, 80);

for (const { prefix, locale } of languages) {
  test(`axe finds nothing in the steps of reserving in ${locale}, and none scrolls sideways`, async ({
    page,
  }) => {
    const parts = reservingParts(page, locale);
    const { slug, first, second, newPath, eventId } = await reservableEvent([
      { letter: "い", capacity: 4, seatsTaken: 1 },
      { letter: "ろ", capacity: 4, seatsTaken: 4 },
    ]);
    await query("update event_text set title = $2 where event_id = $1", [eventId, longText]);
    const email = await signIn(page, { prefix });
    await visit(page, prefix + newPath);
    await expectForEverybody(page, "seats to choose");
    await parts.wayOut(second);
    await expect(parts.wait).toBeVisible();
    await expectForEverybody(page, "a queue to join");
    const id = await reservationOf(email, { eventSessionId: first, state: "held", seats: 2 });
    if (locale === "ja") {
      await visit(page, newPath);
      await expectForEverybody(page, "one's own hold");
    }
    await visit(page, `${prefix}/event/${slug}/reservation/${id}/edit`);
    await parts.confirm.click();
    await expect(parts.summary).toBeFocused();
    await expectForEverybody(page, "the form refused");
    if (locale === "ja") {
      await runOut(id);
      await visit(page, `/event/${slug}/reservation/${id}/edit`);
      await expectForEverybody(page, "the hold over");
    }
    await query("update reservation set state = 'confirmed', name = $2 where id = $1", [
      id,
      longText,
    ]);
    if (locale === "ja") {
      await visit(page, `/event/${slug}/reservation/${id}/edit`);
      await expectForEverybody(page, "the change form");
    }
    await visit(page, `${prefix}/event/${slug}/reservation/${id}/success`);
    await expectForEverybody(page, "the ticket");
  });
}

test("the clock of a hold is silent but for five minutes, one minute and the end, and survives a reload [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { hold } = words.ja.reserving;
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const expiresAt = new Date(Date.now() + 600_000);
  const id = await reservationOf(email, { eventSessionId: first, state: "held", expiresAt });
  await stopClock(page);
  await visit(page, `/event/${slug}/reservation/${id}/edit`);
  const said = parts.main.getByRole("status").first();
  await passTime(page, 2_000);
  await expect(parts.clock).toContainText(/09:[45]\d/);
  await expect(parts.clock).toHaveAttribute("aria-live", "off");
  await expect(said).toBeEmpty();
  await passTime(page, 301_000);
  await expect(parts.clock).toContainText(/04:\d\d/);
  await expect(said).toHaveText(hold.atFive);
  await expect(page.locator(".hold-bar-low")).toHaveCount(0);
  await passTime(page, 240_000);
  await expect(said).toHaveText(hold.atOne);
  await expect(page.locator(".hold-bar-low")).toBeVisible();
  await passTime(page, 60_000);
  await expect(parts.clock).toContainText("00:00");
  await expect(said).toHaveText(hold.over);
  // Only the page's clock was changed: the server still knows the time left.
  await page.reload();
  await expect(parts.clock).toContainText(/09:[345]\d/);
});

test("the keyboard alone leads from the seats to the ticket [RT-9] [RT-10] [RT-11]", async ({
  page,
}) => {
  const { newPath, first, second } = await reservableEvent([
    { letter: "い", capacity: 4 },
    { letter: "ろ", capacity: 4 },
  ]);
  const email = await signIn(page, { to: newPath });
  const parts = reservingParts(page, "ja");
  const tabTo = async (target: ReturnType<Page["locator"]>) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isFocused()); presses++) {
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo(parts.people(1));
  await page.keyboard.press("ArrowRight");
  await expect(parts.people(2)).toBeChecked();
  await tabTo(parts.session(first));
  await page.keyboard.press("ArrowRight");
  await expect(parts.session(second)).toBeChecked();
  await tabTo(parts.hold);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/edit$/);
  for (const [name, text] of [
    ["name", "森野 ことり"],
    ["kana", "もりの ことり"],
    ["phone", "090-1234-5678"],
  ] as const) {
    await tabTo(parts.field(name));
    await page.keyboard.type(text);
  }
  await tabTo(parts.field("agreed"));
  await page.keyboard.press("Space");
  await tabTo(parts.field("agreed"));
  await tabTo(parts.confirm);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/success$/);
  expect(await reservationsOf(email)).toMatchObject([{ event_session_id: second, seats: 2 }]);
});

test("Enter in a field of the form means its own button, never the queue [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, state: "expired" });
  await fillUp(first);
  await visit(page, `/event/${slug}/reservation/${id}/edit`);
  for (const [name, text] of Object.entries({
    name: "森野",
    kana: "もりの",
    phone: "0312345678",
  })) {
    await parts.field(name).fill(text);
  }
  await parts.field("agreed").check();
  await parts.field("name").press("Enter");
  await expect(parts.join).toBeVisible();
  await query("update event_session set seats_taken = 0 where id = $1", [first]);
  await parts.field("name").press("Enter");
  await expect(page).toHaveURL(/success$/);
});
