import type { Page } from "@playwright/test";
import { countedOf, newEvent, newParty, newPartyOf } from "../../support/booking/parties.ts";
import { receptionParts, receptionPath, untilListStored } from "../../support/booking/reception.ts";
import { withoutNetwork } from "../../support/faults.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import { signIn, signOut } from "../../support/sign-in/sign-in.ts";
import { outdateStored, storedOn } from "../../support/stored-data.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

const guests = [{ nickname: "はるか", language: "en" as const }];

const totalOf = (eventId: string) =>
  withDatabase(async (db) => {
    const { paid } = await db
      .selectFrom("check_in")
      .innerJoin("reservation", "reservation.id", "check_in.reservation_id")
      .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
      .where("event_session.event_id", "=", eventId)
      .select(({ fn }) => fn.sum<string>("paid").as("paid"))
      .executeTakeFirstOrThrow();
    return Number(paid);
  });

for (const { prefix, locale } of languages) {
  test(`${prefix}/reception goes on without a network: in part, whole, twice, with money; then the database agrees`, async ({
    page,
    context,
    faults,
  }) => {
    test.slow();
    faults.allow(withoutNetwork);
    const { status, walkIn } = words[locale].reception;
    const parts = receptionParts(page, locale);
    const { eventId, sessionId } = await newEvent({ capacity: 8 });
    const inPart = await newPartyOf(sessionId, { seats: 2, guests });
    const whole = await newPartyOf(sessionId, {
      seats: 3,
      name: "渡辺 げん",
      kana: "わたなべ げん",
    });
    const twice = await newPartyOf(sessionId, { seats: 1, name: "藤井 けい", kana: "ふじい けい" });
    const path = prefix + receptionPath(eventId);
    await signInAsAdmin(page, { prefix, to: receptionPath(eventId) });
    await visit(page, path);
    await expect(parts.rows).toHaveCount(3);
    await untilListStored(page);

    await context.setOffline(true);
    await page.reload();
    await expect(parts.rows).toHaveCount(3);
    await expect(parts.offline).toBeVisible();

    await parts.row("森野 ことり").click();
    await expect(parts.told).toContainText(status.found);
    await expect(parts.person("ことり")).toBeChecked();
    await expect(parts.person("はるか")).toBeChecked();
    await parts.only.click();
    await expect(parts.row("森野 ことり")).toContainText("1／2");

    await parts.search.fill("ワタナベ");
    await expect(parts.rows).toHaveCount(1);
    await parts.search.press("Enter");
    await parts.admit(3).click();
    await expect(parts.row("渡辺 げん")).toContainText("3／3");
    await parts.search.fill("");

    // As a ticket that is read: twice.
    await page.goto(`${path}?code=${twice.code}`);
    await expect(parts.told).toContainText(status.found);
    await parts.admit(1).click();
    await expect(parts.row("藤井 けい")).toContainText("1／1");
    await page.goto(`${path}?code=${twice.code}`);
    await expect(parts.told).toContainText(status.duplicate);
    await expect(parts.sheet).toContainText(/\d{2}:\d{2}/);
    await expect(parts.undo).toHaveCount(1);

    // A walk-in, while there are seats.
    await parts.walkIn.click();
    await expect(parts.sheet).toContainText(locale === "ja" ? "のこり2" : "2 left");
    await parts.sheet.getByRole("textbox", { name: walkIn.nickname }).fill("とおる");
    await parts.sheet
      .getByRole("button", { name: walkIn.submit.replace("{count, number}", "1") })
      .click();
    await expect(parts.accepted).toContainText("とおる");
    await expect(parts.network).toContainText("4");
    expect(await countedOf(whole.id)).toMatchObject({ state: "confirmed", arrived: 0 });

    await context.setOffline(false);
    await expect(parts.online).toBeVisible();
    await expect
      .poll(() => countedOf(inPart.id))
      .toEqual({
        state: "attended",
        arrived: 1,
        marks: [[0]],
        paid: [2800],
      });
    expect(await countedOf(whole.id)).toMatchObject({
      arrived: 3,
      marks: [[0, 1, 2]],
      paid: [8400],
    });
    expect(await countedOf(twice.id)).toMatchObject({ arrived: 1, marks: [[0]], paid: [2800] });
    await expect.poll(() => totalOf(eventId)).toBe(16_800);
    await parts.menu.click();
    await expect(parts.sheet).toContainText("16,800");
    await expect(parts.rows.filter({ hasText: words[locale].reception.row.waiting })).toHaveCount(
      0,
    );
    await page.reload();
    await expect(parts.row("渡辺 げん")).toContainText("3／3");
    await expect.poll(async () => (await storedOn(page, "reception"))?.counts["mark"]).toBe(0);
  });
}

test("one person checked in by two phones without a network is shown as a conflict, and nothing is lost", async ({
  page,
  browser,
  faults,
  userAgent,
}) => {
  test.slow();
  faults.allow(withoutNetwork);
  const { id, eventId } = await newParty({ seats: 2 });
  const path = receptionPath(eventId);
  const other = await browser.newContext({
    baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
    viewport: { width: 390, height: 844 },
    ...(userAgent && { userAgent }),
  });
  const pages: Page[] = [page, await other.newPage()];
  for (const one of pages) {
    await signInAsAdmin(one, { to: path });
    await visit(one, path);
    await expect(receptionParts(one).rows).toHaveCount(1);
    await one.context().setOffline(true);
    const parts = receptionParts(one);
    await parts.rows.click();
    await parts.only.click();
    await expect(parts.rows).toContainText("1／2");
  }
  for (const one of pages) await one.context().setOffline(false);
  await expect
    .poll(() => countedOf(id))
    .toMatchObject({
      arrived: 1,
      marks: [[0], [0]],
      paid: [2800, 2800],
    });
  const { conflicts, tally } = words.ja.reception;
  for (const one of pages) {
    await one.reload();
    const parts = receptionParts(one);
    await expect(parts.conflictBar).toContainText("1件");
    await parts.conflictBar.getByRole("button").click();
    await expect(parts.sheet).toContainText(conflicts.twice);
    await expect(parts.sheet.locator(".rc-conflict li")).toHaveCount(2);
    await expect(parts.sheet).toContainText(tally.inConflict.replace("{sum}", "¥5,600"));
  }
  const [first] = pages;
  if (!first) return;
  await receptionParts(first).seen.click();
  await expect(receptionParts(first).conflictBar).toHaveCount(0);
  await expect
    .poll(() =>
      withDatabase((db) =>
        db.selectFrom("check_in").select("seen_at").where("reservation_id", "=", id).execute(),
      ),
    )
    .toEqual([{ seen_at: expect.any(Date) }, { seen_at: expect.any(Date) }]);
  await other.close();
});

test("a double tap checks in one party only, and a check-in can be undone with its payment", async ({
  page,
}) => {
  const { eventId, sessionId } = await newEvent({ capacity: 8 });
  const { id } = await newPartyOf(sessionId, { seats: 2, guests });
  const path = receptionPath(eventId);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  const parts = receptionParts(page);
  await expect(parts.rows).toHaveCount(1);
  // The second tap comes down on what the first one opened.
  await parts.rows.click();
  await parts.admit(2).dispatchEvent("click", { detail: 2 });
  await expect(parts.rows).toContainText("0／2");
  await parts.sheet.getByRole("radio", { name: words.ja.reception.methods.qr }).check();
  await parts.admit(2).dblclick();
  await expect(parts.accepted).toContainText("森野 ことりさん");
  await expect(parts.accepted).toContainText("QR ¥5,600");
  // Or on the list, once the sheet is closed.
  await parts.rows.dispatchEvent("click", { detail: 2 });
  await expect(parts.told).toContainText(words.ja.reception.status.idle);
  await expect
    .poll(() => countedOf(id))
    .toEqual({ state: "attended", arrived: 2, marks: [[0, 1]], paid: [5600] });
  await parts.takeBack.click();
  await expect(parts.told).toContainText(words.ja.reception.status.undone);
  await expect(parts.rows).toContainText("0／2");
  await expect.poll(() => countedOf(id)).toMatchObject({ state: "confirmed", arrived: 0 });
  // Later is a choice, too.
  await parts.sheet.getByRole("radio", { name: words.ja.reception.methods.later }).check();
  await parts.admit(2).click();
  await expect(parts.rows).toContainText("未払い ¥5,600");
  // The takings stay visible.
  await page.mouse.wheel(0, 3_000);
  await expect(parts.network).toBeInViewport();
});

test("a helper works at the door of one event until the right is withdrawn", async ({
  page,
  browser,
  faults,
  userAgent,
}) => {
  test.slow();
  faults.allow(/403|404/);
  const { id, code, eventId } = await newParty({ seats: 1 });
  const elsewhere = await newParty();
  const { helpers, gone, events } = words.ja.reception;
  const desk = await browser.newContext({
    baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
    ...(userAgent && { userAgent }),
  });
  const adminPage = await desk.newPage();
  const panel = `/admin/event/${eventId}/reception`;
  await signInAsAdmin(adminPage, { to: panel });
  await visit(adminPage, panel);
  const grant = async (person: string) => {
    await adminPage.getByRole("textbox", { name: helpers.person }).fill(person);
    await adminPage.getByRole("button", { name: helpers.grant }).click();
  };
  await grant("nobody@example.jp");
  await expect(adminPage.getByText(helpers.unknown)).toBeVisible();

  const ticket = `/admin/check-in?code=${code}`;
  const email = await signIn(page, { to: ticket });
  await expect(page).toHaveURL("/reception");
  await expect(page.getByText(events.none)).toBeVisible();
  expect((await page.goto(receptionPath(eventId)))?.status()).toBe(403);

  await grant(email);
  await expect(adminPage.getByText(email)).toBeVisible();
  await visit(page, ticket);
  await expect(page).toHaveURL(`${receptionPath(eventId)}?code=${code}`);
  const parts = receptionParts(page);
  await parts.admit(1).click();
  await expect.poll(() => countedOf(id)).toMatchObject({ arrived: 1 });
  expect((await page.goto(receptionPath(elsewhere.eventId)))?.status()).toBe(403);
  await page.goto(panel);
  await expect(page).toHaveURL("/");

  await visit(page, receptionPath(eventId));
  await expect(parts.rows).toHaveCount(1);
  await adminPage.getByRole("button", { name: new RegExp(helpers.revoke) }).click();
  await expect(adminPage.getByText(email)).toHaveCount(0);
  const isTold = page.getByText(gone.forbidden);
  const refresh = parts.sheet.getByRole("button", { name: words.ja.reception.settings.refresh });
  // Manually, unless the desk has synced meanwhile.
  await expect(async () => {
    if (await isTold.isVisible()) return;
    await parts.menu.click({ timeout: 1_000 });
    await refresh.click({ timeout: 1_000 });
    await expect(isTold).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await storedOn(page, "reception"))?.counts).toMatchObject({ list: 0, mark: 0 });
  await desk.close();
});

test("what a device stores is encrypted, and deleted in time and at sign-out", async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(withoutNetwork);
  const { eventId } = await newParty({ name: "ひみつの なまえ" });
  const path = receptionPath(eventId);
  const parts = receptionParts(page);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  await expect(parts.rows).toHaveCount(1);
  await expect.poll(async () => (await storedOn(page, "reception"))?.counts["list"]).toBe(1);
  const stored = await storedOn(page, "reception");
  expect(stored?.isExtractable).toBe(false);
  expect(stored?.text).not.toContain("ひみつ");
  await untilListStored(page);
  const document = await page.evaluate(async () =>
    (await caches.match(location.origin + location.pathname))?.text(),
  );
  expect(document).toContain("扉の前の会");
  expect(document).not.toContain("ひみつ");
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((address) => address.startsWith("/api/"))).toEqual([]);

  // Twelve hours after the event.
  await context.setOffline(true);
  await outdateStored(page, "reception", "list");
  await page.reload();
  await expect(page.getByText(words.ja.reception.gone.failed)).toBeVisible();
  expect((await storedOn(page, "reception"))?.counts["list"]).toBe(0);
  await context.setOffline(false);
  await expect(parts.rows).toHaveCount(1);

  await signOut(page);
  await expect.poll(() => storedOn(page, "reception")).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("the sheet shows the notes of the staff that were chosen for it, without a network too", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const parts = receptionParts(page);
  const { eventId, sessionId } = await newEvent();
  const person = await newPerson();
  const visitor = await newPartyOf(sessionId, { seats: 1, userId: person.id });
  await signInAsAdmin(page, { to: `/admin/reservation/${visitor.id}` });
  const { staffNote, done } = words.ja.adminReservation;
  const notes = { note: "入口に近い席へ", "note-person": "説明が聞こえやすい席を希望" };
  for (const [id, note] of Object.entries(notes)) {
    const form = page.locator(`#${id}`);
    await form.getByRole("textbox").fill(note);
    // The person's is shown there, the visit's is not.
    if (id === "note-person") await form.getByText(staffNote.atReception).click();
    await form.getByRole("button", { name: staffNote.save }).click();
    await expect(page.getByText(done.noted).first()).toBeVisible();
    await visit(page, `/admin/reservation/${visitor.id}`);
    await expect(page.locator(`#${id}`).getByRole("textbox")).toHaveValue(note);
  }
  const isShown = page.locator("#note-person").getByRole("switch");
  await expect(isShown).toBeChecked();

  await visit(page, receptionPath(eventId));
  await expect(parts.rows).toHaveCount(1);
  await untilListStored(page);
  await context.setOffline(true);
  await page.reload();
  await parts.rows.first().click();
  const shown = parts.sheet.locator(".rc-staff-note");
  await expect(shown).toHaveText([new RegExp(notes["note-person"])]);
  expect((await storedOn(page, "reception"))?.text).not.toContain("聞こえ");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs scripts; the list of receptions and a ticket's link do not", async ({
    page,
  }) => {
    const { code, eventId } = await newParty();
    for (const { prefix, locale } of languages) {
      const { needsScript, heading } = words[locale].reception;
      if (prefix === "") await signInAsAdmin(page, { to: "/reception" });
      await page.goto(`${prefix}/reception`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.goto(`${prefix}/admin/check-in?code=${code}`);
      await expect(page).toHaveURL(`${prefix}${receptionPath(eventId)}?code=${code}`);
      await expect(page.getByText(needsScript)).toBeVisible();
      const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await page.request.get(manifest ?? "");
      expect(await answer.json()).toMatchObject({
        scope: `${prefix}/reception`,
        start_url: `${prefix}/reception`,
        lang: locale,
      });
    }
  });
});
