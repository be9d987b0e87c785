import type { Page } from "@playwright/test";
import { spokenCode } from "@takujo/contracts/games/reservation-form";
import { colorSchemes, expectAccessible, screenSizes } from "./axe.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./for-everybody.ts";
import { signInAsAdmin } from "./support/admin.ts";
import { countedOf, newParty } from "./support/parties.ts";
import { withDatabase } from "./support/with-database.ts";
import { forms, languages, words } from "./words.ts";

const path = "/admin/check-in";
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The parts of the page by what they are called. */
function partsOf(page: Page, locale: "ja" | "en" = "ja") {
  const { find, mark, next, scan } = words[locale].checkIn;
  const main = page.getByRole("main");
  return {
    code: main.getByRole("textbox", { name: find.code }),
    search: main.getByRole("button", { name: find.submit }),
    party: main.locator(".party"),
    told: main.getByRole("status").filter({ has: page.locator(".callout") }),
    only: (count: number) =>
      main
        .getByRole("group", { name: mark.some })
        .getByRole("button", { name: mark.count.replace("{count, number}", String(count)) }),
    all: main.locator("#mark").getByRole("button").first(),
    next: main.getByRole("link", { name: next }),
    scan: main.getByRole("button", { name: scan.start }),
  };
}

const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const done = {
  ja: (count: number) => `${count}人を受付しました`,
  en: (count: number) => `${count} ${count === 1 ? "person" : "people"} checked in`,
};

const handleOf = (email: string) =>
  withDatabase(async (db) => {
    const { handle } = await db
      .selectFrom("profile")
      .innerJoin("user", "user.id", "profile.user_id")
      .select("handle")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return handle;
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of forms) {
      test(`${prefix}${path} lets a party in by parts, and tells a second one who and when`, async ({
        page,
      }) => {
        const { checkIn, titles } = words[locale];
        const parts = partsOf(page, locale);
        const guests = [{ nickname: "はる", language: "en" as const }];
        const { id, code } = await newParty({ guests, note: "車いすで行きます" });
        const email = await signInAsAdmin(page, { prefix, to: path });
        await expect(page).toHaveTitle(new RegExp(titles.adminCheckIn));
        const look = async (written: string) => {
          await parts.code.fill(written);
          await parts.search.click();
        };

        await look(inFullWidth(spokenCode(code).toLowerCase()));
        await expect(parts.told).toContainText(checkIn.status.found);
        for (const text of ["森野 ことり", "もりの ことり", "はる", "車いすで行きます"]) {
          await expect(parts.party).toContainText(text);
        }
        await expect(parts.party).toContainText(spokenCode(code));
        expect(await countedOf(id)).toEqual({ state: "confirmed", arrived: 0, marks: [] });

        await parts.only(1).click();
        await expect(parts.told).toContainText(done[locale](1));
        await parts.all.click();
        await expect(parts.told).toContainText(done[locale](2));
        expect(await countedOf(id)).toEqual({ state: "attended", arrived: 3, marks: [1, 2] });

        await parts.next.click();
        await expect(page).toHaveURL(prefix + path);
        await look(code);
        await expect(parts.told).toContainText(checkIn.status.duplicate);
        await expect(parts.told).toContainText(/\d{2}:\d{2}/);
        // Who has given no name is known by it.
        await expect(parts.told).toContainText(`@${await handleOf(email)}`);
        await expect(parts.all).toHaveCount(0);
      });
    }

    test("who cannot be let in is told apart, and no button offers it", async ({ page }) => {
      const { state, status, unknown } = words.ja.checkIn;
      const parts = partsOf(page);
      await signInAsAdmin(page, { to: path });
      const look = (code: string) => page.goto(`${path}?code=${code}`);
      for (const refused of ["cancelled", "waiting", "expired", "called-off"] as const) {
        await look((await newParty({ state: refused })).code);
        await expect(parts.told).toContainText(state[refused]);
        await expect(parts.party).toBeVisible();
        await expect(parts.all).toHaveCount(0);
      }
      for (const nobodys of ["22222222", "卓上", "0O1I-0O1I"]) {
        await look(nobodys);
        await expect(parts.told).toContainText(unknown.title);
        await expect(parts.party).toHaveCount(0);
      }
      await look((await newParty({ session: { calledOff: true } })).code);
      await expect(parts.told).toContainText(status.calledOff);
    });

    test("a party of another day is told so, and can be let in all the same", async ({ page }) => {
      const { status } = words.ja.checkIn;
      const parts = partsOf(page);
      const { id, code } = await newParty({ session: { startsAt: daysFromNow(2) } });
      await signInAsAdmin(page, { to: `${path}?code=${code}` });
      await expect(parts.told).toContainText(status.otherDay);
      await parts.all.click();
      await expect(parts.told).toContainText(done.ja(3));
      expect(await countedOf(id)).toMatchObject({ arrived: 3 });
    });
  });
}

test("opening the address of a ticket only shows the party, however often", async ({ page }) => {
  const { id, code } = await newParty();
  await signInAsAdmin(page, { to: `${path}?code=${code}` });
  for (const more of ["", "&in=3", "&refused="]) {
    await visit(page, `${path}?code=${code}${more}`);
    await expect(partsOf(page).all).toBeVisible();
    await expect(partsOf(page).told).toContainText(words.ja.checkIn.status.found);
  }
  expect(await countedOf(id)).toEqual({ state: "confirmed", arrived: 0, marks: [] });
});

test("a button that is pressed twice counts once", async ({ page }) => {
  const parts = partsOf(page);
  const { id, code } = await newParty();
  await signInAsAdmin(page, { to: `${path}?code=${code}` });
  await visit(page, `${path}?code=${code}`);
  await parts.only(1).dblclick();
  await expect(parts.told).toContainText(done.ja(1));
  expect(await countedOf(id)).toMatchObject({ arrived: 1, marks: [1] });
});

test("a second door that was too late sees who is in, and how many are left", async ({ page }) => {
  const parts = partsOf(page);
  const { code, id } = await newParty();
  await signInAsAdmin(page, { to: `${path}?code=${code}` });
  await visit(page, `${path}?code=${code}`);
  const other = await page.context().newPage();
  await visit(other, `${path}?code=${code}`);
  await partsOf(other).only(2).click();
  await expect(partsOf(other).told).toContainText(done.ja(2));
  await parts.all.click();
  await expect(parts.told).toContainText(words.ja.checkIn.status.tooMany);
  await parts.all.click();
  await expect(parts.told).toContainText(done.ja(1));
  expect(await countedOf(id)).toMatchObject({ arrived: 3, marks: [2, 1] });
});

test("a mark that is lost on the way is kept on the page, and sent again counts once", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  const parts = partsOf(page);
  const { id, code } = await newParty();
  await signInAsAdmin(page, { to: `${path}?code=${code}` });
  await visit(page, `${path}?code=${code}`);
  // It arrives, and its answer does not.
  await page.route("**/admin/check-in.data**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await parts.only(2).click();
  await expect(page.getByRole("main")).toContainText(words.ja.account.form.failed);
  await expect.poll(() => countedOf(id)).toMatchObject({ arrived: 2, marks: [2] });
  await page.unroute("**/admin/check-in.data**");
  await parts.only(2).click();
  await expect(parts.told).toContainText(done.ja(2));
  expect(await countedOf(id)).toMatchObject({ arrived: 2, marks: [2] });
});

for (const { prefix, locale } of languages) {
  test(`${prefix}${path} is worked by keyboard alone`, async ({ page }) => {
    const parts = partsOf(page, locale);
    const { id, code } = await newParty({ seats: 1 });
    await signInAsAdmin(page, { prefix, to: path });
    await visit(page, prefix + path);
    await parts.code.focus();
    await page.keyboard.type(spokenCode(code));
    await page.keyboard.press("Enter");
    await expect(parts.party.getByRole("heading").first()).toBeFocused();
    while (!(await parts.all.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expect(parts.party.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Enter");
    await expect(parts.told).toContainText(done[locale](1));
    await expect(parts.party.getByRole("heading").first()).toBeFocused();
    expect(await countedOf(id)).toMatchObject({ arrived: 1 });
    while (!(await parts.next.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expect(parts.party.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Enter");
    await expect(parts.code).toBeFocused();
    await expect(parts.code).toHaveValue("");
  });

  test(`${prefix}${path} never scrolls sideways, and axe finds nothing on it`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const long = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder";
    const guests = Array.from({ length: 11 }, () => ({
      nickname: "はる",
      language: "en" as const,
    }));
    const large = await newParty({ seats: 12, name: long, guests, note: long.repeat(3) });
    const cancelled = await newParty({ state: "cancelled" });
    await signInAsAdmin(page, { prefix, to: path });
    const addresses = [path, `${path}?code=${large.code}`, `${path}?code=${cancelled.code}`];
    const inside = await newParty({ state: "attended", seats: 2, arrived: 2 });
    for (const address of [...addresses, `${path}?code=${inside.code}`, `${path}?code=x`]) {
      await visit(page, prefix + address);
      await page.setViewportSize({ width: 320, height: 600 });
      await expectNoSidewaysScroll(page, address);
      for (const [index, colorScheme] of colorSchemes.entries()) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(screenSizes[index] ?? { width: 1280, height: 800 });
        await expectAccessible(page, `${address}, ${colorScheme}`);
      }
    }
  });
}

test("without a camera the page says so, and the code is typed", async ({ page }) => {
  const parts = partsOf(page);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  await parts.scan.click();
  await expect(parts.told).toContainText(words.ja.checkIn.scan.missing);
  await expect(parts.scan).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no camera is offered", async ({ page }) => {
    await signInAsAdmin(page, { to: path });
    await expect(partsOf(page).code).toBeVisible();
    await expect(partsOf(page).scan).toBeHidden();
  });
});
