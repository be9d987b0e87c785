import type { Page } from "@playwright/test";
import { addDays, dayAtVenue } from "@takujo/contracts/venue-time";
import { formatFullDay } from "@takujo/i18n/format-date";
import { parseHTML } from "linkedom";
import sharp from "sharp";
import { siteWords } from "../../support/site-words.ts";
import type { Faults } from "../support/faults.ts";
import { expect } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { type FreshSite, test } from "../support/fresh-site.ts";
import { choose } from "../support/organizer/combobox.ts";
import { editorParts } from "../support/organizer/editor.ts";
import { enterCode, loginParts } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const { adminAudit, adminSettings, seller, setup } = words.ja;
/** By the name of the control: labels such as 電話 stand in others too. */
const fieldOf = (page: Page, name: string) => page.locator(`#settings [name="${name}"]`);
const saveOn = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: adminSettings.bar.save });

const codeIn = (mail: FreshSite["mails"][number] | undefined) =>
  /#(\d{6})\s*$/.exec(mail?.text ?? "")?.[1] ?? "";

/** The first start makes the admin; the code that follows signs them in. */
async function becomeAdmin(page: Page, { origin, mails, setupAddress }: FreshSite) {
  await page.goto(await setupAddress());
  const field = (name: string) => page.getByRole("main").getByRole("textbox", { name });
  await field(setup.fields.nameJa).fill("盤の森");
  await field(setup.fields.nameEn).fill("Board Forest");
  await field(setup.fields.email).fill("first@example.jp");
  await page.getByRole("main").getByRole("button", { name: setup.submit }).click();
  await expect(loginParts(page, "ja").code).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  await enterCode(page, codeIn(mails[0]), "ja");
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.goto(`${origin}/admin/settings`);
}

/** Each starts a site of its own, which takes time. */
function onOwnSite(faults: Faults): void {
  test.slow();
  faults.allow(/status of 4(?:04|22)/);
}

/** A preview shows what was typed, and saves nothing. */
async function preview(page: Page, freshSite: FreshSite) {
  const { origin } = freshSite;
  await page.goto(`${freshSite.origin}/admin/settings`);
  await fieldOf(page, "name.en").fill("Quiet Harbor");
  await fieldOf(page, "accent").fill("#7a2f8f");
  await fieldOf(page, "texts.story.en").fill("By the sea.");
  const previews = page.getByRole("group", { name: adminSettings.preview.title });
  const open = async (index: number) => {
    const [shown] = await Promise.all([
      page.waitForEvent("popup"),
      previews.getByRole("button").nth(index).click(),
    ]);
    await shown.waitForLoadState();
    return shown;
  };
  // Home, about and the first visit, in Japanese and then in English.
  const about = await open(4);
  await expect(about.getByRole("main")).toContainText("By the sea.");
  await expect(about.getByRole("contentinfo")).toContainText("Quiet Harbor");
  await expect(about.locator("html")).toHaveAttribute(
    "style",
    /--tk-action:\s*light-dark\(#7a2f8f/,
  );
  await about.getByLabel(siteWords.en.adminSettings.preview.dark).check();
  await expect(about.locator("html")).toHaveCSS("color-scheme", "dark");
  await about.close();
  const first = await open(2);
  await expect(first.getByRole("main")).toContainText(siteWords.ja.firstVisit.minutes.heading);
  await first.close();
  await fieldOf(page, "accent").fill("yellow");
  const refused = await open(0);
  await expect(refused.getByRole("main")).toContainText(adminSettings.fields.accent);
  await refused.close();
  // The form keeps its values, and the site does not show them yet.
  await expect(fieldOf(page, "texts.story.en")).toHaveValue("By the sea.");
  await page.goto(`${origin}/en/about`);
  await expect(page.locator("body")).not.toContainText("Quiet Harbor");
  await expect(page.locator("html")).not.toHaveAttribute("style", /--tk-action/);
}

/** The settings are used by the site and its mails. */
async function describeVenue(page: Page, freshSite: FreshSite, javaScriptEnabled: boolean) {
  const { origin, mails } = freshSite;
  await page.goto(`${freshSite.origin}/admin/settings`);
  const { fields } = adminSettings;
  // A fresh site has no texts about a venue.
  await page.goto(`${origin}/about`);
  await expect(page.locator("body")).not.toContainText(/神田|鍛冶町/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /LINE/ })).toHaveCount(0);
  expect((await page.request.get(`${origin}/seller`)).status()).toBe(404);
  expect((await page.request.get(`${origin}/line-qr.svg`)).status()).toBe(404);
  await page.goto(`${origin}/line`);
  await expect(page).toHaveURL(`${origin}/contact`);

  await page.goto(`${origin}/admin/settings`);
  await fieldOf(page, "name.ja").fill("盤の森 本店");
  await fieldOf(page, "address.ja").fill("東京都台東区1-2-3");
  await fieldOf(page, "address.en").fill("1-2-3 Taito-ku, Tokyo");
  await fieldOf(page, "hours.tuesday.opens").fill("17:00");
  await fieldOf(page, "hours.tuesday.closes").fill("22:30");
  await fieldOf(page, "closedDays.0.from").fill("2099-05-07");
  await fieldOf(page, "senderName.ja").fill("盤の森 受付");
  await fieldOf(page, "line").fill("@board-forest");
  await fieldOf(page, "replyTo").fill("a@example.jp, b@example.jp");
  if (javaScriptEnabled) {
    const bar = page.getByRole("region", { name: adminSettings.bar.label });
    for (const part of ["contact", "hours", "mail", "line"] as const) {
      await expect(bar).toContainText(adminSettings.sections[part]);
    }
    await expect(bar).not.toContainText(adminSettings.sections.seller);
  }
  await saveOn(page).click();
  await expect(page.getByRole("alert").first()).toContainText(fields.replyTo);
  await expect(fieldOf(page, "name.ja")).toHaveValue("盤の森 本店");
  await fieldOf(page, "replyTo").fill("hello@example.jp");
  await saveOn(page).click();
  await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
  await expect(page).toHaveTitle(/盤の森 本店/);

  await page.goto(`${origin}/about`);
  const main = page.getByRole("main");
  await expect(main).toContainText("東京都台東区1-2-3");
  await expect(main).toContainText("火 17:00〜22:30");
  await expect(main).toContainText("5月7日");
  await expect(page.getByRole("contentinfo")).toContainText("東京都台東区1-2-3");
  await page.goto(`${origin}/en/about`);
  await expect(page.getByRole("main")).toContainText("1-2-3 Taito-ku, Tokyo");
  await page.goto(`${origin}/line`);
  await expect(page.getByRole("main").locator("a.line-card-button")).toHaveAttribute(
    "href",
    "https://line.me/R/ti/p/@board-forest",
  );
  expect((await page.request.get(`${origin}/line-qr.svg`)).status()).toBe(200);

  // Another person requests a code: the mail has the new name.
  const guest = await page.context().browser()?.newContext({ locale: "ja-JP" });
  const login = await guest?.newPage();
  if (!guest || !login) throw new Error("No other browser");
  await login.goto(`${origin}/auth/login`);
  await loginParts(login, "ja").email.fill("guest@example.jp");
  await loginParts(login, "ja").send.click();
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]).toMatchObject({ from: "盤の森 受付", replyTo: "hello@example.jp" });
  await guest.close();
}

/** The site has the color that was chosen, and no illegible one. */
async function chooseColor(page: Page, freshSite: FreshSite, javaScriptEnabled: boolean) {
  const { origin } = freshSite;
  await page.goto(`${freshSite.origin}/admin/settings`);
  const { color } = adminSettings;
  if (javaScriptEnabled) {
    const pigments = page.getByRole("group", { name: color.pigment });
    await pigments.getByRole("button", { name: color.pigments.yamabuki }).click();
    await expect(fieldOf(page, "accent")).toHaveValue("#f4b223");
    await expect(page.getByText(color.unreadable)).toBeVisible();
  } else {
    await fieldOf(page, "accent").fill("f4b223");
  }
  await saveOn(page).click();
  const refused = page.getByRole("alert").first();
  await expect(refused).toContainText(adminSettings.fields.accent);
  const nearest = /#[0-9a-f]{6}/.exec((await refused.textContent()) ?? "")?.[0] ?? "";
  if (javaScriptEnabled) {
    const use = color.useNearest.replace("{color}", nearest);
    await page.getByRole("button", { name: use }).click();
    await expect(page.getByText(color.nightTint.split("{color}")[0] ?? "")).toBeVisible();
  } else {
    await fieldOf(page, "accent").fill(nearest);
  }
  await saveOn(page).click();
  await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
  await expect(fieldOf(page, "accent")).toHaveValue(nearest);

  await page.goto(`${origin}/contact`);
  const button = page.getByRole("main").locator("button.button").first();
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16));
  await page.emulateMedia({ colorScheme: "light" });
  await expect(button).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(button).not.toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
}

/** Two admins do not overwrite each other, and an earlier version is restored. */
async function changeTogether(page: Page, freshSite: FreshSite) {
  const { origin } = freshSite;
  await page.goto(`${freshSite.origin}/admin/settings`);
  const other = await page.context().newPage();
  await other.goto(`${origin}/admin/settings`);
  await fieldOf(other, "telephone").fill("03-5555-0142");
  await saveOn(other).click();
  await expect(other.getByText(adminSettings.done.saved).first()).toBeVisible();
  await fieldOf(page, "telephone").fill("03-5555-0199");
  await saveOn(page).click();
  await expect(page.getByRole("alert").first()).toContainText(adminSettings.refusal.changed);
  await expect(fieldOf(page, "telephone")).toHaveValue("03-5555-0199");

  await other.getByRole("link", { name: adminSettings.history }).click();
  const main = other.getByRole("main");
  await expect(main).toContainText("03-5555-0142");
  const { list } = words.ja.adminContent.revision;
  await main.getByRole("navigation", { name: list }).getByRole("link").nth(1).click();
  await main.getByRole("link", { name: adminSettings.revision.restore }).click();
  await other.getByRole("button", { name: adminSettings.revision.accept }).click();
  await expect(other.getByText(adminSettings.done.restored).first()).toBeVisible();
  await expect(fieldOf(other, "telephone")).toHaveValue("");

  // The audit log names the field as the form does.
  await other.goto(`${origin}/admin/audit`);
  const entry = other.getByRole("group").filter({ hasText: adminAudit.actions.site.change });
  await entry.locator("summary").first().click();
  await expect(entry.getByRole("row", { name: adminSettings.fields.telephone })).toContainText(
    "03-5555-0142",
  );
  await other.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ faults }) => onOwnSite(faults));

    test("settings are previewed, shown by the site and its mails in a legible color, and restored; two admins do not overwrite each other", async ({
      page,
      freshSite,
    }) => {
      await becomeAdmin(page, freshSite);
      // Each begins with what the one before has left.
      await preview(page, freshSite);
      await describeVenue(page, freshSite, javaScriptEnabled);
      await chooseColor(page, freshSite, javaScriptEnabled);
      await changeTogether(page, freshSite);
    });
  });
}

test.describe("with scripts", () => {
  test.beforeEach(({ faults }) => onOwnSite(faults));

  test("pages show the organizer's texts, and neutral ones before; the legal disclosure is public once it is complete", async ({
    page,
    freshSite,
  }) => {
    const { origin } = freshSite;
    await becomeAdmin(page, freshSite);
    const main = page.getByRole("main");
    await page.goto(`${origin}/about`);
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(1);
    await page.goto(`${origin}/first-visit`);
    const neutral = siteWords.ja.firstVisit;
    await expect(main).toContainText(neutral.minutes.heading);
    await expect(main).toContainText(neutral.bring.card.body);
    await expect(main.getByRole("heading", { name: neutral.way.heading })).toHaveCount(0);
    const nowhere = await page.request.get(`${origin}/en/map`, { maxRedirects: 0 });
    expect(nowhere.headers()["location"]).toBe("/en/about#access");

    await page.goto(`${origin}/admin/settings`);
    await fieldOf(page, "texts.homeHeading.ja").fill("今日も、\n<b>囲む。");
    await fieldOf(page, "texts.story.ja").fill("ひとつめの段落。\n\nふたつめ。");
    await fieldOf(page, "facts.0.title.ja").fill("12 卓");
    await fieldOf(page, "promises.0.title.ja").fill("急がない");
    await fieldOf(page, "promises.0.body.ja").fill("ゆっくりどうぞ。");
    await fieldOf(page, "firstSteps.0.title.ja").fill("戸をあける");
    await fieldOf(page, "firstSteps.0.drawing").selectOption("tea");
    await fieldOf(page, "first.payment.ja").fill("現金だけ");
    await fieldOf(page, "way.0.body.ja").fill("橋をわたる");
    await fieldOf(page, "point.latitude").fill("51.5");
    await saveOn(page).click();
    const refused = page.getByRole("alert").first();
    // A row needs a title, and a place both degrees.
    await expect(refused).toContainText(adminSettings.rows.title);
    await expect(refused).toContainText(adminSettings.fields.point);
    await expect(fieldOf(page, "texts.homeHeading.ja")).toHaveValue("今日も、\n<b>囲む。");
    await fieldOf(page, "way.0.title.ja").fill("川");
    await fieldOf(page, "point.longitude").fill("-0.12");
    await saveOn(page).click();
    await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();

    await page.goto(`${origin}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^今日も、\s*<b>囲む。$/);
    await page.goto(`${origin}/about`);
    for (const text of ["ひとつめの段落。", "ふたつめ。", "12卓", "急がない", "ゆっくりどうぞ。"]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await page.goto(`${origin}/first-visit`);
    for (const text of ["戸をあける", "現金だけ", "川", "橋をわたる"]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main).not.toContainText(neutral.minutes.seat.title);
    const map = await page.request.get(`${origin}/map`, { maxRedirects: 0 });
    expect(map.headers()["location"]).toContain("mlat=51.5&mlon=-0.12");
    // English pages show a neutral text, or the Japanese one, marked as such.
    await page.goto(`${origin}/en/about`);
    await expect(main.locator('[lang="ja"]').first()).toContainText(/12|急がない/);
    await expect(main).not.toContainText("ひとつめの段落。");

    await page.goto(`${origin}/admin/settings`);
    const rows = Object.entries(seller.rows);
    const left = adminSettings.missingCount.replace("{count, number}", String(rows.length));
    await expect(page.getByRole("main")).toContainText(left);
    for (const [name, row] of rows) {
      await fieldOf(page, `seller.${name}.ja`).fill(`${row}の<b>こと`);
    }
    await saveOn(page).click();
    await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
    await page.goto(`${origin}/about`);
    await page.getByRole("contentinfo").getByRole("link", { name: words.ja.titles.seller }).click();
    await expect(page).toHaveURL(`${origin}/seller`);
    for (const [, row] of rows) {
      await expect(page.getByRole("main")).toContainText(`${row}の<b>こと`);
    }
  });

  test("a site in another city needs only settings: its events use its clock, and closed days show in the calendar and in the event editor", async ({
    page,
    freshSite,
  }) => {
    const { origin } = freshSite;
    await becomeAdmin(page, freshSite);
    const timeZone = "Pacific/Honolulu";
    const typed = {
      "address.ja": "ホノルル、カラカウア通り 2",
      "address.en": "2 Kalākaua Avenue, Honolulu, HI 96815",
      "texts.homeHeading.ja": "波の音と、サイコロの音。",
      "texts.homeHeading.en": "Waves and dice.",
      accent: "#7a2f8f",
    };
    for (const [name, value] of Object.entries(typed)) await fieldOf(page, name).fill(value);
    await page.locator("#settings-tableNames-numbers").check();
    await fieldOf(page, "timeZone").selectOption(timeZone);
    const day = addDays(dayAtVenue(new Date()), 10);
    const closedDay = addDays(day, 1);
    await fieldOf(page, "closedDays.0.from").fill(closedDay);
    await saveOn(page).click();
    await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
    await expect(fieldOf(page, "timeZone")).toHaveValue(timeZone);
    const time = (ago: number) =>
      new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(Date.now() - ago);
    // When it was saved, also once scripts run.
    const saved = page.getByText(new RegExp(`(?:${time(0)}|${time(60_000)})・`));
    await expect(saved.first()).toBeVisible();

    const { adminContent, adminEvent, contentEditor, contentFields } = words.ja;
    const { label } = contentFields;
    const parts = editorParts(page, "ja");
    await page.goto(`${origin}/admin/content/venue`);
    await page.getByRole("button", { name: adminContent.create.venue }).first().click();
    for (const name of ["name", "region", "locality", "street", "access", "floor"] as const) {
      await parts.field("ja", name).fill("浜の家");
    }
    await parts.slug.fill("beach-house");
    await page.getByLabel(label.postalCode).fill("96815");
    await page.getByLabel(label.latitude).fill("21.28");
    await page.getByLabel(label.longitude).fill("-157.83");
    await parts.publish.click();
    await expect(page.getByText(contentEditor.done.published).first()).toBeVisible();

    await page.goto(`${origin}/admin/event`);
    await page.getByRole("button", { name: adminEvent.create }).first().click();
    await page.waitForURL(/\/admin\/event\/[0-9a-f-]{36}/);
    const filled = [
      "title",
      "summary",
      "body",
      "room",
      "feeNote",
      "bring",
      "cancellation",
    ] as const;
    for (const name of filled) await parts.field("ja", name).fill("波の夜");
    await parts.slug.fill("wave-night");
    const hours = page.getByRole("region", { name: adminEvent.hours });
    await hours.getByLabel(label.startsAt).fill(`${closedDay}T18:00`);
    await hours.getByLabel(label.endsAt).fill(`${closedDay}T22:00`);
    const warning = adminEvent.warning.closedDay;
    const closed = warning.replace("{day}", formatFullDay(closedDay, "ja"));
    await expect(hours.getByText(closed)).toBeVisible();
    await hours.getByLabel(label.doorsAt).fill(`${day}T17:30`);
    await hours.getByLabel(label.startsAt).fill(`${day}T18:00`);
    await hours.getByLabel(label.endsAt).fill(`${day}T22:00`);
    await choose(page, hours, label.venue, "浜の家");
    await page.getByLabel(label.fee).fill("2800");
    await page.getByRole("button", { name: adminEvent.session.addTable }).click();
    await page.getByLabel(adminEvent.session.fields.capacity, { exact: true }).fill("4");
    await parts.publish.click();
    await expect(page.getByText(contentEditor.done.published).first()).toBeVisible();

    await page.goto(`${origin}/event?view=calendar&month=${closedDay.slice(0, 7)}`);
    const marked = page.locator(`time[datetime="${closedDay}"]`);
    const cell = page.getByRole("cell").filter({ has: marked });
    await expect(cell).toContainText(words.ja.event.closed);

    await page.goto(`${origin}/event/wave-night`);
    const main = page.getByRole("main");
    await expect(main.getByText("18:00").first()).toBeVisible();
    // Ten hours behind the world's clock, the year round.
    const told = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(told).toContain(`${day}T18:00:00-10:00`);
    expect(told).not.toContain('"JP"');
    for (const path of ["/", "/en", "/about", "/en/about", "/event/wave-night", "/en/event"]) {
      const html = await (await page.request.get(origin + path)).text();
      const { document } = parseHTML(html);
      expect(document.querySelector("header")?.textContent, path).toContain(
        path.startsWith("/en") ? "Board Forest" : "盤の森",
      );
      expect(html, path).not.toMatch(/卓上|Takujo/);
    }

    // Guests know the event's time: a new time zone needs a confirmation.
    await page.goto(`${origin}/admin/settings`);
    await fieldOf(page, "timeZone").selectOption("Asia/Tokyo");
    await saveOn(page).click();
    const question = page.getByRole("alert").first();
    await expect(question).toContainText(/イベント1件.*『波の夜』 .*18:00 → .*13:00/);
    await fieldOf(page, "acceptedZone").check();
    await saveOn(page).click();
    await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
    await expect(fieldOf(page, "timeZone")).toHaveValue("Asia/Tokyo");
    await page.goto(`${origin}/admin/settings/revision`);
    await page.locator(".revisions a[href*='number=']").nth(1).click();
    await page.getByRole("link", { name: adminSettings.revision.restore }).click();
    await expect(page.getByRole("dialog")).toContainText(/『波の夜』 .*13:00 → .*18:00/);
  });
});

test("a logo replaces the drawn mark", async ({ page, freshSite, faults }) => {
  onOwnSite(faults);
  const { origin } = freshSite;
  await becomeAdmin(page, freshSite);
  const { picker } = words.ja.adminImage;
  const field = page.getByRole("group", { name: adminSettings.fields.logo });
  await field.getByRole("button", { name: picker.choose }).click();
  const buffer = await sharp({
    create: { width: 200, height: 120, channels: 4, background: "#1d4e89" },
  })
    .png()
    .toBuffer();
  const dialog = page.getByRole("dialog", { name: picker.heading });
  await dialog
    .getByLabel(picker.upload)
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await expect(fieldOf(page, "logo")).toHaveValue(/^[0-9a-f-]{36}$/);
  const bar = page.getByRole("region", { name: adminSettings.bar.label });
  await expect(bar).toContainText(adminSettings.sections.contact);
  // Refused until the worker has drawn it.
  const saved = page.getByText(adminSettings.done.saved).first();
  await expect(async () => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("settings"),
    );
    await saveOn(page).click();
    expect((await answered).status()).toBeLessThan(400);
  }).toPass();
  await expect(saved).toBeVisible();
  await page.goto(`${origin}/en/about`);
  for (const place of ["banner", "contentinfo"] as const) {
    const mark = page.getByRole(place).locator("img.site-mark");
    await expect(mark).toBeVisible();
    await expect(mark).toHaveJSProperty("naturalWidth", 200);
  }
  await page.goto(`${origin}/admin/settings`);
  await field.getByRole("button", { name: picker.none }).click();
  await saveOn(page).click();
  await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
  await page.goto(`${origin}/about`);
  await expect(page.locator("img.site-mark")).toHaveCount(0);
});

test("the settings are accessible", async ({ page, freshSite }) => {
  test.slow();
  const { origin } = freshSite;
  await becomeAdmin(page, freshSite);
  for (const name of Object.keys(seller.rows)) await fieldOf(page, `seller.${name}.ja`).fill("x");
  await fieldOf(page, "line").fill("board-forest");
  await fieldOf(page, "accent").fill("#7a2f8f");
  await saveOn(page).click();
  await expect(page.getByText(adminSettings.done.saved).first()).toBeVisible();
  // Public pages are tested elsewhere; here with the organizer's own color, which both languages share.
  for (const path of ["/admin/settings", "/admin/settings/revision", "/seller"]) {
    for (const form of ["", "/en"]) {
      await expectForEverybody(page, form + path, origin + form + path);
    }
  }
  for (const path of ["/about", "/", "/contact"]) {
    await expectForEverybody(page, path, origin + path);
  }
});
