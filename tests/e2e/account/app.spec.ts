import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { accountReservationParts, reserveFor } from "../support/booking/account-reservations.ts";
import { withoutNetwork } from "../support/faults.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn, signInByCode, signOut } from "../support/sign-in/sign-in.ts";
import { storedOn } from "../support/stored-data.ts";
import { words } from "../support/words.ts";

// The site as an app: the own page and its ticket without a network, the mark on its icon, and the hint to install it.

const game = "terra-pioneers";

const pagesOn = async (page: Page) => (await storedOn(page, "ticket"))?.counts["page"] ?? 0;

test("the account page and an unopened ticket work without a network until signing out", async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(withoutNetwork);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await signIn(page);
  await reserveFor(email, { title: "電波のない会", name: "ひみつの なまえ" });
  await query(
    `insert into follow (user_id, kind, subject_id)
    select (select id from "user" where email = $1), 'game', id from board_game where slug = $2`,
    [email, game],
  );
  await visit(page, "/user");
  const { account, accountReservation, notification } = words.ja;
  const { section, row, ticketCode } = accountReservationParts(page, "ja");
  await expect(row("電波のない会").getByText(accountReservation.next.stored)).toBeVisible();
  await expect(page.locator(".account-stored")).toBeHidden();
  const watched = section(notification.follows.heading);
  await expect(watched.locator(`a[href="/game/${game}"]`)).toBeVisible();
  await expect(section(account.home.other)).toContainText(notification.calendar.heading);
  await expectAccessible(page, "the own page");
  const stored = await storedOn(page, "ticket");
  expect(stored).toMatchObject({ counts: { page: 2 }, isExtractable: false });
  expect(stored?.text).not.toContain("電波のない会");

  await page.goto("about:blank");
  await context.setOffline(true);
  await visit(page, "/user");
  await expect(page.locator(".account-stored")).toBeVisible();
  await expect(ticketCode).toBeVisible();
  await row("電波のない会").getByRole("link", { name: accountReservation.ticket }).click();
  await expect(page).toHaveURL(/\/detail#ticket$/);
  await expect(page.locator(".ticket-pane-stored")).toBeVisible();
  await expect(ticketCode).toBeVisible();
  await context.setOffline(false);

  await signOut(page);
  await expect.poll(() => pagesOn(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("session"))).toBeNull();
  await context.setOffline(true);
  await expect(page.goto("/user")).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test("a person who signs in after another's session ended sees nothing of theirs", async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await reserveFor(email, { title: "まえの人の会" });
  await visit(page, "/user");
  await expect(page.getByText(words.ja.accountReservation.next.stored)).toBeVisible();
  await context.clearCookies();
  await signInByCode(context);
  await visit(page, "/event");
  await expect.poll(() => pagesOn(page)).toBe(0);
  expect(
    (await page.evaluate(() => caches.keys())).filter((name) => /^ticket /.test(name)),
  ).toEqual([]);
});

test("the account page suggests installing the app until it is declined, and clears the icon's badge", async ({
  page,
}) => {
  const { install } = words.en.account.home;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clearAppBadge", {
      value: async () => document.documentElement.setAttribute("data-cleared", ""),
    });
  });
  const askToInstall = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
          prompt: async () => document.documentElement.setAttribute("data-prompted", ""),
        }),
      ),
    );
  const root = page.locator("html");
  await signIn(page, { prefix: "/en", to: "/event" });
  await askToInstall();
  await expect(page.getByText(install.heading)).toHaveCount(0);
  await expect(root).not.toHaveAttribute("data-cleared");

  await visit(page, "/en/user");
  await expect(root).toHaveAttribute("data-cleared");
  const hint = page.getByRole("region", { name: install.heading });
  await expect(hint).toHaveCount(0);
  await askToInstall();
  await expect(hint).toBeVisible();
  await expectAccessible(page, "with the hint");
  await hint.getByRole("button", { name: install.action }).click();
  await expect(root).toHaveAttribute("data-prompted");
  await expect(hint).toHaveCount(0);
  await askToInstall();
  await hint.getByRole("button", { name: install.decline }).click();
  await expect(hint).toHaveCount(0);
  await visit(page, "/en/user");
  await askToInstall();
  await expect(hint).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a game is followed from its page, a guide from the list, and both are on the account page", async ({
    page,
  }) => {
    const { gameShelf, notification, staff } = words.en;
    await page.goto("/en/staff");
    const links = page.getByRole("main").getByRole("link", { name: staff.follow });
    await links.first().click();
    await expect(page).toHaveURL(/\/en\/auth\/login\?redirect=/);

    await signIn(page, { prefix: "/en", to: "/staff" });
    await links.first().click();
    const follow = (kind: "guide" | "game") =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: notification.follows.kinds[kind] })
        .getByRole("button");
    await follow("guide").click();
    await expect(page).toHaveURL(/\/en\/user\/follow\/guide\/[\w-]+\?done=follow$/);
    await page.getByRole("link", { name: notification.page.back.guide }).click();
    await expect(page).toHaveURL(/\/en\/staff#/);

    await page.goto(`/en/game/${game}`);
    await page.getByRole("link", { name: gameShelf.follow }).click();
    await follow("game").click();
    await expect(page).toHaveURL(`/en/user/follow/game/${game}?done=follow`);
    await expect(page.getByText(notification.done.follow).first()).toBeVisible();
    await page.goto("/en/user");
    const watched = page.getByRole("region", { name: notification.follows.heading });
    await expect(watched.getByRole("listitem")).toHaveCount(2);
    await watched.locator(`a[href="/en/game/${game}"]`).click();
    await expect(page).toHaveURL(`/en/game/${game}`);
  });
});

for (const prefix of ["", "/en"]) {
  test(`${prefix}/ shows boxes of the shelf, and the header stays in one line`, async ({
    page,
  }) => {
    const { home, firstVisit } = words[prefix ? "en" : "ja"];
    await visit(page, `${prefix}/`);
    const shelf = page.getByRole("region", { name: home.shelf.heading });
    expect(await shelf.getByRole("listitem").count()).toBeGreaterThan(3);
    for (const width of [1081, 1140, 1200, 1240, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.locator(".site-header-bar");
      const tops = await bar
        .locator(".site-nav > a")
        .evaluateAll((links) => [
          ...new Set(links.map((link) => link.getBoundingClientRect().top)),
        ]);
      expect(tops, `${width} px`).toHaveLength(1);
      const { height, over } = await bar.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        over: element.scrollWidth - element.clientWidth,
      }));
      expect([height, over], `${width} px`).toEqual([76, 0]);
      // Nothing lies over its neighbor.
      const gap = await page.evaluate(() => {
        const at = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return at(".site-tools").left - at(".site-nav").right;
      });
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
    }
    await visit(page, `${prefix}/first-visit`);
    await page
      .getByRole("region", { name: firstVisit.bring.heading })
      .getByRole("link", { name: /\d/ })
      .click();
    await expect(page).toHaveURL(`${prefix}/game`);
  });
}
