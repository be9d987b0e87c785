import { stateOf } from "../../support/booking/account-reservations.ts";
import { reminded } from "../../support/booking/reminded.ts";
import { daysFromNow } from "../../support/booking/reservable.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { languages, words } from "../../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

test("/reservation/answer takes an answer once, and by its button alone", async ({ page }) => {
  const { reminder: said } = words.ja;
  const title = page.getByRole("heading", { level: 1 });
  const { id, path } = await reminded();
  await visit(page, path("coming"));
  await expect(title).toHaveText(said.ask.soon);
  expect(await stateOf(id)).toMatchObject({ state: "confirmed", answered_at: null });
  await page.getByRole("main").getByRole("button").first().click();
  await expect(title).toHaveText(said.answered.heading);
  expect(await stateOf(id)).toMatchObject({ state: "confirmed", answered_at: expect.any(Date) });
});

test("canceling by the link after the deadline warns that it is late", async ({ page }) => {
  const { reminder: said } = words.ja;
  const { id, path } = await reminded({ changeDeadline: daysFromNow(-1) });
  await visit(page, path("cancel"));
  await expect(page.getByRole("main")).toContainText(said.lateNote);
  await page.getByRole("main").getByRole("button", { name: said.cancel }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.cancelled.heading);
  expect(await stateOf(id)).toMatchObject({ state: "cancelled", cancelled_late: true });
});

for (const { prefix } of languages) {
  test(`axe finds nothing at ${prefix}/reservation/answer, and it does not scroll sideways`, async ({
    page,
  }) => {
    const { path } = await reminded();
    await expectForEverybody(page, "a question", prefix + path("cancel"));
    if (prefix === "") await expectForEverybody(page, "a wrong link", "/reservation/answer");
  });
}
