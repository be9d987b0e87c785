import { signInAsAdmin } from "../support/admin.ts";
import { deedsOf } from "../support/deeds-of.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { reservableEvent } from "../support/reservable.ts";
import { words } from "../support/words.ts";

const { adminEvent, commons } = words.ja;

test("a form whose answer was lost stays, says so, and is done once however often it is sent", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const { eventId } = await reservableEvent();
  const email = await signInAsAdmin(page);
  await visit(page, `/admin/event?copy=${eventId}`);
  const dialog = page.getByRole("dialog");
  const day = dialog.getByLabel(adminEvent.copying.day);
  await day.fill("2031-05-17");
  let sent = 0;
  await page.route("**/admin/event.data*", async (route) => {
    if (route.request().method() !== "POST" || ++sent > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: adminEvent.copy }).click();
  await expect(dialog.getByRole("alert")).toHaveText(commons.form.lost);
  await expect(day).toHaveValue("2031-05-17");
  expect(await deedsOf(email)).toHaveLength(1);
  await dialog.getByRole("button", { name: adminEvent.copy }).click();
  await expect(page).toHaveURL(/\/admin\/event\/[0-9a-f-]{36}/);
  expect(sent).toBe(2);
  expect(await deedsOf(email)).toHaveLength(1);
});
