import {
  daysFromNow,
  reservableEvent,
  reservationsOf,
  reservingParts,
} from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { words } from "../../support/words.ts";

const { choose, sum } = words.ja.reserving;
const evening = { name: { ja: "夜の部" }, startsAt: daysFromNow(300.3) };

test("two people see which tables seat them side by side, and nothing is chosen for them [RT-9]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { newPath, first, second, slug } = await reservableEvent([
    { letter: "い", capacity: 4, seatsTaken: 3 },
    { letter: "ろ", capacity: 4, seatsTaken: 1 },
    { letter: "は", capacity: 4, seatsTaken: 4 },
  ]);
  const email = await signIn(page, { to: newPath });
  await expect(parts.heading).toHaveText(choose.heading);
  await expect(parts.people(1)).toBeChecked();
  await expect(parts.main.locator('[name="session"]:checked')).toHaveCount(0);
  await expect(parts.main.locator(".seat-card")).toHaveCount(2);

  await parts.people(2).check();
  await expect(parts.main).toContainText("2人なら、ろ卓でとなり同士に座れます。");
  await expect(parts.main.locator(".seat-card")).toHaveCount(1);

  // The button is never disabled: it names what is missing.
  await parts.hold.click();
  await expect(parts.main.getByRole("alert").first()).toContainText(choose.askForSession);
  await expect(parts.session(second)).toBeFocused();
  await expect(page).toHaveURL(newPath);

  await parts.session(second).check();
  const total = page.getByRole("complementary", { name: sum.label });
  await expect(total).toContainText("ろ卓、となり同士の2席");

  await parts.wayOut(first);
  await expect(parts.people(1)).toBeChecked();
  await expect(parts.session(first)).toBeChecked();
  await parts.people(3).check();
  await expect(parts.main.locator(".reserving-lost").first()).toContainText("3人では座れません");
  await parts.people(1).check();
  await expect(parts.session(first)).toBeChecked();
  await parts.hold.click();
  await expect(page).toHaveURL(new RegExp(`/event/${slug}/reservation/[0-9a-f-]+/edit$`));
  expect(await reservationsOf(email)).toMatchObject([{ seats: 1, event_session_id: first }]);
});

test("parts of the day are tabs that say how many tables fit, by the arrow keys too [RT-9]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { newPath, second } = await reservableEvent([
    { letter: "い", capacity: 4 },
    { letter: "い", capacity: 4, ...evening },
    { letter: "ろ", capacity: 4, seatsTaken: 3, ...evening },
  ]);
  await signIn(page, { to: `${newPath}?seats=2` });
  const tabs = parts.main.getByRole("tab");
  await expect(tabs).toHaveCount(2);
  await expect(tabs.nth(1)).toContainText("1卓");
  await parts.people(1).check();
  await expect(tabs.nth(1)).toContainText("2卓");
  await tabs.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(parts.session(second)).toBeVisible();
});

test("open seating is the last card, and the event is named on top [RT-9]", async ({ page }) => {
  const parts = reservingParts(page, "ja");
  const { newPath, first } = await reservableEvent(
    [
      { capacity: 20, name: { ja: "自由席" } },
      { letter: "い", capacity: 4 },
    ],
    { title: "ひらいた席の会" },
  );
  await signIn(page, { to: newPath });
  await expect(parts.main.locator(".reserving-event")).toContainText("ひらいた席の会");
  const last = parts.main.locator(".seat-card").last();
  await expect(last).toContainText("自由席");
  await last.getByRole("radio").check();
  await expect(parts.session(first)).toBeChecked();
  await parts.hold.click();
  await expect(page).toHaveURL(/edit$/);
});
