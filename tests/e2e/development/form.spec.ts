import type { Page } from "@playwright/test";
import { formWords } from "../../../apps/web/app/routes/gallery/form-words.ts";
import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { languages, words } from "../support/words.ts";

const ja = formWords.ja;
const { rule } = words.ja.validations;
const summary = (page: Page) => page.locator(".error-summary");
const field = (page: Page, name: string) => page.locator(`#sample-${name}`);
const errorOf = (page: Page, name: string) => page.locator(`#sample-${name}-error`);
const send = (page: Page) => page.getByRole("button", { name: ja.send });

test.beforeEach(({ faults }) => {
  // Chromium reports every 4xx answer: refusals, and postal codes that are not in use.
  faults.allow(/status of (?:404|422)/);
});

/** Everything that is required, but the agreement. */
async function fillIn(page: Page): Promise<void> {
  await field(page, "name").fill("ことり");
  await field(page, "kana").fill("コトリ");
  await field(page, "email").fill("kotori@example.jp");
  await field(page, "postalCode").fill("101-0044");
  await field(page, "prefecture").fill("東京都");
  await field(page, "city").fill("千代田区");
  await page.getByLabel(ja.visits.again).check();
  await page.getByLabel(ja.gameNames.heavy).check();
  await page.getByLabel(ja.gameNames.cooperative).check();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, locale } of languages) {
    test(`a refused form at ${prefix}/gallery/form comes back with values and faults`, async ({
      page,
      developmentServer,
    }) => {
      const own = formWords[locale];
      await page.goto(`${developmentServer.origin}${prefix}/gallery/form`);
      await field(page, "name").fill("ことり");
      await field(page, "kana").fill("kotori");
      await page.getByLabel(own.gameNames.light).check();
      await page.getByLabel(own.visits.first).check();
      await field(page, "note").fill("一行目\n二行目");
      const key = await page.locator("#sample [name=idempotencyKey]").inputValue();
      await page.getByRole("button", { name: own.send }).click();
      await expect(summary(page)).toBeFocused();
      const fault = own.labels.kana + own.form.afterLabel + words[locale].validations.rule.katakana;
      await expect(summary(page).getByRole("link", { name: fault })).toHaveAttribute(
        "href",
        "#sample-kana",
      );
      await expect(field(page, "kana")).toHaveValue("kotori");
      await expect(field(page, "kana")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "name")).toHaveValue("ことり");
      await expect(field(page, "note")).toHaveValue("一行目\n二行目");
      await expect(page.getByLabel(own.gameNames.light)).toBeChecked();
      await expect(page.getByLabel(own.visits.first)).toBeChecked();
      await expect(page.locator("#sample [name=idempotencyKey]")).toHaveValue(key);
    });
  }

  test("rows come back with their values and faults, and one empty row", async ({
    page,
    developmentServer,
  }) => {
    await page.goto(`${developmentServer.origin}/gallery/form`);
    await expect(page.getByRole("button", { name: ja.rows.remove(1) })).toBeHidden();
    await field(page, "guests-0-kana").fill("kotori");
    await send(page).click();
    await expect(errorOf(page, "guests-0-kana")).toHaveText(rule.katakana);
    await expect(field(page, "guests-0-kana")).toHaveValue("kotori");
    await expect(field(page, "guests-1-kana")).toHaveValue("");
    await expect(field(page, "guests-2-kana")).toHaveCount(0);
  });

  test("a whole form is accepted", async ({ page, developmentServer }) => {
    await page.goto(`${developmentServer.origin}/gallery/form`);
    await fillIn(page);
    await field(page, "kana").fill("ｺﾄﾘ");
    await field(page, "agreed").check();
    await send(page).click();
    await expect(page.getByRole("status").filter({ hasText: "送りました" })).toBeVisible();
  });
});

test.describe("with JavaScript", () => {
  test.beforeEach(({ page, developmentServer }) =>
    visit(page, `${developmentServer.origin}/gallery/form`),
  );

  test("fields are not validated before the first refusal; then on leaving, and while correcting", async ({
    page,
  }) => {
    await field(page, "kana").fill("kotori");
    await field(page, "name").focus();
    await expect(errorOf(page, "kana")).toHaveCount(0);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(errorOf(page, "kana")).toHaveText(rule.katakana);
    await expect(field(page, "kana")).toHaveValue("kotori");

    await summary(page).getByRole("link", { name: ja.labels.kana }).click();
    await expect(field(page, "kana")).toBeFocused();
    await field(page, "kana").fill("コトリ");
    await expect(errorOf(page, "kana")).toHaveCount(0);
    await field(page, "phone").pressSequentially("abc");
    await expect(errorOf(page, "phone")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(errorOf(page, "phone")).toContainText("電話番号");
  });

  test("the keyboard alone fills it in, sends it and mends it", async ({ page }) => {
    const { keyboard } = page;
    await field(page, "name").focus();
    await keyboard.insertText("ことり");
    await keyboard.press("Tab");
    await keyboard.insertText("コトリ");
    await keyboard.press("Tab");
    await keyboard.insertText("kotori@example.jp");
    await keyboard.press("Enter");
    await expect(summary(page)).toBeFocused();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect(field(page, "postalCode")).toBeFocused();
    await keyboard.insertText("1010044");
    await keyboard.press("Tab");
    await expect(field(page, "postalCode")).toHaveValue("101-0044");
    await keyboard.insertText("東京都");
    await keyboard.press("Tab");
    await keyboard.insertText("千代田区");
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await expect(page.getByLabel(ja.visits.first)).toBeChecked();
    await keyboard.press("ArrowDown");
    await expect(page.getByLabel(ja.visits.again)).toBeChecked();
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await field(page, "agreed").focus();
    await keyboard.press("Space");
    await keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByText(/送りました/)).toBeVisible();
    await expect(field(page, "name")).toHaveValue("");
  });

  test("nothing reacts during a composition", async ({ page }) => {
    await field(page, "kana").fill("x");
    await field(page, "note").fill("a");
    await send(page).click();
    await expect(errorOf(page, "kana")).toBeVisible();
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });

    await field(page, "kana").fill("");
    await expect(errorOf(page, "kana")).toHaveText(rule.requiredInput);
    for (const text of ["ｋ", "こ", "ことり", "コトリ"]) {
      await compose(text);
      await page.waitForTimeout(50);
      await expect(errorOf(page, "kana")).toHaveText(rule.requiredInput);
    }
    await expect(field(page, "kana")).toHaveValue("コトリ");
    await input.send("Input.insertText", { text: "コトリ" });
    await expect(errorOf(page, "kana")).toHaveCount(0);

    const counter = page.locator("#sample-note-counter");
    await field(page, "note").focus();
    await page.keyboard.press("End");
    await compose("あい");
    await page.waitForTimeout(50);
    await expect(counter).toHaveText("1 / 300");
    await input.send("Input.insertText", { text: "愛" });
    await expect(counter).toHaveText("4 / 300");

    await page.locator("#code-code").focus();
    await compose("１２３４５６");
    await page.waitForTimeout(100);
    await expect(page.getByText(ja.codeAccepted)).toHaveCount(0);
    await input.send("Input.insertText", { text: "１２３４５６" });
    await expect(page.getByText(ja.codeAccepted)).toBeVisible();
  });

  test("rows are added, moved and removed with what was typed, and judged by their place", async ({
    page,
  }) => {
    const row = (number: number, cell = "name") => field(page, `guests-${number}-${cell}`);
    const press = (name: string) => page.getByRole("button", { name }).click();
    await row(0).fill("ことり");
    for (const [number, name] of [
      [1, "もり"],
      [2, "うみ"],
    ] as const) {
      await press(ja.rows.add);
      await row(number).fill(name);
    }
    await press(ja.rows.up(3));
    await expect(row(1)).toHaveValue("うみ");
    await expect(row(2)).toHaveValue("もり");
    await press(ja.rows.remove(1));
    await expect(row(0)).toHaveValue("うみ");
    await expect(row(1)).toHaveValue("もり");
    await expect(row(2)).toHaveCount(0);

    await row(1, "kana").fill("mori");
    await send(page).click();
    await expect(errorOf(page, "guests-1-kana")).toHaveText(rule.katakana);
    await summary(page)
      .getByRole("link", { name: ja.labels["guests.kana"] + ja.form.afterLabel + rule.katakana })
      .click();
    await expect(row(1, "kana")).toBeFocused();
    await row(1, "kana").fill("モリ");
    await expect(errorOf(page, "guests-1-kana")).toHaveCount(0);
    await row(1, "kana").fill("mori");
    await expect(errorOf(page, "guests-1-kana")).toHaveCount(0);
    await row(0, "kana").focus();
    await expect(errorOf(page, "guests-1-kana")).toHaveText(rule.katakana);
    await press(ja.rows.up(2));
    await expect(errorOf(page, "guests-1-kana")).toHaveCount(0);
    await expect(row(0, "kana")).toHaveValue("mori");
  });

  test("a removed row counts as unsaved", async ({ page }) => {
    await page.getByRole("button", { name: ja.rows.remove(1) }).click();
    await page.getByRole("banner").getByRole("link").first().click();
    const { cancel } = words.ja.commons.dialog;
    await expect(page.getByRole("dialog", { name: cancel.title })).toBeVisible();
  });

  test("a number is folded when its field is left, not while typing", async ({ page }) => {
    await field(page, "phone").fill("０３（１２３４）５６７８");
    await expect(field(page, "phone")).toHaveValue("０３（１２３４）５６７８");
    await field(page, "x").fill("@kotori");
    await expect(field(page, "phone")).toHaveValue("03-1234-5678");
    await field(page, "phone").focus();
    await expect(field(page, "x")).toHaveValue("kotori");
  });

  test("a pasted code is sent at once, and each code once", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    let sendings = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sendings++;
    });
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.locator("#code-code").focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+v");
    };
    await paste("999-999");
    await expect(page.locator("#code-code-error")).toHaveText(ja.wrongCode);
    await paste(" 123-456 ");
    await expect(page.getByText(ja.codeAccepted)).toBeVisible();
    expect(sendings).toBe(2);
    await expect(page.locator("#code-code")).toHaveAttribute("autocomplete", "one-time-code");
  });

  test("a double click sends once, and the button keeps the focus", async ({ page }) => {
    let sendings = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sendings++;
    });
    await fillIn(page);
    await field(page, "agreed").check();
    const key = page.locator("#sample [name=idempotencyKey]");
    const used = await key.inputValue();
    await send(page).dblclick();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    await expect(send(page)).toBeFocused();
    await expect(page.getByText(/送りました/)).toBeVisible();
    expect(sendings).toBe(1);
    await expect(key).not.toHaveValue(used);
  });

  test("a lost connection keeps the typed text and the key", async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    await fillIn(page);
    await field(page, "agreed").check();
    const key = await page.locator("#sample [name=idempotencyKey]").inputValue();
    await page.route("**/gallery/form.data*", (route) => route.abort());
    await send(page).click();
    await expect(summary(page)).toContainText(ja.form.failed);
    await expect(field(page, "name")).toHaveValue("ことり");
    await expect(page.locator("#sample [name=idempotencyKey]")).toHaveValue(key);
    await page.unroute("**/gallery/form.data*");
    await send(page).click();
    await expect(page.getByText(/送りました/)).toBeVisible();
  });

  test("leaving with something typed asks, and starting over asks too", async ({ page }) => {
    const { cancel, reset } = words.ja.commons.dialog;
    const away = page.getByRole("banner").getByRole("link").first();
    const leaving = page.getByRole("dialog", { name: cancel.title });
    await field(page, "name").fill("ことり");
    await away.click();
    await leaving.getByRole("button", { name: cancel.dismiss }).click();
    await expect(leaving).toBeHidden();
    await expect(field(page, "name")).toHaveValue("ことり");

    await page.getByRole("button", { name: ja.reset }).click();
    const startingOver = page.getByRole("dialog", { name: reset.title });
    await startingOver.getByRole("button", { name: reset.dismiss }).click();
    await expect(field(page, "name")).toHaveValue("ことり");
    await page.getByRole("button", { name: ja.reset }).click();
    await startingOver.getByRole("button", { name: reset.accept }).click();
    await expect(field(page, "name")).toHaveValue("");

    await field(page, "name").fill("ことり");
    await away.click();
    await leaving.getByRole("button", { name: cancel.accept }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("reloading with something typed asks the browser's way; without, nothing asks", async ({
    page,
  }) => {
    await page.reload();
    await untilHydrated(page);
    await field(page, "name").pressSequentially("a");
    const asked = page.waitForEvent("dialog");
    const reloading = page.reload().catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloading;
    await untilHydrated(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("a postal code fills the address, asks which of several, and leaves typed words alone", async ({
    page,
  }) => {
    await field(page, "postalCode").pressSequentially("101-0044");
    await expect(field(page, "prefecture")).toHaveValue("東京都");
    await expect(field(page, "town")).toHaveValue("鍛冶町");
    await expect(field(page, "city")).toHaveClass(/input-filled/);
    await expect(page.getByText(ja.postal.filled("東京都千代田区鍛冶町"))).toBeVisible();

    await field(page, "town").fill("鍛冶町2-1");
    await expect(field(page, "town")).not.toHaveClass(/input-filled/);
    await field(page, "postalCode").fill("４９８００００");
    await page.getByLabel(ja.postal.choose).selectOption({ label: "三重県桑名郡木曽岬町" });
    await expect(field(page, "city")).toHaveValue("桑名郡木曽岬町");
    await expect(field(page, "town")).toHaveValue("鍛冶町2-1");

    await field(page, "postalCode").fill("0000000");
    await expect(page.getByText(ja.postal.unknown)).toBeVisible();
    await expect(page.getByLabel(ja.postal.choose)).toHaveCount(0);
  });

  test("a picture is cropped to a square and stays in its file input", async ({ page }) => {
    const drawn = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 100);
      canvas.getContext("2d")?.fillRect(0, 0, 300, 100);
      const blob = await canvas.convertToBlob();
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    const picture = { name: "wide.png", mimeType: "image/png", buffer: Buffer.from(drawn) };
    await field(page, "picture").setInputFiles(picture);
    await expect(page.getByRole("img", { name: ja.crop.preview })).toBeVisible();
    await page.getByLabel(ja.crop.zoom).press("ArrowRight");
    await expect
      .poll(() =>
        field(page, "picture").evaluate(async (input: HTMLInputElement) => {
          const file = input.files?.[0];
          if (!file) return null;
          const { width, height } = await createImageBitmap(file);
          return [file.name, width, height];
        }),
      )
      .toEqual(["wide.jpg", 512, 512]);
    const broken = { name: "x.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await field(page, "picture").setInputFiles(broken);
    await expect(errorOf(page, "picture")).toHaveText(ja.crop.unreadable);
  });

  test("a sending right after a drag carries the picture as it is seen", async ({ page }) => {
    const sent = await field(page, "picture").evaluate(async (input: HTMLInputElement, preview) => {
      const board = new OffscreenCanvas(300, 100);
      const context = board.getContext("2d");
      if (!context || !input.form) throw new Error("nothing to draw on");
      context.fillStyle = "red";
      context.fillRect(0, 0, 150, 100);
      context.fillStyle = "blue";
      context.fillRect(150, 0, 150, 100);
      const holder = new DataTransfer();
      holder.items.add(new File([await board.convertToBlob()], "a.png", { type: "image/png" }));
      input.files = holder.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      const middle = async (file: Blob | undefined) => {
        const shown = new OffscreenCanvas(1, 1).getContext("2d");
        if (!file || !shown) throw new Error("nothing to look at");
        shown.drawImage(await createImageBitmap(file), 256, 256, 1, 1, 0, 0, 1, 1);
        const [red = 0, , blue = 0] = shown.getImageData(0, 0, 1, 1).data;
        return red > 200 ? "red" : blue > 200 ? "blue" : "between";
      };
      while (input.files[0]?.name !== "a.jpg") await new Promise(requestAnimationFrame);
      const canvas = document.querySelector(`canvas[aria-label="${preview}"]`);
      const drag = (movementX: number) =>
        canvas?.dispatchEvent(
          new PointerEvent("pointermove", { bubbles: true, buttons: 1, movementX }),
        );
      const colors: string[] = [];
      for (const movementX of [2_000, -2_000]) {
        drag(movementX);
        // In the same task: no render and no encoder in between.
        input.form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
        colors.push(await middle(input.files[0]));
      }
      return colors;
    }, ja.crop.preview);
    expect(sent).toEqual(["red", "blue"]);
  });

  test("the form is accessible, initially and after a refusal", async ({ page }) => {
    await expectForEverybody(page, "at rest");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectForEverybody(page, "refused");
  });
});
