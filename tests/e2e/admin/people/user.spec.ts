import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import {
  codeSentTo,
  enterCode,
  loginParts,
  newEmail,
  signIn,
} from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

const { adminUser: ja } = words.ja;

test.beforeEach(({ faults }) => faults.allow(/status of 4(?:22|04)/));

const mainOf = (page: Page) => page.getByRole("main");
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
const rowsOf = (page: Page) => mainOf(page).locator("tbody > tr");
const dialogOf = (page: Page) => page.getByRole("dialog");
const boxOf = (page: Page, name: string) => mainOf(page).getByRole("region", { name });
/** In a toast, or without JavaScript in the page. */
const toldOn = (page: Page, text: string) => page.getByText(text).filter({ visible: true });
const newName = () => `卓 ${randomUUID().slice(0, 8)}`;

test("/admin/auth-user and its pages are there for admins [RT-24]", async ({ page }) => {
  const person = await newPerson({ name: newName() });
  await signInAsAdmin(page, { to: "/user" });
  await page.getByRole("link", { name: words.ja.account.home.admin }).click();
  await expect(page).toHaveURL("/admin/auth-user");
  await expect(headingOf(page)).toHaveText(ja.list.heading);
  await mainOf(page).getByRole("link", { name: person.name }).click();
  await expect(page).toHaveURL(`/admin/auth-user/${person.id}`);
  await expect(headingOf(page)).toContainText(person.name);
});

test("the list is searched, sorted and paged by its address [RT-24] [CA-10]", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const people = [];
  for (const letter of ["b", "a", "c"]) {
    people.push(await newPerson({ name: `${letter}-${mark}`, email: `${letter}.${newEmail()}` }));
  }
  await signInAsAdmin(page, { to: "/admin/auth-user" });
  const { search, list } = ja;
  await page.getByLabel(search.field).selectOption("name");
  await page.getByLabel(search.operator).selectOption("ends_with");
  await page.getByRole("searchbox", { name: search.value }).fill(mark.toUpperCase());
  await page.getByRole("button", { name: search.submit }).click();
  await expect(page).toHaveURL(/searchField=name&searchOperator=ends_with/);
  await expect(rowsOf(page)).toHaveCount(3);
  const nameSort = page.getByRole("columnheader", { name: list.columns.person });
  await nameSort.getByRole("link").click();
  await expect(nameSort).toHaveAttribute("aria-sort", "ascending");
  await expect(rowsOf(page).first()).toContainText(`a-${mark}`);
  await nameSort.getByRole("link").click();
  await expect(nameSort).toHaveAttribute("aria-sort", "descending");
  await expect(rowsOf(page).first()).toContainText(`c-${mark}`);

  await page.goto(
    `/admin/auth-user?searchField=name&searchValue=${mark}&sortBy=name&sortDirection=asc&limit=2`,
  );
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole("link", { name: list.nextPage }).click();
  await expect(page).toHaveURL(/offset=2/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText(`c-${mark}`);

  await page.getByRole("searchbox", { name: search.value }).fill(randomUUID());
  await page.getByRole("button", { name: search.submit }).click();
  await expect(page.getByRole("heading", { name: list.nobody })).toBeVisible();
  await page.getByRole("link", { name: list.clear }).click();
  await expect(page).toHaveURL("/admin/auth-user");
});

test("a user is created once, with readable errors, gets a role with a reason, and is removed after typing the name [RT-24]", async ({
  page,
}) => {
  const email = newEmail();
  await signInAsAdmin(page, { to: "/admin/auth-user/new" });
  const { create } = ja;
  const main = mainOf(page);
  const field = (name: string) => main.getByRole("textbox", { name });
  const send = () => main.getByRole("button", { name: create.submit }).click();
  await send();
  await expect(page.getByRole("alert")).toContainText(words.ja.validations.rule.requiredInput);
  await field(create.name).fill("森野 ことり");
  await field(create.email).fill(email);
  await field(create.password).fill("too short");
  await send();
  await expect(page.getByRole("alert")).toContainText(create.shortPassword);
  await expect(field(create.email)).toHaveValue(email);
  await field(create.password).fill("");
  await send();
  await expect(page).toHaveURL(/\/admin\/auth-user\/[\w-]{20,}/);
  await expect(headingOf(page)).toContainText("森野 ことり");
  await expect(toldOn(page, ja.done.created)).toBeVisible();
  const { pathname } = new URL(page.url());

  await page.goto("/admin/auth-user/new");
  await field(create.name).fill("another");
  await field(create.email).fill(email.toUpperCase());
  await send();
  await expect(page.getByRole("alert")).toContainText(create.taken);

  await visit(page, pathname);
  const box = boxOf(page, ja.role.heading);
  await box.getByRole("radio", { name: ja.roles.admin }).check();
  await box.getByRole("button", { name: ja.role.save }).click();
  await expect(page.getByRole("alert")).toContainText(words.ja.validations.rule.requiredInput);
  await box.getByRole("radio", { name: ja.roles.admin }).check();
  await box.getByRole("textbox", { name: ja.role.reason }).fill("受付に加わるため");
  await box.getByRole("button", { name: ja.role.save }).click();
  await expect(toldOn(page, ja.done.role)).toBeVisible();
  await expect(page.getByText(ja.item.noImpersonation.admin)).toBeVisible();
  await expect(box.getByRole("radio", { name: ja.roles.admin })).toBeChecked();
  await expect(box.getByRole("textbox", { name: ja.role.reason })).toHaveValue("");

  await page.getByRole("link", { name: ja.removal.open }).click();
  const dialog = dialogOf(page);
  const confirm = dialog.getByRole("textbox");
  const remove = dialog.getByRole("button", { name: ja.removal.submit });
  await confirm.fill("somebody else");
  await remove.click();
  await expect(page.getByRole("alert")).toContainText("森野 ことり");
  await confirm.fill("森野 ことり");
  await remove.click();
  await expect(toldOn(page, ja.done.removed)).toBeVisible();
  const response = await page.goto(pathname);
  expect(response?.status()).toBe(404);
});

test("a person's page has their visits and a staff note, and shows what a ban leaves in place", async ({
  page,
}) => {
  const person = await newPerson({ name: newName() });
  const { eventId, first: coming } = await reservableEvent([{ capacity: 9 }]);
  const { comingId, code } = await withDatabase(async (db) => {
    const visit = (eventSessionId: string, state: string, cancelledLate = false) =>
      createReservation(db, { eventSessionId, userId: person.id, state, cancelledLate });
    const startsAt = new Date(Date.now() - 40 * 24 * 3_600_000);
    const past = await createEventSession(db, { eventId, startsAt });
    await visit(past.id, "attended");
    await visit(past.id, "no-show");
    await visit(past.id, "cancelled", true);
    const next = await visit(coming, "confirmed");
    return { comingId: next.id, code: next.code };
  });
  await signInAsAdmin(page, { to: "/admin/auth-user" });
  await page.getByRole("searchbox", { name: ja.search.value }).fill(person.name);
  await page.getByRole("button", { name: ja.search.submit }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).first().getByRole("link").first().click();
  const figures = mainOf(page).locator(".admin-figures > div");
  await expect(figures).toHaveText([/1件/, /1回/, /1回期限後 1/, /1回50%/]);
  await expect(page.getByRole("img", { name: "参加1、取消1、不参加1、これから0" })).toBeVisible();
  const box = boxOf(page, ja.visits.heading).first();
  await expect(rowsOf(page).filter({ hasText: spokenCode(code) })).toHaveCount(1);
  await box.getByRole("link", { name: ja.visits.whens.past }).click();
  await expect(page).toHaveURL(/reservations=past/);
  await expect(rowsOf(page).filter({ hasText: spokenCode(code) })).toHaveCount(0);

  const ban = boxOf(page, ja.ban.heading);
  await expect(ban.getByText(/停止しても取り消されず/)).toBeVisible();
  await expect(ban.getByRole("link")).toHaveAttribute("href", `/admin/reservation/${comingId}`);

  const { staffNote } = words.ja.adminReservation;
  const note = boxOf(page, staffNote.heading);
  await note.getByRole("textbox", { name: staffNote.person }).fill("静かな席を希望");
  await note.getByRole("button", { name: staffNote.save }).click();
  await expect(toldOn(page, ja.done.noted)).toBeVisible();
  await expect(note.getByRole("textbox", { name: staffNote.person })).toHaveValue("静かな席を希望");
});

test("a banned person is signed out at once and cannot sign in until the ban is lifted", async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const email = await signIn(theirs);
  await signInAsAdmin(page);
  await page.goto(`/admin/auth-user?searchValue=${encodeURIComponent(email)}`);
  await rowsOf(page).first().getByRole("link").first().click();
  const box = boxOf(page, ja.ban.heading);
  const send = box.getByRole("button", { name: ja.ban.submit });
  await box.getByLabel(ja.ban.until).fill("2026-01-01");
  await box.getByRole("textbox", { name: ja.ban.reason }).fill("連絡のない不参加が続いたため");
  await send.click();
  await expect(page.getByRole("alert")).toContainText(ja.ban.past);
  await box.getByLabel(ja.ban.until).fill("2099-12-31");
  await send.click();
  await expect(toldOn(page, ja.done.ban)).toBeVisible();
  await expect(box).toContainText("2099.12.31");
  await expect(box).toContainText("連絡のない不参加が続いたため");

  await theirs.goto("/user");
  await expect(theirs).toHaveURL(/\/auth\/login\?redirect=%2Fuser$/);
  const login = loginParts(theirs);
  await login.email.fill(email);
  await login.send.click();
  await login.code.waitFor();
  await enterCode(theirs, await codeSentTo(email, 2));
  await expect(theirs.getByText(words.ja.login.refusal.BANNED_USER)).toBeVisible();

  await box.getByRole("button", { name: ja.ban.lift }).click();
  await expect(toldOn(page, ja.done.unban)).toBeVisible();
  await expect(send).toBeVisible();
  await theirs.context().close();
});

test("devices are signed out one by one, or all at once, and their secrets stay on the server", async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const email = await signIn(theirs);
  const { id } = await withDatabase((db) =>
    db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirstOrThrow(),
  );
  const addSession = (userAgent: string) =>
    withDatabase((db) =>
      db
        .insertInto("session")
        .values({
          id: randomUUID(),
          token: randomUUID(),
          userId: id,
          userAgent,
          expiresAt: new Date(Date.now() + 3_600_000),
        })
        .execute(),
    );
  await addSession("Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Safari/604.1");
  await addSession("");
  await signInAsAdmin(page, { to: `/admin/auth-user/${id}` });
  const { sessions } = ja;
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).filter({ hasText: sessions.unknownDevice })).toHaveCount(1);
  const tokens = await withDatabase((db) =>
    db.selectFrom("session").select("token").where("userId", "=", id).execute(),
  );
  const source = await (await page.request.get(page.url())).text();
  expect(source).toContain(email);
  for (const { token } of tokens) expect(source).not.toContain(token);

  await rowsOf(page).filter({ hasText: "iPhone" }).getByRole("button").click();
  await expect(toldOn(page, ja.done.session)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).filter({ hasText: "iPhone" })).toHaveCount(0);

  await page.getByRole("link", { name: sessions.endAll }).click();
  await dialogOf(page).getByRole("button", { name: sessions.endAll }).click();
  await expect(toldOn(page, ja.done.sessions)).toBeVisible();
  await expect(boxOf(page, sessions.heading)).toContainText(sessions.none);
  await theirs.goto("/user");
  await expect(theirs).toHaveURL(/\/auth\/login/);
  await theirs.context().close();
});
