import type { Page } from "@playwright/test";
import { formWords } from "../../../apps/web/app/routes/gallery/form-words.ts";
import { expect, passTime, stopClock, test, visit } from "../support/fixtures.ts";
import { words } from "../support/words.ts";

const ja = formWords.ja;
const handle = (page: Page) => page.locator("#sample-handle");
const status = (page: Page) => page.locator("#sample-handle-status");
const isTaken = (value: string) => words.ja.validations.rule.notTaken.replace("{value}", value);

/** The handles that the page asked about, in order. */
function askedIn(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, found] = request.url().split("/gallery/handles/");
    if (found !== undefined) asked.push(found);
  });
  return asked;
}

test.beforeEach(({ page, developmentServer }) =>
  visit(page, `${developmentServer.origin}/gallery/form`),
);

test("a pause in typing asks once, and the answer is said politely [VA-16]", async ({ page }) => {
  const asked = askedIn(page);
  await stopClock(page);
  await expect(status(page)).toHaveRole("status");
  await handle(page).pressSequentially("@koma");
  await passTime(page, 1_000);
  await expect(status(page)).toHaveText(isTaken("koma"));
  expect(asked).toEqual(["koma"]);
  await expect(handle(page)).toHaveAttribute("aria-describedby", /sample-handle-status/);
  await expect(handle(page)).not.toHaveAttribute("aria-invalid");

  await handle(page).press("End");
  await handle(page).pressSequentially("_2");
  await passTime(page, 1_000);
  await expect(status(page)).toHaveText(ja.handle.free);
  await handle(page).fill("こま");
  await expect(status(page)).toBeEmpty();
  await handle(page).fill("");
  await expect(status(page)).toBeEmpty();
  expect(asked).toEqual(["koma", "koma_2"]);
});

test("nothing is asked during a composition, and an earlier question is dropped [VA-16]", async ({
  page,
}) => {
  const asked = askedIn(page);
  await stopClock(page);
  await handle(page).fill("ko");
  await expect(status(page)).toHaveText(ja.handle.asking);
  const input = await page.context().newCDPSession(page);
  for (const text of ["ｍ", "ま"]) {
    await input.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    await passTime(page, 1_000);
    await expect(status(page)).toBeEmpty();
  }
  expect(asked).toEqual([]);
  await input.send("Input.insertText", { text: "ma" });
  await passTime(page, 1_000);
  await expect(status(page)).toHaveText(isTaken("koma"));
  expect(asked).toEqual(["koma"]);
});

test("a late answer to an earlier question does not count [VA-16]", async ({ page }) => {
  const early = Promise.withResolvers<void>();
  await page.route("**/gallery/handles/koma", async (route) => {
    await early.promise;
    await route.fulfill({ json: { isTaken: true } }).catch(() => {});
  });
  const waiting = page.waitForRequest("**/gallery/handles/koma");
  await handle(page).fill("koma");
  await waiting;
  await handle(page).fill("kotori");
  await expect(status(page)).toHaveText(ja.handle.free);
  early.resolve();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(status(page)).toHaveText(ja.handle.free);
});

test("a missing answer does not block: the form is sent, and the server checks again [VA-16]", async ({
  page,
  faults,
}) => {
  faults.allow(/status of (?:422|500)/);
  await page.route("**/gallery/handles/*", (route) => route.fulfill({ status: 500 }));
  const answered = page.waitForResponse("**/gallery/handles/*");
  await handle(page).fill("koma");
  await answered;
  await expect(status(page)).toBeEmpty();
  await page.unroute("**/gallery/handles/*");

  await page.route("**/gallery/handles/*", () => {});
  const waiting = page.waitForRequest("**/gallery/handles/*");
  await handle(page).fill("sai");
  await waiting;
  await page.getByRole("button", { name: ja.send }).click();
  await expect(page.locator("#sample-handle-error")).toHaveText(isTaken("sai"));
  await expect(status(page)).toBeEmpty();
  await page.unroute("**/gallery/handles/*");
  await handle(page).fill("kotori");
  await expect(page.locator("#sample-handle-error")).toHaveCount(0);
  await expect(status(page)).toHaveText(ja.handle.free);
});
