import { randomUUID } from "node:crypto";
import { createUser } from "@takujo/db/testing/create-user";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { reservableEvent } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { comboboxOf, searchOf } from "../support/organizer/combobox.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { withDatabase } from "../support/with-database.ts";
import { words } from "../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

const names = Array.from({ length: 12 }, (_, index) => `ゲーム${index + 1}`);

test("a session is found by typing, and posted", async ({ page }) => {
  const { create } = words.ja.adminReservation;
  const title = `夜の卓 ${randomUUID().slice(0, 8)}`;
  const event = await reservableEvent(
    names.map((name, index) => ({ name: { ja: name, en: name }, capacity: index + 2 })),
    { title, english: null },
  );
  await query("update event_session set called_off = true, seats_taken = capacity where id = $1", [
    event.first,
  ]);
  await signInAsAdmin(page);
  await visit(page, `/admin/reservation/new?event=${event.slug}`);
  const field = comboboxOf(page, create.session);
  const search = searchOf(page, create.session);
  // The languages of the mails are options too.
  const option = page.getByRole("listbox").getByRole("option");
  const press = (key: string) => page.keyboard.press(key);

  await page.getByRole("button", { name: create.submit }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(field).toBeFocused();

  await press("Enter");
  await expect(search).toBeFocused();
  await expect(option).toHaveCount(1 + names.length);
  await expect(option.first()).toHaveText(create.choose);
  const calledOff = option.filter({ hasText: /ゲーム1\D/ });
  await expect(calledOff).toHaveAttribute("aria-disabled", "true");
  await expectForEverybody(page, "an open combobox");
  await search.fill("no such session");
  await expect(page.getByText(words.ja.admin.combobox.nothingFound)).toBeVisible();
  await search.fill("げーむ12");
  await expect(option).toHaveCount(1);
  await press("Enter");
  await expect(option).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveText(/ゲーム12/);

  // Typed text without a choice changes nothing.
  await press("ArrowDown");
  await search.fill("ゲーム3");
  await press("Escape");
  await expect(option).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveText(/ゲーム12/);

  // The heading of the group is searched as well.
  await press("ArrowDown");
  await search.fill(title);
  await expect(option).toHaveCount(names.length);
  await search.fill("ゲーム11");
  await option.click();
  await expect(field).toHaveText(/ゲーム11/);

  await page.locator("[name=name]").fill("電話 のひと");
  await page.getByRole("button", { name: create.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("電話 のひと");
  const [stored] = await query<{ capacity: number }>(
    "select capacity from event_session join reservation on event_session_id = event_session.id where event_id = $1",
    [event.eventId],
  );
  expect(stored?.capacity).toBe(12);
});

test("a filter is chosen by typing, kept in the address and cleared", async ({ page }) => {
  const { filters } = words.ja.adminAudit;
  const name = `係 ${randomUUID().slice(0, 8)}`;
  const { id } = await withDatabase(async (db) => {
    const actor = await createUser(db, { name, role: "admin" });
    const subject = { kind: "user", id: actor.id };
    await insertAuditEntry(db, { actorId: actor.id, action: "user.set-role", subject });
    return actor;
  });
  await signInAsAdmin(page);
  await visit(page, "/admin/audit");
  const field = comboboxOf(page, filters.actor);
  const search = searchOf(page, filters.actor);
  const submit = page.getByRole("button", { name: filters.submit });
  await field.click();
  await search.fill(name);
  await page.getByRole("option", { name }).click();
  await submit.click();
  await expect(page).toHaveURL(new RegExp(`actor=${id}`));
  await expect(page.locator(".audit-entry")).toHaveCount(1);
  await expect(field).toHaveText(name);
  await field.click();
  await page.getByRole("option", { name: filters.anybody }).click();
  await submit.click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(field).toHaveText(filters.anybody);
});
