import type { Page } from "@playwright/test";
import { formWords } from "../../../apps/web/app/routes/gallery/form-words.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { languages } from "../support/words.ts";

const ja = formWords.ja;
const seats = (page: Page) => page.getByRole("spinbutton", { name: ja.labels.seats });
const reminder = (page: Page) => page.getByRole("switch", { name: ja.labels.reminder });
const button = (page: Page, name: string) => page.getByRole("button", { name });

for (const { prefix, locale } of languages) {
  test(`axe finds nothing on the fields in every state at ${prefix}/gallery/fields`, async ({
    page,
    developmentServer,
  }) => {
    test.slow();
    await visit(page, `${developmentServer.origin}${prefix}/gallery/fields`);
    await expect(page.getByRole("img", { name: formWords[locale].crop.preview })).toBeVisible();
    await expectForEverybody(page, "the fields");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a number is a plain number field, and a switch is sent like a checkbox", async ({
    page,
    developmentServer,
    faults,
  }) => {
    faults.allow(/status of 422/);
    await page.goto(`${developmentServer.origin}/gallery/form`);
    await expect(seats(page)).toHaveAttribute("type", "number");
    await expect(button(page, ja.seats.more)).toBeHidden();
    await seats(page).fill("9");
    await expect(reminder(page)).toBeChecked();
    await reminder(page).uncheck();
    await page.getByRole("switch", { name: ja.labels.newsletter }).check();
    await button(page, ja.send).click();
    await expect(page.locator("#sample-seats-error")).toBeVisible();
    await expect(seats(page)).toHaveValue("9");
    await expect(reminder(page)).not.toBeChecked();
    await expect(page.getByRole("switch", { name: ja.labels.newsletter })).toBeChecked();
  });
});

test.describe("with JavaScript", () => {
  test.beforeEach(({ page, developmentServer }) =>
    visit(page, `${developmentServer.origin}/gallery/form`),
  );

  test("a number steps by buttons and arrow keys within its bounds, and says where it is", async ({
    page,
  }) => {
    const less = button(page, ja.seats.less);
    await less.click();
    await expect(seats(page)).toHaveValue("1");
    await expect(page.getByRole("status").filter({ hasText: "1" })).toHaveCount(1);
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await less.press("Enter");
    await expect(seats(page)).toHaveValue("1");
    await expect(less).toBeFocused();

    await seats(page).focus();
    for (const value of ["2", "3", "4", "4"]) {
      await page.keyboard.press("ArrowUp");
      await expect(seats(page)).toHaveValue(value);
    }
    await expect(button(page, ja.seats.more)).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("ArrowDown");
    await expect(seats(page)).toHaveValue("3");

    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("２");
    await expect(seats(page)).toHaveValue("2");
    await seats(page).fill("");
    await button(page, ja.seats.more).click();
    await expect(seats(page)).toHaveValue("1");
  });

  test("a stepped number mends its fault", async ({ page, faults }) => {
    faults.allow(/status of 422/);
    await seats(page).fill("5");
    await button(page, ja.send).click();
    await expect(page.locator("#sample-seats-error")).toBeVisible();
    await button(page, ja.seats.less).click();
    await expect(seats(page)).toHaveValue("4");
    await expect(page.locator("#sample-seats-error")).toHaveCount(0);
  });

  test("a switch turns by click and by space", async ({ page }) => {
    await expect(reminder(page)).toBeChecked();
    await page.getByText(ja.labels.reminder).click();
    await expect(reminder(page)).not.toBeChecked();
    await reminder(page).press("Space");
    await expect(reminder(page)).toBeChecked();
  });
});
