import {
  daysFromNow,
  reservableEvent,
  reservationOf,
  reservationsOf,
  reservingParts,
} from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { words } from "../../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const tables = [
  { letter: "い", capacity: 4 },
  { letter: "ろ", capacity: 4 },
];

test("/event/{slug}/reservation/{id}/edit moves a party to another table and adds a guest [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first, second } = await reservableEvent(tables);
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, seats: 1 });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await expect(parts.heading).toHaveText(words.ja.reserving.form.changeHeading);
  await expect(parts.field("name")).toHaveValue("森野 ことり");
  await parts.people(2).check();
  await parts.session(second).check();
  await parts.field("guest-2-nickname").fill("はるか");
  const sum = page.getByRole("complementary", { name: words.ja.reserving.sum.label });
  await expect(sum).toContainText("¥3,000");
  await expect(sum).toContainText("ろ");
  await parts.field("note").fill("遅れます");
  await parts.save.click();
  await expect(page).toHaveURL(new RegExp(`/user/reservation/${id}/detail`));
  const [stored] = await reservationsOf(email);
  expect(stored).toMatchObject({
    state: "confirmed",
    seats: 2,
    event_session_id: second,
    note: "遅れます",
  });
  expect(stored?.guests[0]?.nickname).toBe("はるか");
});

test("the second of two tabs is told what the first changed, and can continue [RT-10]", async ({
  page,
  context,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent(tables);
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, seats: 2 });
  const address = `/event/${slug}/reservation/${id}/edit`;
  await page.goto(address);
  const otherTab = await context.newPage();
  await otherTab.goto(address);
  const others = reservingParts(otherTab, "ja");
  await others.field("nickname").fill("べつのタブ");
  await others.save.click();
  await expect(otherTab).toHaveURL(/detail/);
  await otherTab.close();

  await parts.field("note").fill("こちらのメモ");
  await parts.save.click();
  await expect(parts.summary).toContainText(words.ja.reserving.refusal.changedMeanwhile);
  await expect(parts.main).toContainText(words.ja.reserving.form.current);
  await expect(parts.main.locator(".fact-list").first()).toContainText("べつのタブ");
  await expect(parts.field("note")).toHaveValue("こちらのメモ");
  expect(await reservationsOf(email)).toMatchObject([{ nickname: "べつのタブ", note: "" }]);
  await parts.save.click();
  await expect(page).toHaveURL(/detail/);
  expect(await reservationsOf(email)).toMatchObject([{ note: "こちらのメモ" }]);
});

test("asking for too many seats changes nothing and keeps the typed text [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent([{ letter: "い", capacity: 4, seatsTaken: 2 }]);
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, seats: 2 });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await parts.people(3).check();
  await parts.field("guest-3-nickname").fill("さんにんめ");
  await parts.save.click();
  await expect(parts.summary).toContainText(words.ja.reserving.refusal.fullChange);
  await expect(parts.field("guest-3-nickname")).toHaveValue("さんにんめ");
  expect(await reservationsOf(email)).toMatchObject([{ seats: 2, version: 1 }]);
});

test("after the deadline only texts can be changed [RT-10]", async ({ page }) => {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent([
    { letter: "い", capacity: 4, changeDeadline: daysFromNow(-1) },
  ]);
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, seats: 2 });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await expect(parts.main).toContainText(words.ja.reserving.form.seatsFixed);
  await expect(parts.field("seats")).toHaveCount(0);
  await parts.field("nickname").fill("こっこ");
  await parts.save.click();
  await expect(page).toHaveURL(/detail/);
  expect(await reservationsOf(email)).toMatchObject([{ nickname: "こっこ", seats: 2 }]);
});

test("reducing seats asks who stays away, and drops nobody else [RT-10]", async ({ page }) => {
  const { chooseDropped } = words.ja.reserving.form;
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent(tables);
  const email = await signIn(page);
  const guests = ["はるか", "そら"].map((nickname) => ({ nickname, language: "ja" as const }));
  const id = await reservationOf(email, { eventSessionId: first, seats: 3, guests });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await parts.people(2).check();
  await parts.save.click();
  await expect(parts.summary).toContainText(chooseDropped.replaceAll("{count, number}", "1"));
  expect(await reservationsOf(email)).toMatchObject([{ seats: 3, version: 1 }]);
  await page.getByRole("checkbox", { name: "はるか" }).check();
  await parts.save.click();
  await expect(page).toHaveURL(/detail/);
  expect(await reservationsOf(email)).toMatchObject([{ seats: 2, guests: [{ nickname: "そら" }] }]);
});
