import { receptionParts, receptionPath } from "../support/booking/reception.ts";
import {
  daysFromNow,
  fillInDetails,
  reservableEvent,
  reservationOf,
  reservationsOf,
  reservingParts,
} from "../support/booking/reservable.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { newEmail, signIn } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

test.beforeEach(({ faults }) => {
  // Chromium reports every 4xx answer.
  faults.allow(/status of 4(?:09|22)/);
});

const idOf = async (email: string) => {
  const [user] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
  return user?.id ?? "nobody";
};

test("the organizer offers a pass and sells one; it pays for a seat on a phone, and the door expects nothing", async ({
  page,
  browser,
}) => {
  const { adminPass: t, adminUser, pass } = words.ja;
  const name = `3回券${Date.now()}`;
  const title = `前の夜${Date.now()}`;
  // A past event, which no list of upcoming events shows, and which counts for stamps.
  const past = await reservableEvent(undefined, { startsAt: daysFromNow(-1), title });
  // There may be one already: there is one at a time.
  await query(
    `insert into pass_kind (name_ja, name_en, visits, yen, days, stamps, made_by_id, made_at)
     values ('スタンプカード', 'Stamp card', 1, 0, 90, 10, 'nobody', now() - interval '30 days') on conflict do nothing`,
  );

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  const email = newEmail();
  await signIn(guest, { email, to: "/user/reservation" });
  await reservationOf(email, { eventSessionId: past.first, state: "attended", arrived: 1 });

  await signInAsAdmin(page, { to: "/admin/pass" });
  const main = page.getByRole("main");
  const form = main.getByRole("region", { name: t.new.sale.heading });
  await form.getByRole("textbox", { name: t.fields.ja }).fill(name);
  await form.getByRole("textbox", { name: t.fields.en }).fill("Three visits");
  await form.getByRole("spinbutton", { name: t.fields.visits }).fill("3");
  await form.getByRole("spinbutton", { name: t.fields.yen }).fill("4000");
  await form.getByRole("spinbutton", { name: t.fields.days }).fill("181");
  await form.getByRole("button", { name: t.new.sale.submit }).click();
  await expect(form.getByRole("spinbutton", { name: t.fields.days })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await form.getByRole("spinbutton", { name: t.fields.days }).fill("180");
  await form.getByRole("button", { name: t.new.sale.submit }).click();
  await expect(main.getByRole("row").filter({ hasText: name })).toContainText("¥4,000");
  await expectForEverybody(page, "passes", "/admin/pass");

  const userId = await idOf(email);
  await page.goto(`/admin/auth-user/${userId}`);
  const box = main.getByRole("region", { name: t.person.heading });
  await expect(box).toContainText("スタンプ 1/10");
  await box.locator('[name="kindId"]').selectOption({ label: `${name}（3回・¥4,000）` });
  await box.locator('[name="how"]').selectOption("qr");
  await box.locator('[name="eventId"]').first().selectOption(past.eventId);
  await box.getByRole("button", { name: t.person.submit, exact: true }).click();
  await expect(page.locator(".toast").getByText(adminUser.done.passAdded)).toBeVisible();
  await expect(box).toContainText(name);
  await expect(box).toContainText("残り3/3回");
  const sales = await query(
    "select kind, taken, method from money_correction where event_id = $1",
    [past.eventId],
  );
  expect(sales).toEqual([{ kind: "sale", taken: 4_000, method: "qr" }]);

  await guest.goto("/user/reservation");
  const own = guest.getByRole("region", { name: pass.heading });
  await expect(own).toContainText("残り3回");
  await expect(own.getByRole("img", { name: "スタンプ10個のうち1個" })).toBeVisible();
  const night = await reservableEvent(undefined, { fee: 1_500, startsAt: daysFromNow(100) });
  await guest.goto(night.newPath);
  const parts = reservingParts(guest, "ja");
  await parts.people(2).check();
  await parts.hold.click();
  await fillInDetails(guest, "ja");
  await parts.field("agreed").check();
  await parts.field("passSeats").selectOption("1");
  await expect(parts.main.locator(".reserving-total")).toContainText("¥1,500");
  await parts.confirm.click();
  await expect(parts.heading).toHaveText(words.ja.reserving.success.heading);
  await expect(parts.main).toContainText("回数券 1席");
  const [reservation] = (await reservationsOf(email)).filter(
    ({ event_session_id }) => event_session_id === night.first,
  );
  await guest.goto(`/event/${night.slug}/reservation/${reservation?.id}/edit`);
  await parts.field("passSeats").selectOption("2");
  await parts.save.click();
  await expect(guest).toHaveURL(/detail/);
  await expect(parts.main).toContainText("回数券 2席");
  await guest.goto("/user/reservation");
  await expect(own).toContainText("残り1回");
  await expectForEverybody(guest, "own passes", "/user/reservation");
  await phone.close();

  await page.goto(receptionPath(night.eventId));
  const door = receptionParts(page);
  await expect(door.row("森野 ことり")).toContainText("回数券2席");
  await door.row("森野 ことり").click();
  await expect(door.sheet).toContainText("スタンプ 1/10");
  await expect(door.sheet).not.toContainText("¥1,500");
});
