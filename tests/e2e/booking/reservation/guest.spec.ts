import type { Page } from "@playwright/test";
import { createGuestToken } from "@takujo/booking/reservation/index";
import { checkInLink } from "@takujo/contracts/booking/reservation/reservation-links";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { untilMailTo } from "../../support/mails.ts";
import { query } from "../../support/query.ts";
import { readQrOf } from "../../support/read-qr.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { newEmail } from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

const { adminReservation: desk, adminCallList: calls } = words.ja;

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const toldOn = (page: Page, text: string) => page.getByText(text).filter({ visible: true });
const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

interface StoredParty {
  id: string;
  code: string;
  state: string;
  seats: number;
  guests: { nickname: string }[];
}

const partyOf = async (name: string): Promise<StoredParty | undefined> =>
  (await query<StoredParty>("select * from reservation where name = $1", [name]))[0];

/** Fills in what the desk hears on the telephone. */
async function enter(page: Page, sessionId: string, party: Record<string, string>) {
  await page.locator("[name=sessionId]").selectOption(sessionId);
  for (const [name, text] of Object.entries(party)) {
    await page.locator(`main form [name=${name}]`).fill(text);
  }
}

/** The desk without scripts, where its chooser of sessions is a list; the guest with and without. */
test.describe("at the desk", () => {
  test.use({ javaScriptEnabled: false });

  for (const javaScriptEnabled of [true, false]) {
    test(`a guest on the telephone gets a link to the ticket, gives a seat back and cancels, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      page,
      browser,
      baseURL,
      userAgent,
    }) => {
      const said = words.en.guestReservation;
      const email = newEmail();
      const name = `電話 ${email.slice(0, 8)}`;
      const event = await reservableEvent();
      await signInAsAdmin(page);
      await page.goto(`/admin/reservation/new?event=${event.slug}`);
      await enter(page, event.first, { seats: "3", name, guests: "はるか\nBen", email });
      await page.locator("[name=language]").selectOption("en");
      await page.getByRole("button", { name: desk.create.submit }).click();
      await expect(toldOn(page, desk.done.added)).toBeVisible();
      await expect(page.getByRole("main")).toContainText("はるか、Ben");
      await expect(page.getByRole("main")).toContainText(email);

      const { text = "" } = await untilMailTo(email);
      const link = /https?:\/\/\S+(\/en\/reservation\/guest\?token=\S+)/.exec(text)?.[1] ?? "";
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        javaScriptEnabled,
        ...(userAgent && { userAgent }),
      });
      const guest = await context.newPage();
      const response = await guest.goto(link);
      expect(response?.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "same-origin",
        "x-robots-tag": "noindex, nofollow",
      });
      await expect(titleOf(guest)).toHaveText(said.confirmed.heading);
      const stored = await partyOf(name);
      expect(stored).toMatchObject({ state: "confirmed", seats: 3 });
      expect(await readQrOf(guest.locator(".ticket-stub svg"))).toBe(
        checkInLink(baseURL ?? "", stored?.code ?? ""),
      );
      const file = await guest.request.get(
        link.replace("/reservation/guest", "/reservation/guest/calendar.ics"),
      );
      expect(file.headers()).toMatchObject({ "content-type": "text/calendar; charset=utf-8" });
      expect(await file.text()).toContain("BEGIN:VEVENT");

      const main = guest.getByRole("main");
      const save = main.getByRole("button", { name: said.change.submit });
      await main.getByRole("combobox", { name: said.change.seats }).selectOption("2");
      await save.click();
      await expect(main.getByRole("alert")).toContainText(said.refusal.names);
      await main.getByRole("combobox", { name: said.change.seats }).selectOption("2");
      await main.locator("[name=nickname]").last().fill("");
      await save.click();
      await expect(toldOn(guest, said.done.change)).toBeVisible();
      expect(await partyOf(name)).toMatchObject({
        seats: 2,
        guests: [{ nickname: "はるか", language: "en" }],
      });
      await main.locator(".guest-cancel summary").click();
      await main.getByRole("button", { name: said.cancel.submit }).click();
      await expect(titleOf(guest)).toHaveText(said.over.heading);
      expect((await partyOf(name))?.state).toBe("cancelled");
      await guest.goto(link);
      await expect(main.getByRole("button")).toHaveCount(0);
      await context.close();
    });
  }

  test("a guest without an address waits for a full table, and gets the seats by telephone", async ({
    page,
  }) => {
    const name = `待ち ${newEmail().slice(0, 8)}`;
    const event = await reservableEvent([{ letter: "い", capacity: 2 }]);
    const { id: seated } = await withDatabase((db) =>
      createReservation(db, { eventSessionId: event.first, seats: 2 }),
    );
    await signInAsAdmin(page);
    await page.goto(`/admin/reservation/new?event=${event.slug}`);
    await enter(page, event.first, { seats: "2", name, phone: "090-5512-4821" });
    await page.getByRole("button", { name: desk.create.submit }).click();
    await expect(page.getByRole("main")).toContainText(desk.refusal["session-full"]);
    await page.locator("[name=wait]").check();
    await page.getByRole("button", { name: desk.create.submit }).click();
    await expect(toldOn(page, desk.done.queued)).toBeVisible();
    expect((await partyOf(name))?.state).toBe("waiting");

    await page.goto(`/admin/reservation/${seated}?ask=cancel`);
    await page.getByRole("textbox", { name: desk.cancel.reason }).fill("本人から電話");
    await page.getByRole("checkbox", { name: desk.cancel.isTold }).check();
    await page.getByRole("button", { name: desk.cancel.submit }).click();
    await expect(toldOn(page, desk.done.cancelled)).toBeVisible();
    await page.goto(`/admin/call-list?event=${event.eventId}`);
    const row = page.locator(".call-row").filter({ hasText: name });
    await expect(row).toContainText(/返事は .+ まで/);
    await expect(page.locator(".call-script")).toContainText("2席をお取りしています");
    await row.getByRole("button", { name: calls.offerAnswer.coming }).click();
    await expect(toldOn(page, calls.done.accepted)).toBeVisible();
    expect(await partyOf(name)).toMatchObject({ state: "confirmed", seats: 2 });
  });
});

for (const { prefix, locale } of languages) {
  const said = words[locale].guestReservation;

  test(`${prefix}/reservation/guest shows an offer and takes it by its button alone; a wrong link shows nothing; axe finds nothing`, async ({
    page,
  }) => {
    const event = await reservableEvent();
    const guestEmail = newEmail();
    const { id } = await withDatabase((db) =>
      createReservation(db, {
        ...{ eventSessionId: event.first, guestEmail, seats: 2, state: "offered" },
        expiresAt: new Date(Date.now() + 3_600_000),
        name: "森野 ことり",
      }),
    );
    const token = createGuestToken({ reservationId: id, email: guestEmail }, developmentSecret);
    const path = `${prefix}/reservation/guest?${new URLSearchParams({ token })}`;
    for (const wrong of [
      path.slice(0, -1),
      `${prefix}/reservation/guest`,
      `${path}${"x".repeat(300)}`,
    ]) {
      await page.goto(wrong);
      await expect(titleOf(page)).toHaveText(said.invalid.heading);
    }
    await expectForEverybody(page, "an offer", path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(titleOf(page)).toHaveText(said.offered.heading);
    const state = async () =>
      (await query<{ state: string }>("select state from reservation where id = $1", [id]))[0]
        ?.state;
    expect(await state()).toBe("offered");
    await page.locator('.guest-answers [value="accept"]').press("Enter");
    await expect(titleOf(page)).toHaveText(said.confirmed.heading);
    expect(await state()).toBe("confirmed");
    await page.locator(".guest-cancel summary").click();
    await expectForEverybody(page, "the ticket");
  });
}
