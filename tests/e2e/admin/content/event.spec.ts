import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createVenue } from "@takujo/db/testing/create-venue";
import { daysFromNow, reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { choose } from "../../support/organizer/combobox.ts";
import { editorParts } from "../../support/organizer/editor.ts";
import { query } from "../../support/query.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

const eventUrl = /\/admin\/event\/([0-9a-f-]{36})/;
const idOf = (page: Page) => eventUrl.exec(page.url())?.[1] ?? "";

/** This many days from now at the venue, in the format of a browser control. */
const momentOf = (days: number, clock: string) =>
  `${daysFromNow(days).toISOString().slice(0, 10)}T${clock}`;

/** The result message of an action; without JavaScript a line of the page. */
const toastOf = (page: Page, words: string) =>
  page.locator(".toast-title:visible, .callout:visible").filter({ hasText: words }).first();

/** The open session: the one just added. */
const openSession = (page: Page) => page.locator(".session-row", { has: page.locator("[open]") });

async function addSession(page: Page, kind: "addGeneral" | "addTable") {
  const { session } = words.ja.adminEvent;
  const before = await page.locator(".session-row").count();
  await page.getByRole("button", { name: session[kind] }).click();
  await expect(page.locator(".session-row")).toHaveCount(before + 1);
  await expect(page.locator(".session-row > details > summary").last()).toBeFocused();
  return openSession(page).last();
}

test("an event is created with tables, published, moved and canceled", async ({ page, faults }) => {
  const { adminEvent, contentEditor, contentFields } = words.ja;
  const { label } = contentFields;
  test.slow();
  // What lacks something is answered as such.
  faults.allow(/422 \(Unprocessable/);
  const parts = editorParts(page, "ja");
  const unique = randomUUID().slice(0, 8);
  const { venue, game } = await withDatabase(async (db) => {
    const names = { venue: `会場${unique}`, game: `重い箱${unique}` };
    await createVenue(db, { name: names.venue, englishName: null });
    await createBoardGame(db, { name: names.game, english: null, players: [2, 5], minutes: 300 });
    return names;
  });
  await signInAsAdmin(page);
  await visit(page, "/admin/event");
  await page.getByRole("button", { name: adminEvent.create }).click();
  await page.waitForURL(eventUrl);
  const slug = `e2e-${randomUUID().slice(0, 8)}`;
  for (const name of ["title", "summary", "body", "room", "feeNote"] as const) {
    await parts.field("ja", name).fill("重量級の夜");
  }
  await parts.field("ja", "bring").fill("くつ下");
  await parts.field("ja", "cancellation").fill("前日まで無料です。");
  await parts.slug.fill(slug);
  const hours = page.getByRole("region", { name: adminEvent.hours });
  await hours.getByLabel(label.doorsAt).fill(momentOf(900, "12:30"));
  await hours.getByLabel(label.startsAt).fill(momentOf(900, "13:00"));
  await hours.getByLabel(label.endsAt).fill(momentOf(900, "17:00"));
  await choose(page, hours, label.venue, venue);
  await page.getByLabel(label.fee).fill("2800");
  await addSession(page, "addGeneral");
  const { fields } = adminEvent.session;
  const first = await addSession(page, "addTable");
  await expect(first.getByLabel(fields.capacity, { exact: true })).toHaveValue("");
  // What was typed stays; the rest comes from the game.
  await first.getByLabel(fields.minPlayers).fill("3");
  await choose(page, first, fields.game, game);
  await expect(first.getByLabel(fields.capacity, { exact: true })).toHaveValue("5");
  await expect(first.getByLabel(fields.minPlayers)).toHaveValue("3");
  // The game is too long for its table, which is reported and corrected with one button.
  const { extend } = adminEvent.warning;
  await page.getByRole("button", { name: extend.replace("{time}", "18:20") }).click();
  await expect(hours.getByLabel(label.endsAt)).toHaveValue(momentOf(900, "18:20"));
  await expect(page.locator(".event-warning")).toHaveCount(0);
  const second = await addSession(page, "addTable");
  await second.getByLabel(fields.capacity, { exact: true }).fill("4");
  await parts.publish.click();
  await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
  const reader = await page.context().newPage();
  await reader.goto(`/event/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("重量級の夜");
  // Chosen at the table, and nowhere else.
  await expect(reader.getByText(game).first()).toBeVisible();

  // A person reserves the first table.
  const [table] = await query<{ id: string }>(
    "select id from event_session where event_id = $1 and letter = 'い'",
    [idOf(page)],
  );
  await withDatabase(async (db) => {
    const { id: userId } = await createUser(db);
    await createReservation(db, { eventSessionId: table?.id ?? "", userId, seats: 2 });
  });
  await visit(page, `/admin/event/${idOf(page)}`);
  const row = page.locator(`#session-${table?.id}`);
  await row.locator("> details > summary").click();
  await row.getByLabel(adminEvent.session.fields.capacity, { exact: true }).fill("1");
  await expect(
    row.getByText(contentEditor.problems["below-taken"].replace("{limit, number}", "2")),
  ).toBeVisible();
  await row.getByLabel(adminEvent.session.fields.capacity, { exact: true }).fill("6");

  await page.getByLabel(adminEvent.move.to).fill(momentOf(900, "15:30"));
  await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
  await expect(hours.getByLabel(label.endsAt)).toHaveValue(momentOf(900, "20:50"));
  await parts.publishChanges.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/15:30〜19:30/)).toBeVisible();
  await dialog.getByRole("button", { name: adminEvent.publish.submit }).click();
  await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText("15:30–20:50").first()).toBeVisible();

  await page.getByRole("link", { name: adminEvent.cancel.heading }).click();
  await dialog.getByLabel(adminEvent.cancel.noticeJa).fill("台風のため、中止します。");
  await dialog.getByRole("button", { name: adminEvent.cancel.submit, exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(adminEvent.cancel.missing);
  await dialog.getByRole("button", { name: adminEvent.cancel.preview }).click();
  await expect(dialog.locator("pre").first()).toContainText("台風のため、中止します。");
  await dialog.getByLabel(adminEvent.cancel.reason).fill("台風");
  await dialog.getByRole("button", { name: adminEvent.cancel.submit, exact: true }).click();
  await expect(toastOf(page, adminEvent.done.cancelled)).toBeVisible();
  const tags = page.locator(".session-row summary .tag");
  await expect(tags).toHaveText(Array(3).fill(adminEvent.session.off));
  await reader.reload();
  await expect(reader.getByText("台風のため、中止します。").first()).toBeVisible();
  // What is canceled is not published again; its page can still be changed.
  await expect(parts.publish).toHaveCount(0);
  await parts.field("ja", "summary").fill("中止になりました。");
  await parts.publishChanges.click();
  await expect(toastOf(page, contentEditor.done.updated)).toBeVisible();
});

test("an event is repeated on the days that were left checked", async ({ page }) => {
  const { repeatPage, done } = words.ja.adminEvent;
  const { eventId: id } = await reservableEvent();
  await signInAsAdmin(page, { to: `/admin/event/${id}/series` });
  await page.getByLabel(repeatPage.count).fill("3");
  await page.getByRole("button", { name: repeatPage.show }).click();
  const days = page.getByRole("group", { name: repeatPage.days }).getByRole("checkbox");
  await expect(days).toHaveCount(3);
  await days.nth(1).uncheck();
  await page
    .getByRole("button", { name: repeatPage.submit.replace("{count, number}", "2") })
    .click();
  await expect(toastOf(page, done.made)).toBeVisible();
  const drafts = await query(
    "select 1 from event_series_item where series_id = (select series_id from event_series_item where event_id = $1)",
    [id],
  );
  expect(drafts).toHaveLength(3);
});

test("an event is copied to a day that is asked for, and its address follows", async ({ page }) => {
  const { adminEvent } = words.ja;
  const { eventId, slug } = await reservableEvent();
  const [{ titles = "" } = {}] = await query<{ titles: string }>(
    "select title as titles from event_text where event_id = $1 and locale = 'ja'",
    [eventId],
  );
  await signInAsAdmin(page);
  await visit(page, `/admin/event?copy=${eventId}`);
  const dialog = page.getByRole("dialog", {
    name: adminEvent.copying.title.replace("{title}", titles),
  });
  await dialog.getByLabel(adminEvent.copying.day).fill("2031-05-17");
  await dialog.getByRole("button", { name: adminEvent.copy }).click();
  await expect(toastOf(page, adminEvent.done.copied)).toBeVisible();
  await expect(editorParts(page, "ja").slug).toHaveValue(`${slug}-2031-05-17`);
  const hours = page.getByRole("region", { name: adminEvent.hours });
  await expect(hours.getByLabel(words.ja.contentFields.label.startsAt)).toHaveValue(/^2031-05-17T/);
});

test("a series is numbered, changed and canceled together", async ({ page }) => {
  test.slow();
  const { following, cancel, done, repeatPage } = words.ja.adminEvent;
  const { eventId } = await reservableEvent([{}], { title: "碁の会 vol.1" });
  await signInAsAdmin(page, { to: `/admin/event/${eventId}/series?count=2` });
  await page.getByLabel(repeatPage.publish).check();
  await page
    .getByRole("button", { name: repeatPage.submit.replace("{count, number}", "2") })
    .click();
  await expect(toastOf(page, done.made)).toBeVisible();
  const titles = () =>
    query<{ title: string; state: string; fee: number }>(
      `select title, state, fee from event join event_text on event_id = event.id and locale = 'ja'
       where event.id in (select item.event_id from event_series_item as item
         where item.series_id = (select series_id from event_series_item where event_id = $1))
       order by starts_at`,
      [eventId],
    );
  expect((await titles()).map(({ title }) => title)).toEqual([
    "碁の会 vol.1",
    "碁の会 vol.2",
    "碁の会 vol.3",
  ]);

  await visit(page, `/admin/event/${eventId}`);
  const parts = editorParts(page, "ja");
  await page.getByLabel(words.ja.contentFields.label.fee).fill("900");
  await parts.save.click();
  await expect(parts.saved.first()).toBeVisible();
  await visit(page, `/admin/event/${eventId}`);
  await page.getByRole("link", { name: following.open }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".series-changes li")).toHaveCount(2);
  await dialog.getByRole("button", { name: following.submit }).click();
  await expect(toastOf(page, done.changedFollowing)).toBeVisible();
  expect((await titles()).map(({ fee }) => fee)).toEqual([900, 900, 900]);

  await page.getByRole("link", { name: cancel.heading }).click();
  await dialog.getByLabel(cancel.following.replace("{count, number}", "2")).check();
  await dialog.getByLabel(cancel.noticeJa).fill("しばらくお休みします。");
  await dialog.getByLabel(cancel.reason).fill("改装");
  await dialog.getByRole("button", { name: cancel.submit, exact: true }).click();
  await expect(toastOf(page, done.cancelled)).toBeVisible();
  expect((await titles()).map(({ state }) => state)).toEqual([
    "cancelled",
    "cancelled",
    "cancelled",
  ]);
});

test("the error about a past hour disappears once the publication is scheduled", async ({
  page,
  faults,
}) => {
  faults.allow(/422 \(Unprocessable/);
  const { publication, done } = words.ja.contentEditor;
  const { eventId } = await reservableEvent();
  await signInAsAdmin(page, { to: `/admin/event/${eventId}` });
  const parts = editorParts(page, "ja");
  await parts.field("ja", "summary").fill("あとで出す話です。");
  await page.getByText(publication.later).click();
  await page.getByLabel(publication.at).fill("2020-01-01T10:00");
  await page.getByRole("button", { name: publication.schedule, exact: true }).click();
  await expect(page.getByText(publication.past).first()).toBeVisible();
  await page.getByLabel(publication.at).fill(momentOf(30, "10:00"));
  await page.getByRole("button", { name: publication.schedule, exact: true }).click();
  await expect(toastOf(page, done.scheduled)).toBeVisible();
  await expect(page.getByText(publication.past)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sessions are added, and a change of time asks before people are told", async ({ page }) => {
    const { adminEvent, contentEditor } = words.ja;
    const { eventId: id, first: sessionId } = await reservableEvent();
    await withDatabase(async (db) => {
      const { id: userId } = await createUser(db);
      await createReservation(db, { eventSessionId: sessionId, userId });
      await createReservation(db, { eventSessionId: sessionId });
    });
    await signInAsAdmin(page, { to: `/admin/event/${id}` });
    await page.getByRole("button", { name: adminEvent.session.addGeneral }).click();
    await expect(page.locator(".session-row")).toHaveCount(2);
    await openSession(page).last().getByLabel(adminEvent.session.fields.names).fill("夜の部");
    const { game, guide } = await withDatabase(async (db) => ({
      game: (await createBoardGame(db, { players: [2, 6] })).id,
      // One of the seed: the page of the staff would show another to its tests.
      guide: (await db.selectFrom("staff").select("id").limit(1).executeTakeFirstOrThrow()).id,
    }));
    await page.getByRole("button", { name: adminEvent.session.addTable }).click();
    const table = openSession(page).last();
    await table.getByLabel(adminEvent.session.fields.game).selectOption(game);
    await table.getByLabel(adminEvent.session.fields.guide).selectOption(guide);
    await table.getByRole("button", { name: adminEvent.session.fill }).click();
    await expect(
      openSession(page).last().getByLabel(adminEvent.session.fields.capacity, { exact: true }),
    ).toHaveValue("6");
    await page.getByLabel(adminEvent.move.to).fill(momentOf(950, "10:00"));
    await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
    await page.getByRole("button", { name: contentEditor.publication.publishChanges }).click();
    await page.getByRole("dialog").getByRole("button", { name: adminEvent.publish.submit }).click();
    await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
    // Whom no mail reached, and where they are called.
    await expect(toastOf(page, "メールの届かない1組に")).toBeVisible();
    const [, list = ""] = /<list>(.*)<\/list>/.exec(adminEvent.calls) ?? [];
    await page.getByRole("main").getByRole("link", { name: list }).click();
    await expect(page).toHaveURL(`/admin/call-list?event=${id}`);
  });
});

test("the organizer's event pages are accessible", async ({ page, faults }) => {
  test.slow();
  // The preview takes no script, not even the one that looks for faults in frames.
  faults.allow(/frame is sandboxed/);
  const { eventId: id } = await reservableEvent();
  await signInAsAdmin(page);
  for (const address of [
    "/admin/event",
    `/admin/event/${id}?open=none`,
    `/admin/event/${id}?ask=cancel`,
    `/admin/event/${id}?ask=following`,
    `/admin/event?copy=${id}`,
    `/admin/event/${id}/series?every=month`,
  ]) {
    await expectForEverybody(page, address, address);
  }
});
