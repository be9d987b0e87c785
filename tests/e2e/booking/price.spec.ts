import { newEvent, newPartyOf } from "../support/booking/parties.ts";
import { receptionParts, receptionPath } from "../support/booking/reception.ts";
import {
  fillInDetails,
  reservableEvent,
  reservationsOf,
  reservingParts,
} from "../support/booking/reservable.ts";
import { expect, test, untilHydrated } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { choose } from "../support/organizer/combobox.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { signInOnPage } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

test.beforeEach(({ faults }) => {
  // Chromium reports every 4xx answer.
  faults.allow(/status of 4(?:09|22)/);
});

const prices = [{ key: "student", ja: "学生", en: "Student", yen: 1_000 }];

test("somebody reserves for a student with a code, after one that does not exist", async ({
  page,
}) => {
  const code = `E2E${Date.now()}`;
  await query(
    `insert into price_code (code, yen, valid_from, valid_until, made_by_id)
         values ($1, 300, now() - interval '1 day', now() + interval '1 day', 'nobody')`,
    [code],
  );
  const { slug, first } = await reservableEvent(undefined, { fee: 1_500, prices });
  await page.goto(`/event/${slug}`);
  await expect(page.getByRole("main")).toContainText("¥1,000〜");
  await expect(page.getByRole("main")).toContainText("一般 ¥1,500・学生 ¥1,000");
  const counts = page.locator("#kinds");
  await counts.getByLabel("学生 ¥1,000").selectOption("2");
  await counts.getByRole("button", { name: words.ja.event.choose }).click();

  await page.waitForURL(/\/auth\/login\?/);
  const to = new URL(page.url()).searchParams.get("redirect") ?? "";
  const email = await signInOnPage(page, { to });
  const parts = reservingParts(page, "ja");
  const total = parts.main.locator(".reserving-total").filter({ visible: true });
  await expect(parts.people(3)).toBeChecked();
  await expect(total).toContainText("¥3,500");
  await parts.people(2).check();
  await expect(parts.field("seat-3-kind")).toBeHidden();
  await expect(total).toContainText("¥2,500");
  await parts.session(first).check();
  await parts.hold.click();
  await expect(parts.field("seat-2-kind")).toHaveValue("student");
  await expect(total).toContainText("¥2,500");
  await fillInDetails(page, "ja");
  await parts.field("agreed").check();
  await parts.field("priceCode").fill("nosuchcode");
  await parts.confirm.click();
  await expect(parts.main).toContainText(words.ja.reserving.refusal.code.unknown);
  await expect(parts.field("seat-2-kind")).toHaveValue("student");
  await parts.field("priceCode").fill(code.toLowerCase());
  await parts.confirm.click();
  await expect(parts.heading).toHaveText(words.ja.reserving.success.heading);
  await expect(parts.main).toContainText("¥1,900");

  const [reservation] = await reservationsOf(email);
  await page.goto(`/user/reservation/${reservation?.id}/detail`);
  await expect(page.getByRole("main")).toContainText("一般 1席 ¥1,200・学生 1席 ¥700");

  await page.goto(`/event/${slug}/reservation/${reservation?.id}/edit`);
  await parts.people(3).check();
  await parts.save.click();
  await expect(page.getByRole("main")).toContainText("一般 2席 ¥2,400・学生 1席 ¥700");
  await page.goto(`/event/${slug}/reservation/${reservation?.id}/edit`);
  await parts.people(2).check();
  await expect(total).toContainText(words.ja.reserving.sum.open);
  await parts.main.getByText("2人目（学生）").click();
  await expect(total).toContainText("¥2,400");
  await parts.save.click();
  await expect(page.getByRole("main")).toContainText("一般 2席 ¥2,400");
});

test("the desk enters a student with a code, and takes it off again", async ({ page }) => {
  const { adminReservation: t } = words.ja;
  const code = `DESK${Date.now()}`;
  await query(
    `insert into price_code (code, percent, valid_from, valid_until, made_by_id)
         values ($1, 10, now() - interval '1 day', now() + interval '1 day', 'nobody')`,
    [code],
  );
  const table = { letter: "ろ", capacity: 4 };
  const { slug } = await reservableEvent([table], { fee: 1_500, prices });
  await signInAsAdmin(page, { to: `/admin/reservation/new?event=${slug}` });
  const main = page.getByRole("main");
  const student = main.getByLabel("学生 ¥1,000");
  const typed = main.locator("[name=priceCode]");
  await choose(page, main, t.create.session, "ろ");
  await main.locator("[name=seats]").fill("2");
  await main.locator("[name=name]").fill("電話 みお");
  await student.selectOption("1");
  await typed.fill("nosuchcode");
  await main.getByRole("button", { name: t.create.submit }).click();
  await expect(main).toContainText(t.refusal.code.unknown);
  await expect(student).toHaveValue("1");
  await typed.fill(code.toLowerCase());
  await main.getByRole("button", { name: t.create.submit }).click();
  await expect(main).toContainText("一般 1席 ¥1,350・学生 1席 ¥900");
  await expect(main).toContainText(code);
  await page.goto(`${new URL(page.url()).pathname}?ask=change`);
  // Scripts render the question again, and earlier typed text is lost.
  await untilHydrated(page);
  await page.locator("[name=priceCode]").fill("");
  await page.getByRole("button", { name: t.change.submit, exact: true }).click();
  await expect(main).toContainText("一般 1席 ¥1,500・学生 1席 ¥1,000");
});

test("the organizer makes a code, meets it in the list and stops it", async ({ page }) => {
  const { adminPriceCode: t } = words.ja;
  const code = `STOP${Date.now()}`;
  await signInAsAdmin(page, { to: "/admin/price-code" });
  const main = page.getByRole("main");
  const create = main.getByRole("button", { name: t.new.submit });
  await main.getByRole("textbox", { name: t.fields.code }).fill(code.toLowerCase());
  await main.getByRole("spinbutton", { name: t.fields.amount }).fill("500");
  await create.click();
  const row = main.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("1席 ¥500 引き");
  await main.getByRole("textbox", { name: t.fields.code }).fill(code);
  await main.getByRole("spinbutton", { name: t.fields.amount }).fill("500");
  await create.click();
  await expect(main).toContainText(t.refusal.taken);
  await expectForEverybody(page, "codes", "/admin/price-code");
  await main.getByRole("button", { name: t.stopCode.replace("{code}", code) }).click();
  await expect(row).toContainText(t.stopped);
  await expectForEverybody(page, "codes in English", "/en/admin/price-code");
});

test("the door corrects one person's price before they pay", async ({ page }) => {
  const { eventId, sessionId } = await newEvent();
  await query("update event set prices = $2 where id = $1", [eventId, JSON.stringify(prices)]);
  await newPartyOf(sessionId, { seats: 2, name: "学割 みお" });
  await signInAsAdmin(page, { to: receptionPath(eventId) });
  const parts = receptionParts(page);
  await parts.row("学割 みお").click();
  await expect(parts.sheet).toContainText("¥5,600");
  await parts.sheet.getByText(words.ja.reception.kinds.summary).click();
  await parts.sheet.locator("#kind-1").selectOption("student");
  await expect(parts.sheet.locator(".rc-pay")).toContainText("¥3,800");
  const stored = () =>
    query(
      "select kind from price_mark join reservation on id = reservation_id where name = '学割 みお'",
    );
  await expect.poll(stored).toEqual([{ kind: "student" }]);
});
