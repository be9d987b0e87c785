import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { untilMailTo } from "../../support/mails.ts";
import { newPerson, signInAsAdmin } from "../../support/sign-in/admin.ts";
import {
  codeSentTo,
  enterCode,
  loginParts,
  newEmail,
  signIn,
} from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

/** Not public: lists that other tests read stay as they are. */
const newEvening = (title = `夜 ${randomUUID().slice(0, 8)}`) =>
  withDatabase(async (db) => {
    // Soon, to be among those that can be chosen, of which other tests make many.
    const startsAt = new Date(Date.now() + 3_600_000);
    const { id } = await createEvent(db, { title, english: null, startsAt, state: "draft" });
    const session = await createEventSession(db, { eventId: id, startsAt, capacity: 10 });
    const party = await createReservation(db, {
      eventSessionId: session.id,
      name: "西村 あおい",
      phone: "090-1111-9876",
    });
    return { id, title, partyId: party.id };
  });

const linkIn = (text: string) =>
  new URL(/https?:\S+\/user\/staff-invitation\?\S+/.exec(text)?.[0] ?? "");
const menuOf = (page: Page) => page.getByRole("navigation", { name: words.ja.admin.label });

const { adminStaff, staffRole, staffInvitation, admin, contentEditor } = words.ja;

test("a person is invited, accepts, gets the rights, and loses them at once", async ({
  page,
  browser,
  userAgent,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 403/);
  const [own, other] = [await newEvening(), await newEvening()];
  const email = newEmail();
  await signInAsAdmin(page, { to: "/admin/staff" });
  const box = page.getByRole("region", { name: adminStaff.form.heading });
  await box.getByRole("textbox", { name: adminStaff.form.email }).fill(email);
  await box.getByRole("textbox", { name: adminStaff.form.name }).fill("上野 はるか");
  await box.getByRole("checkbox", { name: staffRole.names.host }).check();
  const choice = box.getByRole("checkbox", { name: own.title });
  await expect(choice).toBeHidden();
  await box.getByRole("radio", { name: adminStaff.form.scopes.chosen }).check();
  await choice.check();
  await box.getByRole("button", { name: adminStaff.form.submit }).click();
  await expect(
    page.getByText(adminStaff.done.invited).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  // The link leads through the login, which makes the account.
  const link = linkIn((await untilMailTo(email)).text);
  expect(link.pathname).toBe("/user/staff-invitation");
  const context = await browser.newContext({
    baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
    ...(userAgent && { userAgent }),
  });
  const host = await context.newPage();
  await visit(host, link.pathname + link.search);
  const parts = loginParts(host);
  await parts.email.fill(email);
  await parts.send.click();
  await parts.code.waitFor();
  await enterCode(host, await codeSentTo(email, 2));
  const { open, done } = staffInvitation;
  await expect(host.getByRole("heading", { level: 1, name: open.heading })).toBeVisible();
  await expect(host.getByRole("main").getByText(own.title)).toBeVisible();
  await host.getByRole("button", { name: open.accept }).click();
  await host.getByRole("link", { name: done.action }).click();

  await expect(host).toHaveURL("/admin/event");
  await expect(menuOf(host).getByRole("link")).toHaveText([
    admin.pages.reception,
    admin.pages.events,
    admin.pages.reservations,
  ]);
  await visit(host, `/admin/event/${own.id}`);
  await expect(host.getByText(contentEditor.publication.byOthers)).toBeVisible();
  const { publish, discard } = contentEditor.publication;
  await expect(host.getByRole("button", { name: publish, exact: true })).toHaveCount(0);
  await expect(host.getByRole("link", { name: discard })).toHaveCount(0);
  await expect(
    host.getByRole("button", { name: contentEditor.save.draft, exact: true }),
  ).toBeVisible();

  await visit(host, "/admin/reservation");
  await expect(host).toHaveURL(`/admin/reservation?event=${own.id}`);
  await expect(host.getByText("西村 あおい")).toBeVisible();
  await expect(host.getByRole("checkbox")).toHaveCount(0);
  await visit(host, `/admin/reservation/${own.partyId}`);
  await expect(host.getByRole("main")).not.toContainText("9876");
  for (const path of [`/admin/event/${other.id}`, `/admin/reservation/${other.partyId}`]) {
    const answer = await host.goto(path);
    expect(answer?.status(), path).toBe(403);
  }
  await host.goto("/admin/staff");
  await expect(host).toHaveURL(/\/admin\/event\?closed=?$/);
  await expect(host.getByText(admin.closed.title)).toBeVisible();

  // Another role, while the host is signed in.
  await page.reload();
  await page.getByRole("button", { name: adminStaff.list.menu.replace("{name}", email) }).click();
  await page.getByRole("menuitem", { name: adminStaff.list.change }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: staffRole.names.host }).uncheck();
  await dialog.getByRole("checkbox", { name: staffRole.names.treasurer }).check();
  await dialog.getByRole("textbox", { name: adminStaff.form.reason }).fill("交代");
  await dialog.getByRole("button", { name: adminStaff.change.submit }).click();
  await expect(
    page.getByText(adminStaff.done.changed).filter({ visible: true }).first(),
  ).toBeVisible();
  await visit(host, "/admin");
  await expect(host).toHaveURL("/admin/money");
  await expect(menuOf(host).getByRole("link")).toHaveText([
    admin.pages.money,
    admin.pages.reservations,
    admin.pages.statistics,
  ]);

  await page.getByRole("button", { name: adminStaff.list.menu.replace("{name}", email) }).click();
  await page.getByRole("menuitem", { name: adminStaff.list.remove }).click();
  await page.getByRole("textbox", { name: adminStaff.form.reason }).fill("終わり");
  await page.getByRole("button", { name: adminStaff.remove.submit, exact: true }).click();
  await expect(
    page.getByText(adminStaff.done.removed).filter({ visible: true }).first(),
  ).toBeVisible();
  await host.goto("/admin/reservation");
  expect(new URL(host.url()).pathname).toBe("/");
  await context.close();
});

test("the link of an invitation says why it does not work", async ({ page, faults }) => {
  faults.allow(/status of 4(?:04|09)/);
  const email = newEmail();
  const admins = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
    });
  const adminPage = await admins?.newPage();
  if (!adminPage) throw new Error("no second browser");
  await signInAsAdmin(adminPage, { to: "/admin/staff" });
  const box = adminPage.getByRole("region", { name: adminStaff.form.heading });
  await box.getByRole("textbox", { name: adminStaff.form.email }).fill(email);
  await box.getByRole("checkbox", { name: staffRole.names.editor }).check();
  await box.getByRole("button", { name: adminStaff.form.submit }).click();
  const first = linkIn((await untilMailTo(email)).text);

  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const other = await signIn(page, { to: `/user/staff-invitation${first.search}` });
  await expect(heading(staffInvitation.other.heading)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(other);
  await expect(page.getByRole("button", { name: staffInvitation.open.accept })).toHaveCount(0);

  await adminPage
    .getByRole("button", { name: adminStaff.invitations.resendTo.replace("{email}", email) })
    .click();
  await expect(
    adminPage.getByText(adminStaff.done.resent).filter({ visible: true }).first(),
  ).toBeVisible();
  const second = linkIn((await untilMailTo(email, 2)).text);
  await page.context().clearCookies();
  await signIn(page, {
    email,
    sentBefore: 2,
    to: `/user/staff-invitation${first.search}`,
  });
  await expect(heading(staffInvitation.gone.heading)).toBeVisible();
  await withDatabase((db) =>
    db
      .updateTable("staff_invitation")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("email", "=", email)
      .execute(),
  );
  await visit(page, `/user/staff-invitation${second.search}`);
  await expect(heading(staffInvitation.expired.heading)).toBeVisible();
  await expectForEverybody(page, "an invitation that has expired");

  await adminPage.reload();
  await adminPage
    .getByRole("button", { name: adminStaff.invitations.withdrawOf.replace("{email}", email) })
    .click();
  await expect(
    adminPage.getByText(adminStaff.done.withdrawn).filter({ visible: true }).first(),
  ).toBeVisible();
  await visit(page, `/user/staff-invitation${second.search}`);
  await expect(heading(staffInvitation.gone.heading)).toBeVisible();
  await admins?.close();
});

for (const { prefix, locale } of languages) {
  test(`${prefix}/admin/staff never scrolls sideways, and axe finds nothing on it`, async ({
    page,
  }) => {
    test.slow();
    const { id } = await newPerson({
      name: "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder",
    });
    const { id: eventId } = await newEvening();
    await withDatabase((db) =>
      createStaffMember(db, {
        userId: id,
        roles: ["editor", "host", "desk", "treasurer"],
        eventIds: [eventId],
      }),
    );
    await signInAsAdmin(page, { prefix });
    // The list has all admins made by other tests, so checking it takes long.
    for (const question of locale === "ja" ? ["", "change"] : ["remove"]) {
      const path = `/admin/staff?ask=${question}&user=${id}`;
      await expectForEverybody(page, path, prefix + path);
    }
  });
}
