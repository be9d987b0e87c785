import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  fillInDetails,
  reservableEvent,
  reservationOf,
  reservationsOf,
  reservingParts,
} from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { query } from "../../support/query.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { forms, words } from "../../support/words.ts";

type Form = (typeof forms)[number];

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const seats = (locale: "ja" | "en") => (locale === "ja" ? "2席" : "2 seats");

/** From the choice of two seats to the ticket, as the person who signs in for it. */
async function reserve(page: Page, { prefix, locale }: Form, hasScript: boolean) {
  const { reserving } = words[locale];
  const parts = reservingParts(page, locale);
  const { slug, first, second, newPath } = await reservableEvent([
    { letter: "い", capacity: 4, seatsTaken: 1 },
    { letter: "ろ", capacity: 4 },
  ]);
  const email = await signIn(page, { prefix, to: `${newPath}?session=${second}&seats=2` });
  await expect(page).toHaveURL(`${prefix}${newPath}?session=${second}&seats=2`);
  await expect(parts.heading).toHaveText(reserving.choose.heading);
  await expect(parts.session(second)).toBeChecked();
  await expect(parts.people(2)).toBeChecked();
  await parts.session(first).check();
  if (hasScript) {
    const sum = page.getByRole("complementary", { name: reserving.sum.label });
    await expect(sum).toContainText("¥3,000");
    await expect(sum).toContainText(seats(locale));
  }
  await parts.hold.click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/event/${slug}/reservation/[0-9a-f-]+/edit$`));
  await expect(parts.heading).toHaveText(reserving.form.heading);
  await expect(parts.clock).toBeVisible();
  const [held] = await reservationsOf(email);
  expect(held).toMatchObject({ state: "held", seats: 2, event_session_id: first });
  await fillInDetails(page, locale);
  await parts.field("guest-2-nickname").fill("はるか");
  await parts.field("guest-2-language").selectOption("en");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(page).toHaveURL(`${prefix}/event/${slug}/reservation/${held?.id}/success`);
  await expect(parts.heading).toHaveText(reserving.success.heading);
  const [stored] = await reservationsOf(email);
  expect(stored).toMatchObject({
    state: "confirmed",
    ...(locale === "ja"
      ? { name: "森野 ことり", kana: "もりの ことり", phone: "09012345678" }
      : { name: "Mary Wells", kana: "", phone: "+442079460958" }),
    nickname: "ことり",
    guests: [{ nickname: "はるか", language: "en" }],
  });
  await expect(parts.main).toContainText(email);
  await expect(parts.main).toContainText(spokenCode(stored?.code ?? ""));
  await expect(page.getByRole("img", { name: words[locale].ticket.qr })).toBeVisible();
}

test("/event/{slug}/reservation/new, …/edit and …/success lead from seats to a ticket [RT-9] [RT-10] [RT-11]", async ({
  page,
}) => {
  await reserve(page, forms[0], true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("/en/event/{slug}/reservation/new, …/edit and …/success lead from seats to a ticket by plain forms [RT-9] [RT-10] [RT-11]", async ({
    page,
  }) => {
    await reserve(page, forms[2], false);
  });

  test("a refused form keeps the typed text [RT-10]", async ({ page }) => {
    await refuseAndMend(page);
  });

  test("each part of the day has its own choice of tables [RT-9]", async ({ page }) => {
    const parts = reservingParts(page, "ja");
    const { newPath, second } = await reservableEvent([
      { letter: "い", capacity: 4 },
      { letter: "い", capacity: 4, name: { ja: "夜の部" } },
    ]);
    const email = await signIn(page, { to: newPath });
    await parts.people(3).check();
    await parts.session(second).check();
    await parts.hold.click();
    await expect(page).toHaveURL(/edit$/);
    expect(await reservationsOf(email)).toMatchObject([{ event_session_id: second, seats: 3 }]);
  });
});

/** Sends what breaks three rules, and then mends it. */
async function refuseAndMend(page: Page) {
  const parts = reservingParts(page, "ja");
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, state: "held", seats: 1 });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await fillInDetails(page, "ja");
  await parts.field("kana").fill("森野");
  await parts.field("phone").fill("12");
  await parts.confirm.click();
  await expect(parts.summary).toBeFocused();
  await expect(parts.summary.getByRole("link")).toHaveCount(3);
  await expect(parts.field("name")).toHaveValue("森野 ことり");
  await expect(parts.field("note")).toHaveValue("20時に一度、席をはずします。");
  await expect(parts.field("kana")).toHaveAttribute("aria-invalid", "true");
  await parts.field("kana").fill("モリノ");
  await parts.field("phone").fill("090-1234-5678");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(page).toHaveURL(/success$/);
  expect(await reservationsOf(email)).toMatchObject([{ state: "confirmed", kana: "モリノ" }]);
}

test("a refused form keeps the typed text, and links its errors [RT-10]", async ({ page }) => {
  await refuseAndMend(page);
});

test("questions of the event and an address are asked for where they are needed [RT-10]", async ({
  page,
}) => {
  const parts = reservingParts(page, "ja");
  const { slug, first, eventId } = await reservableEvent();
  await query("update event set ships = true where id = $1", [eventId]);
  const questions = [
    {
      key: "experience",
      label: "重いゲームの経験",
      required: true,
      choices: [
        { key: "first", label: "はじめて" },
        { key: "often", label: "よく遊ぶ" },
      ],
    },
    { key: "from", label: "どちらから", required: false },
  ];
  await query("update event_text set questions = $2 where event_id = $1", [
    eventId,
    JSON.stringify(questions),
  ]);
  const email = await signIn(page);
  const [address] = await query<{ id: string }>(
    `insert into address (user_id, label, name, kana, postal_code, prefecture, city, street, phone, is_default)
     select id, '会社', '森野', 'もりの', '101-0041', '東京都', '千代田区', '1-2-3', '090-1234-5678', true
     from "user" where email = $1 returning id`,
    [email],
  );
  const id = await reservationOf(email, { eventSessionId: first, state: "held" });
  await page.goto(`/event/${slug}/reservation/${id}/edit`);
  await fillInDetails(page, "ja");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(parts.summary.getByRole("link")).toHaveCount(2);
  await page.getByRole("radio", { name: "よく遊ぶ" }).check();
  await parts.field("answer-from").fill("神田");
  await parts.field("addressId").selectOption(address?.id ?? "");
  await parts.confirm.click();
  await expect(page).toHaveURL(/success$/);
  expect(await reservationsOf(email)).toMatchObject([
    { answers: { experience: "often", from: "神田" }, address: { label: "会社" } },
  ]);
});

test("a ticket is printed alone, on white and on one page [RT-11]", async ({ page }) => {
  const { slug, first } = await reservableEvent();
  const email = await signIn(page);
  const id = await reservationOf(email, { eventSessionId: first, seats: 2 });
  await page.goto(`/event/${slug}/reservation/${id}/success`);
  const text = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("img", { name: words.ja.ticket.qr })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
