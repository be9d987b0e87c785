import {
  fillInDetails,
  fillUp,
  reservableEvent,
  reservationOf,
  reservationsOf,
  reservingParts,
  runOut,
} from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { query } from "../../support/query.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { words } from "../../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const { reserving } = words.ja;
/** The rows that are there may not be more than the seats. */
const free = (sessionId: string) =>
  query("update event_session set seats_taken = 0 where id = $1", [sessionId]);

test("a hold that expired while typing is renewed, and the typed text stays [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, state: "held", seats: 2 });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await fillInDetails(page, "ja");
  await parts.field("agreed").check();
  await runOut(id);
  await parts.confirm.click();
  await expect(page).toHaveURL(/success$/);
  expect(await reservationsOf(email)).toMatchObject([{ id, state: "confirmed", seats: 2 }]);
});

test("an expired hold whose seats are taken offers the queue and keeps the typed text [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, state: "expired", seats: 2 });
  await fillUp(first);
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await expect(parts.main).toContainText(reserving.hold.over);
  await fillInDetails(page, "ja");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(parts.summary).toContainText(reserving.refusal.fullAgain);
  await expect(parts.field("note")).toHaveValue("20時に一度、席をはずします。");
  await expect(parts.field("phone")).not.toHaveValue("");
  await parts.join.click();
  await expect(page).toHaveURL(/\/user\/reservation\/[0-9a-f-]+\/detail/);
  const [, waiting] = await reservationsOf(email);
  expect(waiting).toMatchObject({ state: "waiting", event_session_id: first });
});

test("a session that is full has a queue to join, for a party that need not stay together [RT-9]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { newPath, first } = await reservableEvent([{ letter: "い", capacity: 4, seatsTaken: 4 }]);
  const email = await signIn(page, { to: `${newPath}?session=${first}&seats=3` });
  await expect(parts.main).toContainText(reserving.choose.full);
  await expect(parts.main).toContainText(reserving.wait.nobody);
  await page.getByRole("radio", { name: reserving.wait.fewer }).check();
  await parts.field("minSeats").fill("2");
  await parts.wait.click();
  await expect(page).toHaveURL(/\/user\/reservation\/[0-9a-f-]+\/detail/);
  const [waiting] = await reservationsOf(email);
  expect(waiting).toMatchObject({ state: "waiting", min_seats: 2 });
  await page.goto(`${newPath}?session=${first}&seats=3`);
  await expect(parts.main).toContainText(
    reserving.wait.waiting.replace("<num>{count, number}</num>", "1"),
  );
  await parts.wait.click();
  await expect(parts.summary).toContainText(reserving.refusal.alreadyWaiting);
});

test("seats taken meanwhile are reported, and the choice stays [RT-9]", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED .*seats/);
  const parts = reservingParts(page, "ja");
  const { newPath, first, second } = await reservableEvent([
    { letter: "い", capacity: 4 },
    { letter: "ろ", capacity: 4 },
  ]);
  await page.route("**/api/v1/seats*", (route) => route.abort());
  await signIn(page, { to: `${newPath}?session=${second}&seats=3` });
  await fillUp(second);
  await parts.hold.click();
  await expect(parts.summary).toContainText(reserving.refusal.full);
  await expect(parts.session(second)).toBeChecked();
  await expect(parts.people(3)).toBeChecked();
  await parts.session(first).check();
  await parts.hold.click();
  await expect(page).toHaveURL(/edit$/);
});

test("a person's own hold is continued, or released for other seats [RT-9]", async ({ page }) => {
  const parts = reservingParts(page, "ja");
  const { slug, newPath, first } = await reservableEvent();
  const email = await signIn(page, { to: newPath });
  await parts.hold.click();
  await expect(page).toHaveURL(/edit$/);
  const [held] = await reservationsOf(email);
  await page.goto(newPath);
  await page.getByRole("link", { name: reserving.own.resume }).click();
  await expect(page).toHaveURL(`/event/${slug}/reservation/${held?.id}/edit`);
  await page.goto(newPath);
  await page.getByRole("button", { name: reserving.own.release }).click();
  await expect(page.getByRole("button", { name: reserving.own.release })).toHaveCount(0);
  expect(await reservationsOf(email)).toMatchObject([{ state: "cancelled" }]);
  await parts.hold.click();
  await expect(page).toHaveURL(/edit$/);
  await parts.back.click();
  await expect(page).toHaveURL(`${newPath}?session=${first}&seats=1`);
  const states = (await reservationsOf(email)).map(({ state }) => state);
  expect(states).toEqual(["cancelled", "cancelled"]);
});

test("seats are live: a table that fills up turns into its queue [RT-9]", async ({ page }) => {
  const parts = reservingParts(page, "ja");
  const { newPath, first } = await reservableEvent();
  await signIn(page, { to: newPath });
  await expect(parts.hold).toBeVisible();
  await parts.people(4).check();
  await query("update event_session set seats_taken = 2 where id = $1", [first]);
  await expect(parts.main).toContainText(
    words.ja.reserving.choose.onlyLeft.replaceAll("{count, number}", "2"),
  );
  await fillUp(first);
  await expect(parts.wait).toBeVisible();
  await free(first);
  await expect(parts.hold).toBeVisible();
  await expect(parts.people(4)).toBeChecked();
});
