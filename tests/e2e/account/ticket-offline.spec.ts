import type { Page } from "@playwright/test";
import { reserveFor } from "../support/account-reservations.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in.ts";
import { words } from "../support/words.ts";

/** The browser and the router log every request that finds no network. */
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch|The user could not be fetched/;
const { pane, changes, ask, status } = words.ja.accountReservation.detail;

/** What is stored on the device, as someone who takes the device could read it. */
const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "ticket")) return { pages: 0, text: "", isSealed: true };
    const request = indexedDB.open("ticket");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const stores = request.result.transaction(["key", "page"]);
    const all = (name: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const rows = stores.objectStore(name).getAll();
        rows.onsuccess = () => resolve(rows.result);
      });
    const [keys, pages] = await Promise.all([all("key"), all("page")]);
    request.result.close();
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map((answer) => answer?.text() ?? ""));
      }),
    );
    return {
      pages: pages.length,
      text: [
        ...pages.map((row) => new TextDecoder().decode(row["data"] as ArrayBuffer)),
        ...cached.flat(),
        JSON.stringify(pages),
      ].join(),
      isSealed: keys.every((key) => !(key as unknown as CryptoKey).extractable),
    };
  });

async function openStored(page: Page, email: string) {
  const reserved = await reserveFor(email, { name: "ひみつの なまえ" });
  await visit(page, reserved.detail);
  await expect(page.getByText(pane.stored)).toBeVisible();
  return reserved;
}

const code = (page: Page) => page.getByRole("img", { name: words.ja.ticket.qr }).first();

test("a ticket that was opened once opens without a network, styled and alive, and says how old it is", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { detail, slug, id } = await openStored(page, await signIn(page));
  await expect(page.locator(".ticket-pane-stored")).toBeHidden();
  await page.goto("about:blank");
  await context.setOffline(true);

  await visit(page, `${detail}#ticket`);
  await expect(code(page)).toBeVisible();
  await expect(page.locator(".ticket-pane-stored")).toBeVisible();
  await expect(page.locator(".ticket-pane")).toHaveCSS("background-color", "rgb(255, 253, 248)");
  const cover = page.locator(".reservation-head-art img");
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: pane.larger }).click();
  await expect(page.getByRole("dialog", { name: pane.large })).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();

  await page.goto(`/event/${slug}/reservation/${id}/success`);
  await expect(page).toHaveURL(detail);
  await expect(code(page)).toBeVisible();
  await context.setOffline(false);
});

test("a ticket on the device is encrypted, and deleted after the event and at sign-out", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { detail } = await openStored(page, await signIn(page));
  const stored = await storedOn(page);
  expect(stored).toMatchObject({ pages: 1, isSealed: true });
  expect(stored.text).not.toContain("ひみつ");

  await page.evaluate(async () => {
    const request = indexedDB.open("ticket");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const store = request.result.transaction("page", "readwrite").objectStore("page");
    await new Promise<void>((resolve) => {
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return resolve();
        cursor.update({ ...cursor.value, forgetAt: new Date(0).toISOString() });
        cursor.continue();
      };
    });
    request.result.close();
  });
  await context.setOffline(true);
  await expect(page.goto(detail)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);

  await visit(page, detail);
  await expect(page.getByText(pane.stored)).toBeVisible();
  await visit(page, "/user");
  await page.getByRole("button", { name: words.ja.account.signOut }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await storedOn(page)).pages).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(detail)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test("a cancelled reservation, a session that has ended and a stranger's ticket leave nothing on the device", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  const email = await signIn(page);
  const { detail } = await openStored(page, email);
  await page.getByRole("button", { name: changes.cancel }).click();
  await page.getByRole("dialog").getByRole("button", { name: ask.accept.confirmed }).click();
  await expect(page.getByText(status.cancelled)).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).pages).toBe(0);

  const second = await openStored(page, email);
  expect((await storedOn(page)).pages).toBe(1);
  // A lost phone: its session was ended from elsewhere.
  await query(
    `delete from session where "userId" = (select user_id from reservation where id = $1)`,
    [second.id],
  );
  await page.goto(second.detail);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(async () => (await storedOn(page)).pages).toBe(0);

  await signIn(page);
  await page.goto(detail);
  expect((await storedOn(page)).pages).toBe(0);
});
