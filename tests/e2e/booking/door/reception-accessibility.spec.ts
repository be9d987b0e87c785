import type { Page } from "@playwright/test";
import { countedOf, newEvent, newPartyOf } from "../../support/booking/parties.ts";
import { receptionParts, receptionPath } from "../../support/booking/reception.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody, expectNoSidewaysScroll } from "../../support/for-everybody.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { languages, words } from "../../support/words.ts";

const long = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Elder";

/** The markup is the same in both languages, the width of its words is not. */
async function expectEnglishFits(page: Page, circumstance: string, address?: string) {
  if (address) await visit(page, address);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, circumstance);
}

for (const { prefix, locale } of languages) {
  const expectGood = locale === "ja" ? expectForEverybody : expectEnglishFits;

  test(`${prefix}/reception is for everybody, in every state`, async ({ page }) => {
    // Ten pages, each looked at by axe in two themes.
    test.setTimeout(300_000);
    const parts = receptionParts(page, locale);
    const { eventId, sessionId } = await newEvent();
    const guests = Array.from({ length: 11 }, () => ({
      nickname: "はるのかぜ",
      language: "en" as const,
    }));
    await newPartyOf(sessionId, { seats: 12, name: long, kana: "", guests, note: long.repeat(3) });
    const { code } = await newPartyOf(sessionId, { seats: 2, name: "藤井 けい" });
    const path = prefix + receptionPath(eventId);
    await signInAsAdmin(page, { prefix, to: "/reception" });
    await expectGood(page, "the list of receptions", `${prefix}/reception`);
    await visit(page, path);
    await expect(parts.rows).toHaveCount(2);
    await expectGood(page, "the desk");
    await parts.row(long).click();
    await expectGood(page, "a large party");
    await parts.row("藤井 けい").click();
    await parts.admit(2).click();
    // Shown once the device has stored it.
    await expect(parts.accepted).toBeVisible();
    await parts.takeBack.focus();
    await expectGood(page, "what was accepted");
    await visit(page, `${path}?code=${code}`);
    await expect(parts.told).toContainText(words[locale].reception.status.duplicate);
    await expectGood(page, "a second one");
    await parts.walkIn.click();
    await expectGood(page, "a walk-in");
    await parts.menu.click();
    await expectGood(page, "the overview");
    await expectGood(page, "an unknown code", `${path}?code=22222222`);
    await expectGood(page, "name tags", `${path}/name-tags`);
    await expectGood(page, "those who help", `${prefix}/admin/event/${eventId}/reception`);
  });

  test(`${prefix}/reception is worked by keyboard alone`, async ({ page }) => {
    const parts = receptionParts(page, locale);
    const { eventId, sessionId } = await newEvent();
    const { id } = await newPartyOf(sessionId, { seats: 2 });
    const path = receptionPath(eventId);
    await signInAsAdmin(page, { prefix });
    await visit(page, prefix + path);
    await parts.search.focus();
    await page.keyboard.type("5678");
    await page.keyboard.press("Enter");
    await expect(parts.heading).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(parts.person("ことり")).toBeFocused();
    const admit = parts.admit(2);
    while (!(await admit.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expect(parts.sheet.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Enter");
    await expect(parts.heading).toBeFocused();
    await expect.poll(() => countedOf(id)).toMatchObject({ arrived: 2, paid: [5600] });
  });
}
