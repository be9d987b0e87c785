import { type Browser, devices, type Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { expectAccessible } from "../../support/axe.ts";
import {
  fillInDetails,
  reservableEvent,
  reservationsOf,
  reservingParts,
  untilMorning,
} from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { mailsTo, untilMailTo } from "../../support/mails.ts";
import {
  codeSentTo,
  enterCode,
  fromOwnPlace,
  loginParts,
  newEmail,
} from "../../support/sign-in/sign-in.ts";
import { words } from "../../support/words.ts";

const phone = { ...devices["Pixel 7"].viewport };
const desktop = { width: 1280, height: 800 };

const visitors = [
  { prefix: "", locale: "ja", viewport: phone, on: "a phone" },
  { prefix: "/en", locale: "en", viewport: desktop, on: "a desktop" },
] as const;

type Visitor = (typeof visitors)[number];

async function signInOnTheWay(page: Page, { locale }: Visitor, email: string) {
  const parts = loginParts(page, locale);
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(page, await codeSentTo(email), locale);
}

async function findEventAndReserve(page: Page, visitor: Visitor, email: string, slug: string) {
  const { prefix, locale } = visitor;
  const { reserving, event } = words[locale];
  const parts = reservingParts(page, locale);
  await page.goto(`${prefix}/event/${slug}`);
  await page.getByRole("link", { name: event.choose }).first().click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await signInOnTheWay(page, visitor, email);
  await expect(page).toHaveURL(`${prefix}/event/${slug}/reservation/new`);
  await parts.people(2).check();
  await parts.hold.click();
  await expect(parts.clock).toBeVisible();
  await parts.confirm.click();
  await expect(parts.summary).toBeFocused();
  await expectAccessible(page, "refused details");
  await fillInDetails(page, locale);
  await parts.field("guest-2-nickname").fill("はるか");
  await parts.field("agreed").check();
  await parts.confirm.click();
  await expect(parts.heading).toHaveText(reserving.success.heading);
  const [reservation] = await reservationsOf(email);
  return { id: reservation?.id ?? "none", code: spokenCode(reservation?.code ?? "") };
}

async function expectMail(email: string, count: number, text: string) {
  const mail = await untilMailTo(email, count);
  expect(mail.text).toContain(text);
  return mail;
}

async function joinTheQueue(browser: Browser, visitor: Visitor, email: string, slug: string) {
  const { prefix, locale, viewport } = visitor;
  const context = await browser.newContext({ viewport });
  await fromOwnPlace(context);
  const page = await context.newPage();
  const parts = reservingParts(page, locale);
  await page.goto(`${prefix}/event/${slug}/reservation/new`);
  await signInOnTheWay(page, visitor, email);
  await expect(parts.wait).toBeVisible();
  await parts.wait.click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/user/reservation/[0-9a-f-]+/detail`));
  return page;
}

for (const visitor of visitors) {
  const { prefix, locale, viewport, on } = visitor;

  test(`on ${on}, a visitor of ${prefix}/event/{slug} signs in on the way, reserves, changes and gives back; who waits is offered the seats and accepts [RT-9] [RT-10] [RT-11] [RT-23]`, async ({
    page,
    browser,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await page.setViewportSize(viewport);
    await fromOwnPlace(page.context());
    const { accountReservation, offer, reserving } = words[locale];
    const parts = reservingParts(page, locale);
    const { slug } = await reservableEvent([{ letter: "い", capacity: 2 }]);
    const [first, second] = [newEmail(), newEmail()];

    const { id, code } = await findEventAndReserve(page, visitor, first, slug);
    const confirmed = words[locale].reservationMail.confirmed.heading;
    await expectMail(first, 2, code);
    await expectMail(first, 2, confirmed);

    const waiter = await joinTheQueue(browser, visitor, second, slug);
    await expectMail(second, 2, words[locale].reservationMail.waiting.heading);

    await page.getByRole("link", { name: reserving.success.detail }).click();
    await expect(page).toHaveURL(`${prefix}/user/reservation/${id}/detail`);
    await page.getByRole("link", { name: accountReservation.detail.changes.details }).click();
    await parts.field("note").fill("遅れます");
    await parts.save.click();
    await expect(page).toHaveURL(new RegExp(`/user/reservation/${id}/detail`));
    await expectMail(first, 3, words[locale].reservationMail.changed.heading);

    await page.getByRole("main").getByText(accountReservation.detail.changes.cancel).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: accountReservation.detail.ask.accept.confirmed, exact: true })
      .click();
    await expect.poll(async () => (await reservationsOf(first))[0]?.state).toBe("cancelled");
    await expectMail(first, 4, words[locale].reservationMail.cancelled.heading);

    await untilMorning();
    const offered = await expectMail(second, 3, words[locale].reservationMail.offer.heading);
    const link = /https?:\/\/\S+\/offer\b/.exec(offered.text)?.[0] ?? "no link";
    expect(new URL(link).pathname).toMatch(new RegExp(`^${prefix}/user/reservation/`));
    await waiter.goto(new URL(link).pathname);
    await expect(waiter.getByRole("heading", { level: 1 })).toHaveText(offer.heading);
    await waiter.getByRole("main").getByRole("button").first().click();
    await expect.poll(async () => (await reservationsOf(second))[0]?.state).toBe("confirmed");
    await expectMail(second, 4, confirmed);
    expect((await mailsTo(first)).length).toBe(4);
    await waiter.context().close();
  });
}
