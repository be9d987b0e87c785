import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { createNews } from "@takujo/db/testing/create-news";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sendInquiry } from "../../../support/send-inquiry.ts";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { withoutNetwork, withoutSession } from "../../support/faults.ts";
import { expect, test, untilHydrated, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { comboboxOf } from "../../support/organizer/combobox.ts";
import { editorParts } from "../../support/organizer/editor.ts";
import { query } from "../../support/query.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { codeSentTo, signInByCode } from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 4(00|22)/, withoutSession, withoutNetwork));

/** As when an admin ends it elsewhere, or when its time is over. The token that outlives it is gone too. */
async function endSession(context: BrowserContext, email: string): Promise<void> {
  await withDatabase((db) =>
    db
      .deleteFrom("session")
      .where("userId", "in", db.selectFrom("user").select("id").where("email", "=", email))
      .execute(),
  );
  await context.clearCookies({ name: "auth_jwt" });
}

async function newDraft(page: Page, create: string): Promise<void> {
  await page.getByRole("button", { name: create }).click();
  await page.waitForURL(/\/admin\/content\/news\/[0-9a-f-]{36}/);
  await untilHydrated(page);
}

/** The page learns whose it is after it appeared; from then on it needs no network to store what they write. */
const untilKnown = (page: Page) =>
  page.waitForFunction(() => /"email":"[^"]+@/.test(localStorage.getItem("session") ?? ""));

async function newInquiry(origin: string) {
  const address = [10, ...Array.from({ length: 3 }, () => randomInt(256))].join(".");
  const { response } = await sendInquiry(origin, { headers: { "x-forwarded-for": address } });
  const { receipt } = (await response.json()) as { receipt: string };
  const { id } = await withDatabase((db) =>
    db
      .selectFrom("contact_inquiry")
      .select("id")
      .where("receipt", "=", receipt)
      .executeTakeFirstOrThrow(),
  );
  return { id, path: `/admin/inquiry/${id}` };
}

const replyTo = (page: Page) =>
  page.getByRole("textbox", { name: words.ja.adminInquiry.write.label.split("{")[0] ?? "" });

test("editing continues after the session ended, by signing in in place", async ({
  page,
  context,
  faults,
}) => {
  // A preview that is loading when the session ends is led to the login, which no page may frame.
  faults.allow(/frame-ancestors/);
  const { adminContent, login, writing } = words.ja;
  test.slow();
  const parts = editorParts(page, "ja");
  const email = await signInAsAdmin(page, { to: "/admin/content/news" });
  await newDraft(page, adminContent.create.news);
  await parts.field("ja", "title").fill("はじめ");
  await expect(parts.saved).toBeVisible();

  await endSession(context, email);
  await parts.field("ja", "title").fill("途切れた題");
  const dialog = page.getByRole("dialog", { name: writing.signIn.title });
  await expect(dialog.getByText(email)).toBeVisible();
  await expectForEverybody(page, "logging in in place");

  // After postponing the login one can keep writing, without being asked at every key.
  await dialog.getByRole("button", { name: writing.signIn.later }).click();
  const { signedOut, signIn } = words.ja.contentEditor.save;
  await expect(page.getByText(signedOut)).toBeVisible();
  await parts.field("ja", "summary").fill("途切れた要約");
  // Stored on the device when the editor has seen that it cannot save.
  await page.waitForFunction(() =>
    Object.values(localStorage).some((stored) => stored.includes("途切れた要約")),
  );
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: signIn }).click();
  await dialog.getByRole("button", { name: login.email.send }).click();
  const code = dialog.getByRole("textbox", { name: login.code.label });
  await code.fill("000000");
  await expect(dialog.getByText(login.refusal.INVALID_OTP)).toBeVisible();
  // The page is reloaded after the login, and data read before the save arrives after it.
  const read = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  const address = /\/admin\/content\/news\/[0-9a-f-]{36}\.data/;
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") {
      await read.promise;
      return route.continue();
    }
    const response = await route.fetch();
    read.resolve();
    await saved.promise;
    return route.fulfill({ response });
  });
  const late = page.waitForResponse(
    (response) => address.test(response.url()) && response.request().method() === "GET",
  );
  await code.fill(await codeSentTo(email, 2));
  await expect(dialog).toBeHidden();
  await expect(parts.saved).toBeVisible();
  saved.resolve();
  await late;
  await expect(parts.field("ja", "title")).toHaveValue("途切れた題");
  await parts.field("ja", "summary").fill("途切れた要約に続けて");
  await expect(parts.saved).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(parts.field("ja", "title")).toHaveValue("途切れた題");
  await expect(parts.field("ja", "summary")).toHaveValue("途切れた要約に続けて");
  await expect(page.getByText(writing.title)).toBeHidden();
});

test("text in an editor survives a closed tab without a network, for its author only", async ({
  page,
  context,
}) => {
  test.slow();
  const { adminContent, contentEditor, writing } = words.ja;
  const email = await signInAsAdmin(page, { to: "/admin/content/news" });
  await newDraft(page, adminContent.create.news);
  const address = page.url();
  await untilKnown(page);
  await context.setOffline(true);
  await editorParts(page, "ja").field("ja", "title").fill("電車の中の題");
  await expect(page.getByText(contentEditor.save.failed)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  const parts = editorParts(again, "ja");
  await visit(again, address);
  await expect(again.getByText(writing.title)).toBeVisible();
  await expectForEverybody(again, "unsaved text was found");
  // The offer is still there when the page is opened again.
  await visit(again, address);
  await again.getByRole("button", { name: writing.restore }).click();
  await expect(parts.field("ja", "title")).toHaveValue("電車の中の題");
  await expect(again.getByText(writing.title)).toBeHidden();
  await again.reload();
  await expect(parts.field("ja", "title")).toHaveValue("電車の中の題");
  await expect(again.getByText(writing.title)).toBeHidden();

  // Another person on the same device finds nothing, nor does the first one afterwards.
  await untilHydrated(again);
  await untilKnown(again);
  // What the page still asks for would be missing without a network.
  await again.waitForLoadState("networkidle");
  await context.setOffline(true);
  await parts.field("ja", "title").fill("人には見せない題");
  await expect(again.getByText(contentEditor.save.failed)).toBeVisible();
  await again.close();
  await context.setOffline(false);
  await endSession(context, email);
  await context.clearCookies();
  const third = await context.newPage();
  await signInAsAdmin(third);
  await visit(third, address);
  await expect(third.getByRole("textbox").first()).toBeVisible();
  await expect(third.getByText(writing.title)).toBeHidden();
  await expect
    .poll(() => third.evaluate(() => Object.keys(localStorage).join(" ")))
    .not.toContain("writing:");
});

test("an editor that was opened by its address survives a network that is lost before anything is saved", async ({
  page,
  context,
}) => {
  const publishedAt = new Date(Date.now() + 3_600_000);
  const { id } = await withDatabase((db) => createNews(db, { publishedAt }));
  await signInAsAdmin(page);
  await visit(page, `/admin/content/news/${id}`);
  const parts = editorParts(page, "ja");
  await expect(parts.preview.getByRole("main")).toBeVisible();
  await untilKnown(page);
  await context.setOffline(true);
  await parts.field("ja", "title").fill("切れた線");
  await expect(page.getByText(words.ja.contentEditor.save.failed)).toBeVisible();
  await expect(parts.field("ja", "title")).toHaveValue("切れた線");
});

test("a half-written reply survives navigation, a closed tab and an ended session", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { adminInquiry, login, writing } = words.ja;
  const { id, path } = await newInquiry(baseURL ?? "");
  const email = await signInAsAdmin(page, { to: path });
  await replyTo(page).fill("お問い合わせの件ですが、");

  await page.getByRole("link", { name: words.ja.admin.pages.events }).first().click();
  const question = page.getByRole("dialog", { name: writing.leave.title });
  await question.getByRole("button", { name: writing.leave.accept }).click();
  await page.waitForURL("/admin/event");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ja.adminEvent.heading);
  await page.goBack();
  await page.getByRole("button", { name: writing.restore }).click();
  await expect(replyTo(page)).toHaveValue("お問い合わせの件ですが、");
  await page.close();

  const again = await context.newPage();
  await visit(again, path);
  await again.getByRole("button", { name: writing.restore }).click();
  await replyTo(again).fill("お問い合わせの件ですが、見つかりました。");
  await endSession(context, email);
  await again.getByRole("button", { name: adminInquiry.write.send }).click();
  const dialog = again.getByRole("dialog", { name: writing.signIn.title });
  await dialog.getByRole("button", { name: login.email.send }).click();
  await dialog.getByRole("textbox", { name: login.code.label }).fill(await codeSentTo(email, 2));
  await expect(
    again.locator(".inquiry-reply").getByText("お問い合わせの件ですが、見つかりました。"),
  ).toBeVisible();
  await expect(replyTo(again)).toHaveValue("");
  const replies = await withDatabase((db) =>
    db.selectFrom("inquiry_message").select("body").where("inquiry_id", "=", id).execute(),
  );
  expect(replies).toEqual([{ body: "お問い合わせの件ですが、見つかりました。" }]);
  await again.reload();
  await expect(again.getByText(writing.title)).toBeHidden();
});

test("a reply that could not be sent stays in its field", async ({ page, context, baseURL }) => {
  const { adminInquiry, writing } = words.ja;
  const { path } = await newInquiry(baseURL ?? "");
  await signInAsAdmin(page, { to: path });
  await untilKnown(page);
  await replyTo(page).fill("電波がありません。");
  await context.setOffline(true);
  await page.getByRole("button", { name: adminInquiry.write.send }).click();
  await expect(page.getByText(words.ja.commons.form.lost)).toBeVisible();
  await expect(replyTo(page)).toHaveValue("電波がありません。");
  await context.setOffline(false);
  await page.getByRole("button", { name: adminInquiry.write.send }).click();
  await expect(replyTo(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByText(writing.title)).toBeHidden();
});

test("a reply whose response was lost is not restored as unsent, and is sent once", async ({
  page,
  baseURL,
}) => {
  const { adminInquiry, writing } = words.ja;
  const { id, path } = await newInquiry(baseURL ?? "");
  await signInAsAdmin(page, { to: path });
  await untilKnown(page);
  const send = page.getByRole("button", { name: adminInquiry.write.send });
  await page.route(/\/admin\/inquiry\/[0-9a-f-]{36}\.data/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await replyTo(page).fill("見つかりました。");
  await send.click();
  await expect(page.getByText(words.ja.commons.form.lost)).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, path);
  await expect(other.locator(".inquiry-reply").getByText("見つかりました。")).toBeVisible();
  await untilKnown(other);
  await expect(other.getByText(writing.title)).toBeHidden();

  await page.unrouteAll();
  await send.click();
  await expect(replyTo(page)).toHaveValue("");
  const replies = await withDatabase((db) =>
    db.selectFrom("inquiry_message").select("body").where("inquiry_id", "=", id).execute(),
  );
  expect(replies).toEqual([{ body: "見つかりました。" }]);
});

test("a guest's question survives a reload in its tab, and no other", async ({ page, context }) => {
  const { contact, writing } = words.ja;
  await visit(page, "/contact");
  const main = page.getByRole("main");
  const lost = main.getByRole("radio", { name: contact.categories["lost-property"] });
  await lost.check();
  await main.getByLabel(contact.fields.name).fill("森野 ことり");
  await main.getByLabel(contact.fields.body).fill("傘を忘れました。");
  await main.getByRole("checkbox").check();
  await visit(page, "/contact");
  await expect(lost).not.toBeChecked();
  await page.getByRole("button", { name: writing.restore }).click();
  await expect(lost).toBeChecked();
  await expect(main.getByLabel(contact.fields.name)).toHaveValue("森野 ことり");
  await expect(main.getByLabel(contact.fields.body)).toHaveValue("傘を忘れました。");
  await expect(main.getByRole("checkbox")).toBeChecked();

  const other = await context.newPage();
  await visit(other, "/contact");
  await expect(other.getByText(writing.title)).toBeHidden();
  await visit(page, "/contact");
  await page.getByRole("button", { name: writing.discard }).click();
  await visit(page, "/contact");
  await expect(page.getByText(writing.title)).toBeHidden();
});

test("signing out forgets what was written on this device", async ({ page, context }) => {
  const { account, writing } = words.ja;
  const email = await signInByCode(context);
  await visit(page, "/user/contact");
  const body = page.getByRole("textbox", { name: words.ja.contact.fields.body });
  await body.fill("まだ送らない質問です。");
  const stored = () => page.evaluate(() => Object.keys(localStorage).join(" "));
  await expect.poll(stored).toContain("writing:");
  await visit(page, "/user/contact");
  await expect(page.getByText(writing.title)).toBeVisible();
  await page.getByRole("button", { name: account.signOut }).first().click();
  await page.waitForURL("/");
  expect(await stored()).not.toContain("writing:");
  expect(email).toContain("@");
});

test("a party that is being added by hand survives a closed tab, and is forgotten once it is added", async ({
  page,
  context,
}) => {
  const { adminReservation, writing } = words.ja;
  const event = await reservableEvent();
  const path = `/admin/reservation/new?event=${event.slug}`;
  await signInAsAdmin(page, { to: path });
  await comboboxOf(page, adminReservation.create.session).click();
  await page.getByRole("option", { name: "い卓" }).click();
  await page.locator("[name=name]").fill("電話 のひと");
  await page.locator("[name=phone]").fill("03-1234-5678");
  await page.locator("[name=staffNote]").fill("入口に近い席へ");
  await page.getByText(adminReservation.staffNote.atReception).click();
  const stored = (on: Page) => on.evaluate(() => Object.keys(localStorage).join(" "));
  await expect.poll(() => stored(page)).toContain("writing:");
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await visit(again, path);
  await again.getByRole("button", { name: writing.restore }).click();
  await expect(again.locator("[name=phone]")).toHaveValue("03-1234-5678");
  await expect(
    again.getByRole("switch", { name: adminReservation.staffNote.atReception }),
  ).toBeChecked();
  await expect(comboboxOf(again, adminReservation.create.session)).toContainText("い卓");
  await again.getByRole("button", { name: adminReservation.create.submit }).click();
  await again.waitForURL(/done=added/);
  await expect.poll(() => stored(again)).not.toContain("writing:");
  await visit(again, path);
  await expect(again.getByText(writing.title)).toBeHidden();
});

test("search terms and a staff note are restored on the same device", async ({ page }) => {
  const { adminSynonym, adminReservation, writing } = words.ja;
  const { first } = await reservableEvent();
  const { id } = await withDatabase((db) => createReservation(db, { eventSessionId: first }));
  await signInAsAdmin(page, { to: "/admin/synonym" });
  const fields = [
    ["/admin/synonym", page.locator("#synonym-new"), "双六、すごろく"],
    [`/admin/reservation/${id}`, page.locator("[name=staffNote]"), "窓ぎわへ"],
  ] as const;
  for (const [path, field, text] of fields) {
    await visit(page, path);
    await field.fill(text);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(" ")))
      .toContain("writing:");
    await visit(page, path);
    await expect(field).toHaveValue("");
    await page.getByRole("button", { name: writing.restore }).click();
    await expect(field).toHaveValue(text);
    const isNote = path.includes("reservation");
    const save = isNote ? adminReservation.staffNote.save : adminSynonym.add;
    await page.getByRole("button", { name: save, exact: true }).first().click();
    await page.waitForURL(/done=/);
    await visit(page, path);
    await expect(page.getByText(writing.title)).toBeHidden();
  }
});

test("an address being edited is restored as typed, without another lookup", async ({
  page,
  context,
}) => {
  const { writing } = words.ja;
  const email = await signInByCode(context);
  const [row] = await query<{ id: string }>(
    `insert into address (user_id, label, name, kana, postal_code, prefecture, city, street, phone, is_default)
     select id, 'いえ', '森野 ことり', 'もりの ことり', '101-0041', '東京都', '千代田区', '神田須田町1-2-3', '090-1234-5678', true
     from "user" where email = $1 returning id`,
    [email],
  );
  const path = `/user/address/${row?.id}/edit`;
  await visit(page, path);
  const field = (name: string) => page.getByRole("main").locator(`form [name="${name}"]`);
  await field("building").fill("卓上ビル 2F");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(" ")))
    .toContain(`/user/address/${row?.id}`);
  await visit(page, path);
  await page.getByRole("button", { name: writing.restore }).click();
  await expect(field("building")).toHaveValue("卓上ビル 2F");
  await page.waitForLoadState("networkidle");
  await expect(field("street")).toHaveValue("神田須田町1-2-3");
  await page.getByRole("button", { name: words.ja.account.save }).click();
  await page.waitForURL(/\/user\/address\?done=/);
  await visit(page, path);
  await expect(page.getByText(writing.title)).toBeHidden();
});
