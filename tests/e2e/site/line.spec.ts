import { reserveFor } from "../support/booking/account-reservations.ts";
import { countedOf, newEvent, newPartyOf } from "../support/booking/parties.ts";
import { receptionParts, receptionPath, untilListStored } from "../support/booking/reception.ts";
import { reservableEvent } from "../support/booking/reservable.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { lines } from "../support/lines.ts";
import { editorParts } from "../support/organizer/editor.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import {
  codeSentTo,
  fromOwnPlace,
  loginParts,
  newEmail,
  signIn,
} from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

// The pages that people use where the signal is bad, on every kind of line.

test.beforeEach(({ faults }) => {
  test.slow();
  faults.allow(withoutNetwork, /ERR_CONNECTION_REFUSED/);
});

test("the own page and a ticket stay shown when they are opened again on any line", async ({
  page,
  context,
}) => {
  const { detail } = await reserveFor(await signIn(page), { name: "ひみつの なまえ" });
  for (const [address, stored] of [
    [detail, words.ja.accountReservation.detail.pane.stored],
    ["/user", words.ja.accountReservation.next.stored],
  ] as const) {
    await visit(page, address);
    await expect(page.getByText(stored)).toBeVisible();
  }
  const code = page.getByRole("img", { name: words.ja.ticket.qr }).first();
  for (const line of lines) {
    for (const address of [detail, "/user"]) {
      await test.step(`${address} on ${line.name}`, async () => {
        await visit(page, address);
        await line.use(context);
        await page.reload();
        await untilHydrated(page);
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await expect(code).toBeVisible();
        await expect(page.locator(".error-page")).toHaveCount(0);
        await expect(page.locator("html")).toHaveAttribute("data-session", "");
        await line.mend(context);
      });
    }
  }
});

test("the door lets a party in by one tap on any line, and the server knows once it can", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { eventId, sessionId } = await newEvent({ capacity: lines.length });
  const parties = await Promise.all(
    lines.map(async (line, at) => {
      const name = `来客 ${"一二三四五"[at]}`;
      return { line, name, ...(await newPartyOf(sessionId, { seats: 1, name })) };
    }),
  );
  const path = receptionPath(eventId);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  await untilListStored(page);
  const parts = receptionParts(page);
  for (const { line, name, id } of parties) {
    await test.step(line.name, async () => {
      await line.use(context);
      await page.reload();
      await parts.row(name).click();
      await parts.admit(1).dblclick();
      await expect(parts.row(name)).toContainText("1／1");
      await page.reload();
      await expect(parts.row(name)).toContainText("1／1");
      await line.mend(context);
      await expect
        .poll(() => countedOf(id))
        .toMatchObject({ state: "attended", arrived: 1, marks: [[0]] });
    });
  }
});

test("an editor keeps what is typed after adding a session on any connection, and stores it once it can", async ({
  page,
  context,
}) => {
  const { eventId } = await reservableEvent([{ letter: "い", capacity: 4 }], { english: null });
  await signInAsAdmin(page);
  await visit(page, `/admin/event/${eventId}`);
  const title = editorParts(page, "ja").field("ja", "title");
  const add = page.getByRole("button", { name: words.ja.adminEvent.session.addTable });
  const rows = page.locator(".session-row");
  for (const [at, line] of lines.entries()) {
    await test.step(line.name, async () => {
      const written = `ゆきの夜の会、${at + 1}回目`;
      const before = await rows.count();
      await line.use(context);
      await add.click();
      await title.fill("");
      await title.pressSequentially(written);
      if (!line.isCut) await expect(rows).toHaveCount(before + 1);
      await expect(title).toHaveValue(written);
      await expect(title).toBeFocused();
      await line.mend(context);
      await title.press("End");
      await title.pressSequentially("。");
      await expect
        .poll(async () => {
          const [draft] = await query<{ title: string }>(
            "select document #>> '{texts,ja,title}' as title from content_draft where item_id = $1",
            [eventId],
          );
          return draft?.title;
        })
        .toBe(`${written}。`);
      await expect(rows).toHaveCount(line.isCut ? before : before + 1);
    });
  }
});

for (const line of lines.filter(({ isCut }) => isCut)) {
  test(`a code that is sent with ${line.name} stays in its field, and signs in later [AU-1]`, async ({
    page,
    context,
  }) => {
    await fromOwnPlace(context);
    const { email, code, submit } = loginParts(page);
    const address = newEmail();
    await visit(page, "/auth/login?redirect=%2Fuser%2Faddress");
    await email.fill(address);
    await email.press("Enter");
    await expect(code).toBeVisible();
    const sent = await codeSentTo(address);
    await line.use(context);
    await code.pressSequentially(sent);
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.ja.commons.form.lost)).toBeVisible();
    await expect(code).toHaveValue(sent);
    await line.mend(context);
    await submit.click();
    await expect(page).toHaveURL(/\/user\/(?:address$|passkey\?offer=%2Fuser%2Faddress$)/);
  });
}

for (const line of lines.filter(({ isCut }) => isCut)) {
  test(`signing out with ${line.name} keeps the page and the typed text, and can be done later`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await visit(page, "/user/profile");
    const bio = page.locator("[name=bio]");
    await bio.fill("まだ保存していない");
    // The code of our own dialog cannot be loaded any more.
    page.on("dialog", (question) => void question.accept());
    const signOut = page.getByRole("button", { name: words.ja.account.signOut }).first();
    await line.use(context);
    await signOut.dblclick();
    await expect(page.getByText(words.ja.commons.form.lost)).toBeVisible();
    await expect(bio).toHaveValue("まだ保存していない");
    await expect(page.locator("html")).toHaveAttribute("data-session", "");
    await line.mend(context);
    await signOut.dblclick();
    await page.waitForURL("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-session");
  });
}
