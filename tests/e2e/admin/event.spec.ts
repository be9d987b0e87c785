import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { signInAsAdmin } from "../support/admin.ts";
import { editorParts } from "../support/editor.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { daysFromNow, reservableEvent } from "../support/reservable.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

const eventUrl = /\/admin\/event\/([0-9a-f-]{36})/;
const idOf = (page: Page) => eventUrl.exec(page.url())?.[1] ?? "";

/** At the venue, so many days from now: as a control of a browser takes it. */
const momentOf = (days: number, clock: string) =>
  `${daysFromNow(days).toISOString().slice(0, 10)}T${clock}`;

/** What an action says that it did; without JavaScript it is a line of the page. */
const toastOf = (page: Page, words: string) =>
  page.locator(".toast-title:visible, .callout:visible").filter({ hasText: words }).first();

/** The session that stands open: the one that was just added. */
const openSession = (page: Page) => page.locator(".session-row", { has: page.locator("[open]") });

/** A new session is named, so that it can be published. */
async function addSession(page: Page, locale: "ja" | "en", kind: "addGeneral" | "addTable") {
  const { session } = words[locale].adminEvent;
  const before = await page.locator(".session-row").count();
  await page.getByRole("button", { name: session[kind] }).click();
  await expect(page.locator(".session-row")).toHaveCount(before + 1);
  await expect(page.locator(".session-row summary").last()).toBeFocused();
  await openSession(page)
    .last()
    .getByLabel(session.fields.names)
    .fill(`枠${before + 1}`);
}

for (const { prefix, locale } of languages) {
  const { adminEvent, contentEditor, contentFields } = words[locale];
  const { label } = contentFields;

  test(`an event is created with tables, published, moved and cancelled at ${prefix}/admin/event`, async ({
    page,
    faults,
  }) => {
    test.slow();
    // What lacks something is answered as such.
    faults.allow(/422 \(Unprocessable/);
    const parts = editorParts(page, locale);
    await signInAsAdmin(page, { prefix, to: "/admin/event" });
    await visit(page, `${prefix}/admin/event`);
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
    await hours.getByLabel(label.venue).selectOption({ index: 1 });
    await hours.getByLabel(label.fee).fill("2800");
    await addSession(page, locale, "addGeneral");
    await addSession(page, locale, "addTable");
    await addSession(page, locale, "addTable");
    await parts.publish.click();
    await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
    const reader = await page.context().newPage();
    await reader.goto(`/event/${slug}`);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("重量級の夜");

    // Somebody reserves the first table.
    const [table] = await query<{ id: string }>(
      "select id from event_session where event_id = $1 and letter = 'い'",
      [idOf(page)],
    );
    await withDatabase(async (db) => {
      const { id: userId } = await createUser(db);
      await createReservation(db, { eventSessionId: table?.id ?? "", userId, seats: 2 });
    });
    await visit(page, `${prefix}/admin/event/${idOf(page)}`);
    const row = page.locator(`#session-${table?.id}`);
    await row.locator("summary").click();
    await row.getByLabel(adminEvent.session.fields.capacity, { exact: true }).fill("1");
    await expect(
      row.getByText(contentEditor.problems["below-taken"].replace("{limit, number}", "2")),
    ).toBeVisible();
    await row.getByLabel(adminEvent.session.fields.capacity, { exact: true }).fill("6");

    await page.getByLabel(adminEvent.move.to).fill(momentOf(900, "15:30"));
    await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
    await expect(hours.getByLabel(label.endsAt)).toHaveValue(momentOf(900, "19:30"));
    await parts.publishChanges.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/15:30〜19:30/)).toBeVisible();
    await dialog.getByRole("button", { name: adminEvent.publish.submit }).click();
    await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
    await reader.reload();
    await expect(reader.getByText("15:30–19:30").first()).toBeVisible();

    await page.getByRole("link", { name: adminEvent.cancel.heading }).click();
    await dialog.getByLabel(adminEvent.cancel.noticeJa).fill("台風のため、中止します。");
    await dialog.getByRole("button", { name: adminEvent.cancel.submit, exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText(adminEvent.cancel.missing);
    await dialog.getByRole("button", { name: adminEvent.cancel.preview }).click();
    await expect(dialog.locator("pre").first()).toContainText("台風のため、中止します。");
    await dialog.getByLabel(adminEvent.cancel.reason).fill("台風");
    await dialog.getByRole("button", { name: adminEvent.cancel.submit, exact: true }).click();
    await expect(toastOf(page, adminEvent.done.cancelled)).toBeVisible();
    await reader.reload();
    await expect(reader.getByText("台風のため、中止します。").first()).toBeVisible();
  });
}

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
    .getByRole("button", { name: repeatPage.submit.replace("{count, number}", "3") })
    .click();
  await expect(toastOf(page, done.made)).toBeVisible();
  const drafts = await query(
    "select 1 from event_series_item where series_id = (select series_id from event_series_item where event_id = $1)",
    [id],
  );
  expect(drafts).toHaveLength(3);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sessions are added, and a change of time asks before it is told", async ({ page }) => {
    const { adminEvent, contentEditor } = words.ja;
    const { eventId: id, first: sessionId } = await reservableEvent();
    await withDatabase(async (db) => {
      const { id: userId } = await createUser(db);
      await createReservation(db, { eventSessionId: sessionId, userId });
    });
    await signInAsAdmin(page, { to: `/admin/event/${id}` });
    await page.getByRole("button", { name: adminEvent.session.addGeneral }).click();
    await expect(page.locator(".session-row")).toHaveCount(2);
    await openSession(page).last().getByLabel(adminEvent.session.fields.names).fill("夜の部");
    await page.getByLabel(adminEvent.move.to).fill(momentOf(950, "10:00"));
    await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
    await page.getByRole("button", { name: contentEditor.publication.publishChanges }).click();
    await page.getByRole("dialog").getByRole("button", { name: adminEvent.publish.submit }).click();
    await expect(toastOf(page, contentEditor.done.published)).toBeVisible();
  });
});

test("the organizer's pages of events are for everybody", async ({ page, faults }) => {
  test.slow();
  // The preview takes no script, not even the one that looks for faults in frames.
  faults.allow(/frame is sandboxed/);
  const { eventId: id } = await reservableEvent();
  await signInAsAdmin(page, { to: "/admin/event" });
  for (const address of [
    "/admin/event",
    `/admin/event/${id}?open=none`,
    `/admin/event/${id}?ask=cancel`,
    `/admin/event/${id}/series?every=month`,
  ]) {
    await expectForEverybody(page, address, address);
  }
});
