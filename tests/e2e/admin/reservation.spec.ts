import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { parse } from "csv-parse/sync";
import {
  addReservation,
  stateOf,
  twoEvents,
  twoTables,
} from "../support/booking/organized-reservations.ts";
import { reservableEvent, reservationOf } from "../support/booking/reservable.ts";
import { expect, passTime, stopClock, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { untilMailTo } from "../support/mails.ts";
import { comboboxOf, searchOf } from "../support/organizer/combobox.ts";
import { query } from "../support/query.ts";
import { newPerson, signInAsAdmin } from "../support/sign-in/admin.ts";
import { newEmail } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

const { adminReservation: ja } = words.ja;

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

const mainOf = (page: Page) => page.getByRole("main");
const rowsOf = (page: Page) => mainOf(page).locator("tbody > tr");
const dialogOf = (page: Page) => page.getByRole("dialog");
/** In a toast, or without JavaScript in the page. */
const toldOn = (page: Page, text: string) => page.getByText(text).filter({ visible: true });
const anyPhone = () => `090-${randomInt(1_000, 9_999)}-${randomInt(1_000, 9_999)}`;

async function search(page: Page, text: string) {
  await page.getByRole("searchbox", { name: ja.search.words }).fill(text);
  await page.getByRole("button", { name: ja.search.submit }).click();
  await expect(page).toHaveURL(/q=/);
}

/** By its id, because other sessions may have the same name and title. */
const chooseTarget = (page: Page, sessionId: string) =>
  dialogOf(page).locator("select[name=sessionId]").selectOption(sessionId, { force: true });

async function moveTo(page: Page, sessionId: string) {
  await chooseTarget(page, sessionId);
  await dialogOf(page).getByRole("button", { name: ja.move.submit }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("somebody who calls is found by the last four digits, and canceled for a reason that is mailed", async ({
      page,
    }) => {
      const email = newEmail();
      await newPerson({ email });
      const event = await twoTables();
      const phone = anyPhone();
      const id = await reservationOf(email, { eventSessionId: event.first, phone });
      await signInAsAdmin(page);
      await page.goto(`/admin/reservation?event=${event.slug}`);
      await search(page, phone.slice(-4));
      await expect(rowsOf(page)).toHaveCount(1);
      await rowsOf(page).getByRole("link").first().click();
      await expect(page).toHaveURL(`/admin/reservation/${id}`);
      await mainOf(page).getByRole("link", { name: ja.cancel.open }).click();
      const reason = "卓がひとつ減りました。";
      await dialogOf(page).getByRole("textbox", { name: ja.cancel.reason }).fill(reason);
      await dialogOf(page).getByRole("button", { name: ja.cancel.submit }).click();
      await expect(toldOn(page, ja.done.cancelled)).toBeVisible();
      expect((await stateOf(id))?.state).toBe("cancelled");
      const mail = await untilMailTo(email);
      expect(mail.text).toContain(`理由: ${reason}`);
    });
  });
}

test("a party is added by hand, and moved to another table with other selected ones", async ({
  page,
}) => {
  const event = await twoTables();
  await addReservation({ eventSessionId: event.first, name: "先に いた人" });
  await signInAsAdmin(page);
  await page.goto(`/admin/reservation?event=${event.slug}`);
  await mainOf(page).getByRole("link", { name: ja.list.add }).click();
  await comboboxOf(page, ja.create.session).click();
  await searchOf(page, ja.create.session).fill("い卓");
  await page.getByRole("option", { name: "い卓" }).click();
  await page.locator("[name=seats]").fill("3");
  await page.locator("[name=name]").fill("電話 のひと");
  await page.locator("[name=phone]").fill("０３１２３４５６７８");
  await page.getByRole("button", { name: ja.create.submit }).click();
  await expect(toldOn(page, ja.done.added)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("電話 のひと");
  await page.goto(`/admin/reservation?event=${event.slug}`);
  await expect(rowsOf(page)).toHaveCount(2);
  for (const box of await rowsOf(page).getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: ja.bulk.move }).click();
  await moveTo(page, event.second);
  await expect(toldOn(page, ja.done.moved)).toBeVisible();
  const [session] = await query<{ seats_taken: number }>(
    "select seats_taken from event_session where id = $1",
    [event.second],
  );
  expect(session?.seats_taken).toBe(4);
});

test("a party without an address is told of a move on the telephone, and only a tick says so", async ({
  page,
}) => {
  const event = await twoTables();
  const calls = words.ja.adminCallList;
  const { id } = await addReservation({
    eventSessionId: event.first,
    name: "佐伯 よしこ",
    phone: "090-5512-4821",
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/reservation/${id}?ask=move`);
  await moveTo(page, event.second);
  await expect(toldOn(page, ja.done.moved)).toBeVisible();
  await expect(mainOf(page).getByText(ja.item.callStates.queued)).toBeVisible();
  await mainOf(page).getByRole("link", { name: ja.item.callList }).click();
  await expect(page).toHaveURL(`/admin/call-list?event=${event.eventId}`);
  const row = mainOf(page).locator(".call-row").filter({ hasText: "佐伯 よしこ" });
  await expect(row.getByRole("link", { name: "090-5512-4821" })).toHaveAttribute(
    "href",
    "tel:09055124821",
  );
  const tick = row.getByRole("button", { name: calls.tick.replace("{name}", "佐伯 よしこ") });
  await row.getByRole("textbox").fill("本人に伝えた");
  await tick.click();
  await expect(toldOn(page, calls.done.told)).toBeVisible();
  await expect(tick).toHaveAttribute("aria-pressed", "true");
  await expect(row).toContainText("本人に伝えた");
  const cancel = row.getByRole("button", { name: calls.answer.cancelled });
  await stopClock(page);
  await cancel.click();
  await row.getByRole("button", { name: calls.held.undo }).click();
  await passTime(page, 10_000);
  await expect(row).not.toContainText(calls.held.undo);
  expect((await stateOf(id))?.state).toBe("confirmed");
  await cancel.click();
  await expect(row).toContainText(calls.held.cancelled.replace("{name}", "佐伯 よしこ"));
  await passTime(page, 10_000);
  await expect(toldOn(page, calls.done.cancelled)).toBeVisible();
  expect((await stateOf(id))?.state).toBe("cancelled");
});

test("a reservation is moved to another event, with its fee shown, and the person is told both", async ({
  page,
}) => {
  const email = newEmail();
  await newPerson({ email });
  const [from, to] = await twoEvents();
  const id = await reservationOf(email, { eventSessionId: from.first });
  await signInAsAdmin(page);
  await page.goto(`/admin/reservation/${id}`);
  await mainOf(page).getByRole("link", { name: ja.move.open }).click();
  await expect(dialogOf(page)).toContainText("1席 ¥1,500");
  await expect(dialogOf(page)).toContainText(/いま\d+月\d+日（.） \d\d:\d\d い卓 .* \/ 花札の夜/);
  await chooseTarget(page, to.first);
  await expect(comboboxOf(page, ja.move.session)).toHaveText(
    /^\d+月\d+日（.） \d\d:\d\d い卓 .* \/ 重量級の夜（空き1席・1席 ¥2,800）$/,
  );
  await dialogOf(page).getByRole("button", { name: ja.move.submit }).click();
  await expect(toldOn(page, ja.done.moved)).toBeVisible();
  await expect(mainOf(page).getByText("重量級の夜").first()).toBeVisible();
  expect((await stateOf(id))?.event_session_id).toBe(to.first);
  const mail = await untilMailTo(email);
  expect(mail.text).toContain("花札の夜 → 重量級の夜");
  expect(mail.text).toContain("¥1,500（当日払い） → ¥2,800（当日払い）");

  // The next one finds no seat there, and stays where it is.
  const { id: other } = await addReservation({ eventSessionId: from.first, name: "佐伯 よしこ" });
  await page.goto(`/admin/reservation/${other}?ask=move`);
  await moveTo(page, to.first);
  await expect(page.getByText(ja.refusal["session-full"])).toBeVisible();
  expect((await stateOf(other))?.event_session_id).toBe(from.first);
});

test("a row of the call list says who is calling, until the party is told", async ({
  page,
  browser,
  baseURL,
}) => {
  const calls = words.ja.adminCallList;
  const [from, to] = await twoEvents();
  const party = { eventSessionId: from.first, name: "佐伯 よしこ", phone: "090-5512-4821" };
  const { id } = await addReservation(party);
  const email = await signInAsAdmin(page);
  await query(`update "user" set name = '高橋' where email = $1`, [email]);
  await page.goto(`/admin/reservation/${id}?ask=move`);
  await moveTo(page, to.first);
  await expect(toldOn(page, ja.done.moved)).toBeVisible();
  const path = `/admin/call-list?event=${to.eventId}`;
  const rowOn = (on: Page) => mainOf(on).locator(".call-row");
  await page.goto(path);
  await expect(mainOf(page).locator(".call-script")).toContainText(
    /「花札の夜」のことで.*「重量級の夜」、い卓に移します/,
  );

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  await signInAsAdmin(other);
  await other.goto(path);
  await expect(rowOn(other).getByRole("button", { name: calls.claim })).toBeVisible();

  // Chromium here opens no telephone.
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^=tel]")) event.preventDefault();
    }),
  );
  await rowOn(page).getByRole("link", { name: "090-5512-4821" }).click();
  await expect(rowOn(page)).toContainText(calls.callingOwn);
  // An outdated page is told of it.
  await rowOn(other).getByRole("button", { name: calls.claim }).click();
  await expect(other.getByText(calls.taken)).toBeVisible();
  await other.goto(path);
  await expect(rowOn(other)).toContainText("高橋が電話中");
  await expect(rowOn(other).getByRole("button", { name: calls.claim })).toHaveCount(0);
  await expectForEverybody(other, "a call that somebody else makes");

  await rowOn(page).getByRole("button", { name: calls.answer.coming }).click();
  await expect(toldOn(page, calls.done.coming)).toBeVisible();
  await other.goto(path);
  await expect(rowOn(other)).not.toContainText("電話中");
  await context.close();

  // An answer that can still be undone takes effect when the page is left.
  await rowOn(page).getByRole("button", { name: calls.answer.cancelled }).click();
  await expect(rowOn(page)).toContainText(calls.held.undo);
  await page.goto("/admin");
  await expect.poll(async () => (await stateOf(id))?.state).toBe("cancelled");
});

test("a mail is resent only after a preview, and a staff note is never mailed", async ({
  page,
}) => {
  const email = newEmail();
  await newPerson({ email });
  const event = await twoTables();
  const id = await reservationOf(email, { eventSessionId: event.first });
  await addReservation({ eventSessionId: event.first, name: "電話 のひと" });
  await signInAsAdmin(page);
  await page.goto(`/admin/reservation?event=${event.slug}`);
  for (const box of await rowsOf(page).getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: ja.bulk.mail }).click();
  await expect(dialogOf(page)).toContainText("電話 のひと");
  await expect(dialogOf(page)).toContainText("【卓上】予約を確定しました");
  const sent = "select 1 from reservation_notice where reservation_id = $1";
  expect(await query(sent, [id])).toEqual([]);
  await dialogOf(page)
    .getByRole("button", { name: /1件(に|へ)送る/ })
    .click();
  await expect(toldOn(page, ja.done.mailed)).toBeVisible();
  expect(await query(sent, [id])).toHaveLength(1);
  await page.goto(`/admin/reservation/${id}`);
  const ofPerson = mainOf(page).getByRole("textbox", { name: ja.staffNote.person });
  await ofPerson.fill("書いている途中");
  await page.locator("[name=staffNote]").first().fill("店だけの話");
  await page.getByRole("button", { name: ja.staffNote.save }).first().click();
  await expect(toldOn(page, ja.done.noted)).toBeVisible();
  await expect(page.locator("[name=staffNote]").first()).toHaveValue("店だけの話");
  await expect(ofPerson).toHaveValue("書いている途中");
  expect(await query(sent, [id])).toHaveLength(1);
});

test("typing on while a note is saved, by oneself or another, keeps the text", async ({ page }) => {
  const email = newEmail();
  await newPerson({ email });
  const { first } = await twoTables();
  const id = await reservationOf(email, { eventSessionId: first });
  await signInAsAdmin(page, { to: `/admin/reservation/${id}` });
  const note = page.locator("[name=staffNote]").first();
  const ofPerson = page.locator("[name=personNote]");
  const save = (place: number) =>
    page.getByRole("button", { name: ja.staffNote.save }).nth(place).click();
  const stored = async () =>
    (
      await query<{ note: string }>(
        "select note from reservation_staff_note where reservation_id = $1",
        [id],
      )
    )[0]?.note;
  const sent = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/admin\/reservation\/.*\.data/, async (route) => {
    if (route.request().method() === "POST") {
      sent.resolve();
      await answer.promise;
    }
    await route.continue();
  });
  await note.fill("窓ぎわの席へ");
  await save(0);
  await sent.promise;
  await note.focus();
  await page.keyboard.press("End");
  await note.pressSequentially("、");
  answer.resolve();
  await expect(toldOn(page, ja.done.noted)).toBeVisible();
  await expect.poll(stored).toBe("窓ぎわの席へ");
  await note.pressSequentially("早めに");
  await expect(note).toHaveValue("窓ぎわの席へ、早めに");
  await expect(note).toBeFocused();
  await save(0);
  await expect.poll(stored).toBe("窓ぎわの席へ、早めに");
  const atRest = () => expect(page.locator("form[aria-busy]")).toHaveCount(0);
  await atRest();

  await note.fill("書いている途中");
  await query("update reservation_staff_note set note = '別の人のメモ' where reservation_id = $1", [
    id,
  ]);
  await ofPerson.fill("静かな席");
  await save(1);
  await expect
    .poll(() => query("select note from person_staff_note where note = '静かな席'"))
    .toHaveLength(1);
  await atRest();
  await expect(ofPerson).toHaveValue("静かな席");
  await expect(note).toHaveValue("書いている途中");
  await save(0);
  await expect(page.getByText(ja.refusal["changed-meanwhile"])).toBeVisible();
  await expect(note).toHaveValue("書いている途中");
  expect(await stored()).toBe("別の人のメモ");
});

test("the list is taken along as a file, with contact details only for a reason", async ({
  page,
}) => {
  const event = await twoTables();
  const { code } = await addReservation({
    eventSessionId: event.first,
    name: "髙橋 まこと",
    nickname: "まこ〜",
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/reservation?event=${event.slug}`);
  await page.getByRole("button", { name: words.ja.admin.csv.open }).click();
  const plain = await downloaded(page, () =>
    page.getByRole("link", { name: `${ja.csv.list} ${words.ja.admin.csv.shiftJis}` }).click(),
  );
  const rows = read(plain, "shift_jis");
  expect(rows).toMatchObject([
    { 予約番号: spokenCode(code), 呼び名: "まこ～", 名前: "髙橋 まこと" },
  ]);
  expect(JSON.stringify(rows)).not.toContain("090-1234");
  await page.goto(`/admin/reservation?event=${event.slug}&ask=contacts`);
  await dialogOf(page).getByRole("textbox", { name: ja.csv.reason }).fill("当日の連絡");
  const contacts = await downloaded(page, () =>
    dialogOf(page).getByRole("button", { name: ja.csv.submit }).click(),
  );
  expect(contacts.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(read(contacts, "utf-8")).toMatchObject([{ 名前: "髙橋 まこと", 電話: "090-1234-5678" }]);
  await expect(dialogOf(page)).toHaveCount(0);
  const stored = await query<{ reason: string }>(
    "select reason from audit_entry where action = 'reservation.export' and subject_id = $1",
    [event.eventId],
  );
  expect(stored).toEqual([{ reason: "当日の連絡" }]);
});

async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return readFile(await file.path());
}

function read(bytes: Buffer, encoding: string): Record<string, string>[] {
  const text = new TextDecoder(encoding).decode(bytes);
  return parse<Record<string, string>>(text, { columns: true });
}

test("the list of an event is put into order and printed by table, without notes of the staff", async ({
  page,
}) => {
  const { eventId, slug, first, second } = await twoTables();
  const b = await addReservation({
    eventSessionId: first,
    name: "乙",
    kana: "おつ",
    seats: 2,
    note: "窓ぎわ",
  });
  const a = await addReservation({ eventSessionId: second, name: "甲", kana: "あき" });
  await query(
    "insert into reservation_staff_note (reservation_id, note, at_reception, updated_at, updated_by_id) values ($1, $2, true, now(), '')",
    [b.id, "店だけの話"],
  );
  await signInAsAdmin(page);
  await visit(page, `/admin/reservation?event=${slug}`);
  const person = page.getByRole("columnheader", { name: ja.list.columns.person });
  await person.getByRole("link").click();
  await expect(person).toHaveAttribute("aria-sort", "ascending");
  await expect(rowsOf(page).first()).toContainText(spokenCode(a.code));
  await page.getByRole("link", { name: ja.list.roster }).click();
  await expect(page).toHaveURL(`/admin/reservation/roster/${eventId}`);
  const tables = page.locator(".roster-table");
  await expect(tables).toHaveCount(2);
  const row = tables
    .first()
    .getByRole("row")
    .filter({ hasText: spokenCode(b.code) });
  await expect(row).toContainText("窓ぎわ");
  await expect(row.locator(".roster-boxes > i")).toHaveCount(2);
  await expect(tables.first().locator(".roster-free")).toHaveCount(2);
  expect(await page.content()).not.toContain("店だけの話");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: words.ja.adminRoster.print })).toBeHidden();
});

test("today's reservations and unpaid ones have a list each", async ({ page }) => {
  const { first: session } = await reservableEvent([{ capacity: 4 }]);
  const { id, code } = await addReservation({
    eventSessionId: session,
    state: "attended",
    arrived: 1,
  });
  // One minute ago, or at the first minute of the day.
  await query(
    `update event_session set starts_at = greatest(now() - interval '1 minute',
       date_trunc('day', now() at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo') where id = $1`,
    [session],
  );
  await signInAsAdmin(page);
  for (const when of ["today", "unpaid"] as const) {
    await visit(page, "/admin/reservation");
    await page.getByRole("main").getByRole("link", { name: ja.whens[when], exact: true }).click();
    await expect(page).toHaveURL(`/admin/reservation?when=${when}`);
    await expect(rowsOf(page).filter({ hasText: spokenCode(code) })).toHaveCount(1);
  }
  await query(
    "update event set fee = 0 where id = (select event_id from event_session join reservation on event_session.id = event_session_id where reservation.id = $1)",
    [id],
  );
  await page.reload();
  await expect(rowsOf(page).filter({ hasText: spokenCode(code) })).toHaveCount(0);
});

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/reservation and its pages are for everybody`, async ({ page }) => {
    test.slow();
    const event = await reservableEvent([{ letter: "い", capacity: 3 }, {}], {
      title: "とても長い名前のイベント、そのつづきもまだまだあるのでどこかで折りかえす",
    });
    const name = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder";
    const { id } = await addReservation({
      eventSessionId: event.first,
      name,
      note: "メモ",
      seats: 3,
    });
    const waiting = await addReservation({
      eventSessionId: event.first,
      state: "waiting",
      seats: 2,
    });
    await addReservation({ eventSessionId: event.second, state: "attended", seats: 2, arrived: 1 });
    await signInAsAdmin(page, { prefix });
    const list = `/admin/reservation?event=${event.slug}`;
    const pages = [
      list,
      `/admin/reservation/${id}`,
      `/admin/reservation/new?event=${event.slug}`,
      "/admin/call-list",
      `/admin/reservation/roster/${event.eventId}`,
    ];
    // The same lists and pages, with less in them or with a question before them.
    const states = [
      `${list}&group=waiting&q=nobody-at-all`,
      `${list}&ask=contacts`,
      `/admin/reservation/${id}?ask=change`,
      `/admin/reservation/${waiting.id}?ask=offer`,
      `${list}&ask=mail&ids=${id}`,
    ];
    for (const path of locale === "ja" ? [...pages, ...states] : pages) {
      await expectForEverybody(page, path, prefix + path);
    }
  });
}

test("rows of /admin/reservation are chosen and opened by keyboard", async ({ page }) => {
  const event = await twoTables();
  const { code, id } = await addReservation({ eventSessionId: event.first });
  await signInAsAdmin(page);
  await visit(page, `/admin/reservation?event=${event.slug}`);
  const spoken = spokenCode(code);
  const box = page.getByRole("checkbox", { name: ja.list.chooseOne.replace("{code}", spoken) });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: ja.bulk.move })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: spoken })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: ja.list.open })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/reservation/${id}`);
});
