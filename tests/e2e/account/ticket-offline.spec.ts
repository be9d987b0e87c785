import type { Page } from "@playwright/test";
import { reserveFor } from "../support/booking/account-reservations.ts";
import { withoutNetwork, withoutSession } from "../support/faults.ts";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn, signOut } from "../support/sign-in/sign-in.ts";
import { outdateStored, storedOn } from "../support/stored-data.ts";
import { words } from "../support/words.ts";

const { pane, changes, ask, status } = words.ja.accountReservation.detail;

const pagesOn = async (page: Page) => (await storedOn(page, "ticket"))?.counts["page"] ?? 0;

/** The code of the pages is stored beside the sealed ticket. */
const cachedOn = (page: Page) =>
  page.evaluate(async () => {
    const texts = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map((answer) => answer?.text() ?? ""));
      }),
    );
    return texts.flat().join();
  });

async function openStored(page: Page, email: string) {
  const reserved = await reserveFor(email, { name: "ひみつの なまえ" });
  await visit(page, reserved.detail);
  await expect(page.getByText(pane.stored)).toBeVisible();
  return reserved;
}

const code = (page: Page) => page.getByRole("img", { name: words.ja.ticket.qr }).first();

test("a ticket opened once opens without a network, styled and interactive, with its age", async ({
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
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: pane.larger }).click();
  await expect(page.getByRole("dialog", { name: pane.large })).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();

  await page.goto(`/event/${slug}/reservation/${id}/success`);
  await expect(page).toHaveURL(detail);
  await expect(code(page)).toBeVisible();
  await context.setOffline(false);
});

for (const { name, cut } of [
  { name: "the network is gone", cut: (page: Page) => page.context().setOffline(true) },
  {
    name: "the server does not answer",
    cut: (page: Page) => page.route(/\/api\/auth\/|\.data/, (route) => route.abort()),
  },
]) {
  test(`a shown ticket and the own page stay shown when ${name} [AU-8]`, async ({
    page,
    faults,
  }) => {
    faults.allow(withoutNetwork);
    const { detail } = await openStored(page, await signIn(page));
    await visit(page, "/user");
    await expect(page.getByText(words.ja.accountReservation.next.stored)).toBeVisible();
    await cut(page);
    for (const address of [detail, "/user"]) {
      const askedForSession = page.waitForEvent("requestfailed", {
        predicate: (request) => request.url().includes("/get-session"),
        timeout: 60_000,
      });
      await visit(page, address);
      await page.reload();
      await untilHydrated(page);
      await askedForSession;
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(code(page)).toBeVisible();
      await expect(page.locator(".error-page")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("data-session", "");
    }
  });
}

test("a ticket on the device is encrypted, and deleted after the event and at sign-out", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { detail } = await openStored(page, await signIn(page));
  const stored = await storedOn(page, "ticket");
  expect(stored).toMatchObject({ counts: { page: 1 }, isExtractable: false });
  expect(stored?.text).not.toContain("ひみつ");
  expect(await cachedOn(page)).not.toContain("ひみつ");

  await outdateStored(page, "ticket", "page");
  await context.setOffline(true);
  await expect(page.goto(detail)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);

  await visit(page, detail);
  await expect(page.getByText(pane.stored)).toBeVisible();
  await signOut(page);
  await expect.poll(() => pagesOn(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(detail)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test("a canceled reservation, a session that has ended and a stranger's ticket leave nothing on the device", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/, withoutSession);
  const email = await signIn(page);
  const { detail } = await openStored(page, email);
  await page.getByRole("button", { name: changes.cancel }).click();
  await page.getByRole("dialog").getByRole("button", { name: ask.accept.confirmed }).click();
  await expect(page.getByText(status.cancelled)).toBeVisible();
  await expect.poll(() => pagesOn(page)).toBe(0);

  const second = await openStored(page, email);
  expect(await pagesOn(page)).toBe(1);
  // A lost phone: its session was ended from elsewhere.
  await query(
    `delete from session where "userId" = (select user_id from reservation where id = $1)`,
    [second.id],
  );
  await page.goto(second.detail);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => pagesOn(page)).toBe(0);

  await signIn(page);
  await page.goto(detail);
  expect(await pagesOn(page)).toBe(0);
});
