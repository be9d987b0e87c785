import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createVenue } from "@takujo/db/testing/create-venue";
import { daysFromNow, reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { comboboxOf, searchOf } from "../../support/organizer/combobox.ts";
import { editorParts } from "../../support/organizer/editor.ts";
import { query } from "../../support/query.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

const { adminEvent, adminEventTemplate, contentEditor, contentFields } = words.ja;
const { label } = contentFields;
const { origin } = adminEvent;

/** A template with a fee of 1,500 yen and a table of a game for two to five. */
async function newTemplate() {
  const name = `半日 ${randomUUID().slice(0, 8)}`;
  const game = await withDatabase((db) =>
    createBoardGame(db, { name: `箱 ${name}`, english: null, players: [2, 5], minutes: 100 }),
  );
  const session = { letter: "い", capacity: 5, boardGameId: game.id };
  const { eventId } = await reservableEvent([session], { title: name, english: null, fee: 1500 });
  return { name, eventId, game: `箱 ${name}` };
}

/** Begins an event with the template, through the pages. */
async function beginFrom(page: Page, { name, eventId }: { name: string; eventId: string }) {
  await signInAsAdmin(page);
  await page.goto(`/admin/event/${eventId}?ask=template`);
  await page.getByRole("button", { name: adminEventTemplate.save.submit }).click();
  await expect(page.getByText(adminEventTemplate.done.templateSaved).first()).toBeVisible();
  await page.goto("/admin/event/template");
  const template = page.getByRole("listitem").filter({ hasText: name });
  await template.getByLabel(adminEventTemplate.day).fill("2031-03-08");
  await template.getByRole("button", { name: adminEventTemplate.create }).click();
  await page.waitForURL(/\/admin\/event\/[0-9a-f-]{36}/);
}

/** The mark beside the label of a field. */
const markOf = (page: Page, name: string) => page.locator(`[id="field-${name}-origin"]`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("values from a template are marked, and a change to them can be undone", async ({
      page,
    }) => {
      test.slow();
      const template = await newTemplate();
      await beginFrom(page, template);
      await expect(page.getByText(template.name).first()).toBeVisible();
      const fee = page.getByRole("spinbutton", { name: label.fee });
      const mark = markOf(page, "shared-fee");
      await expect(mark).toHaveText(origin.template);
      await expect(fee).toHaveAccessibleDescription(new RegExp(origin.template));
      await expect(markOf(page, "sessions-0-capacity")).toHaveText(origin.game);
      await expect(markOf(page, "sessions-0-startsAt")).toHaveText(origin.hours);
      await fee.fill("2000");
      if (!javaScriptEnabled) {
        await page.getByRole("button", { name: contentEditor.save.draft }).click();
      }
      await expect(mark).toContainText(origin.departure);
      await mark.getByRole("button").click();
      await expect(fee).toHaveValue("1500");
      await expect(mark).toHaveText(origin.template);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("missing values are listed in the order of the fields", async ({ page, faults }) => {
    faults.allow(/status of 422/);
    await signInAsAdmin(page);
    await page.goto("/admin/event");
    await page.getByRole("button", { name: adminEvent.create }).click();
    await page.waitForURL(/\/admin\/event\/[0-9a-f-]{36}/);
    await page
      .getByRole("button", { name: contentEditor.publication.publish, exact: true })
      .click();
    const links = page.getByRole("alert").getByRole("link");
    await expect(links.first()).toBeVisible();
    const targets = await links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute("href") ?? "").slice(1)),
    );
    expect(targets.length).toBeGreaterThan(5);
    const inPage = await page
      .locator("[id]")
      .evaluateAll(
        (all, wanted) => all.map(({ id }) => id).filter((id) => wanted.includes(id)),
        targets,
      );
    expect(targets).toEqual(inPage);
  });
});

test("on a phone a bar shows the state and leads to publishing, and covers nothing", async ({
  page,
}) => {
  test.slow();
  const template = await newTemplate();
  await page.setViewportSize({ width: 390, height: 760 });
  await signInAsAdmin(page);
  await visit(page, `/admin/event/${template.eventId}`);
  const bar = page.locator(".editor-bar");
  const tabs = page.locator(".admin-tabs");
  const [barBox, tabsBox] = [await bar.boundingBox(), await tabs.boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeCloseTo(tabsBox?.y ?? 0, 0);

  // No control that has the focus stands behind it.
  await page.getByLabel(label.doorsAt).focus();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const [focused, cover] = [document.activeElement, document.querySelector(".editor-bar")];
      if (!focused || !cover || cover.contains(focused) || !focused.closest(".editor")) return "";
      const [its, bars] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()];
      const isCovered = its.top >= bars.top && its.bottom > bars.top;
      return isCovered ? focused.outerHTML.slice(0, 200) : "";
    });
    expect(covered).toBe("");
  }

  await bar.getByRole("link", { name: contentEditor.publication.toPublication }).click();
  const heading = page.getByRole("heading", {
    name: contentEditor.publication.heading,
    exact: true,
  });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 760 });
  await expect(bar).toBeHidden();
});

test("the day's rooms are drawn, have a text for screen readers, and are accessible", async ({
  page,
}) => {
  test.slow();
  const startsAt = daysFromNow(210);
  const { venueId, other } = await withDatabase(async (db) => {
    const { id } = await createVenue(db, { name: "重なる会場", englishName: null });
    const title = `英語で遊ぶ ${randomUUID().slice(0, 8)}`;
    await createEvent(db, { venueId: id, startsAt, title, english: null });
    return { venueId: id, other: title };
  });
  const { eventId } = await reservableEvent([{ letter: "い", capacity: 4 }], {
    venueId,
    startsAt,
    english: null,
  });
  await signInAsAdmin(page);
  await visit(page, `/admin/event/${eventId}`);
  const rooms = page.getByRole("figure", { name: adminEvent.rooms.heading });
  await expect(rooms.getByRole("listitem")).toHaveCount(2);
  await expect(rooms.getByRole("listitem").last()).toContainText(other);
  await expect(rooms.getByRole("listitem").last()).toContainText("この回と重なります");
  await expect(rooms.locator(".rooms-clash")).toHaveCount(1);
  await expectForEverybody(page, "an event whose room is taken");
});

test("a table's game is chosen by pointer, and fills in empty fields", async ({ page }) => {
  test.slow();
  const { game } = await newTemplate();
  const { eventId } = await reservableEvent([{ letter: "い", capacity: 4 }], { english: null });
  await signInAsAdmin(page);
  await visit(page, `/admin/event/${eventId}`);
  const { session } = adminEvent;
  await page.getByRole("button", { name: session.addTable }).click();
  await expect(page.locator(".session-row")).toHaveCount(2);
  const row = page.locator(".session-row").last();
  const field = row
    .getByRole("combobox", { name: session.fields.game })
    .and(page.locator("button"));
  await field.click();
  await expect(searchOf(page, session.fields.game)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(searchOf(page, session.fields.game)).toHaveCount(0);
  // It takes the focus back last: what is opened before that is closed again.
  await expect(field).toBeFocused();
  await field.click();
  await searchOf(page, session.fields.game).fill(game);
  await page.getByRole("option", { name: game }).click();
  await expect(field).toHaveText(game);
  await expect(row.getByLabel(session.fields.capacity, { exact: true })).toHaveValue("5");
  await expect(comboboxOf(page, session.fields.guide).last()).toBeVisible();
  await expect
    .poll(async () => {
      const [draft] = await query<{ game: string }>(
        "select document #>> '{sessions,1,capacity}' as game from content_draft where item_id = $1",
        [eventId],
      );
      return draft?.game;
    })
    .toBe("5");
});

for (const when of ["is added", "waits for a save"]) {
  test(`typing on while a session ${when} keeps the text, the focus and the scroll position`, async ({
    page,
  }) => {
    const { eventId } = await reservableEvent([{ letter: "い", capacity: 4 }], { english: null });
    await signInAsAdmin(page);
    await visit(page, `/admin/event/${eventId}`);
    const title = editorParts(page, "ja").field("ja", "title");
    const sent = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(/\/admin\/event\/.*\.data/, async (route) => {
      if (route.request().method() === "POST") {
        sent.resolve();
        await answer.promise;
      }
      await route.continue();
    });
    if (when === "waits for a save") {
      await title.fill("はじめの題");
      await sent.promise;
    }
    await page.getByRole("button", { name: adminEvent.session.addTable }).click();
    await title.fill("");
    await title.pressSequentially("ゆきの夜");
    const top = async () => Math.round((await title.boundingBox())?.y ?? 0);
    const place = await top();
    answer.resolve();
    await expect(page.locator(".session-row")).toHaveCount(2);
    await title.pressSequentially("の会");
    await expect(title).toHaveValue("ゆきの夜の会");
    await expect(title).toBeFocused();
    // The row that is added above does not move the field.
    expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(2);
    await expect
      .poll(async () => {
        const [draft] = await query<{ title: string }>(
          "select document #>> '{texts,ja,title}' as title from content_draft where item_id = $1",
          [eventId],
        );
        return draft?.title;
      })
      .toBe("ゆきの夜の会");
  });
}

test("typing on while changes are published keeps the text and the focus", async ({ page }) => {
  const { eventId } = await reservableEvent([{ letter: "い", capacity: 4 }], { english: null });
  await signInAsAdmin(page);
  await visit(page, `/admin/event/${eventId}`);
  const parts = editorParts(page, "ja");
  const title = parts.field("ja", "title");
  await title.fill("ゆきの夜");
  await expect(parts.saved.first()).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/admin\/event\/.*\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await parts.publishChanges.click();
  await title.focus();
  await title.press("End");
  await title.pressSequentially("の会");
  answer.resolve();
  await expect(page.getByText(contentEditor.done.published).first()).toBeVisible();
  await expect(title).toHaveValue("ゆきの夜の会");
  await expect(title).toBeFocused();
  await expect
    .poll(() =>
      query(
        "select document #>> '{texts,ja,title}' as title from content_draft where item_id = $1",
        [eventId],
      ),
    )
    .toEqual([{ title: "ゆきの夜の会" }]);
});
