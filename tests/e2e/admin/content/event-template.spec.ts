import { randomUUID } from "node:crypto";
import { reservableEvent } from "../../support/booking/reservable.ts";
import { expect, test } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { words } from "../../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

test("an event is saved as a template, which creates another event, is renamed and removed, on accessible pages", async ({
  page,
}) => {
  test.slow();
  const t = words.ja.adminEventTemplate;
  const { label } = words.ja.contentFields;
  const title = `とても長い名前の重量級 ${randomUUID().slice(0, 8)}`;
  const { eventId } = await reservableEvent([{ name: { ja: "昼の部", en: "" }, capacity: 4 }], {
    title,
    english: null,
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/event/${eventId}`);
  await page.getByRole("link", { name: t.save.open }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(t.name)).toHaveValue(title);
  await expectForEverybody(page, "the question for a template's name");
  await dialog.getByRole("button", { name: t.save.submit }).click();
  await expect(page.getByText(t.done.templateSaved).first()).toBeVisible();

  // The same name again is refused, with what was typed.
  await page.goto(`/admin/event/${eventId}?ask=template`);
  await dialog.getByRole("button", { name: t.save.submit }).click();
  await expect(dialog.getByText(t.refusal["name-taken"])).toBeVisible();
  await expect(dialog.getByLabel(t.name)).toHaveValue(title);

  await page.goto("/admin/event");
  await page.getByRole("link", { name: words.ja.adminEvent.fromTemplate }).click();
  const template = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await template(title).getByLabel(t.day).fill("2031-03-08");
  await template(title).getByRole("button", { name: t.create }).click();
  await page.waitForURL(/\/admin\/event\/[0-9a-f-]{36}/);
  await expect(page.getByText(t.done.begun).first()).toBeVisible();
  const hours = page.getByRole("region", { name: words.ja.adminEvent.hours });
  await expect(hours.getByLabel(label.startsAt)).toHaveValue(/^2031-03-08T/);
  await expect(page.locator(".session-row")).toHaveCount(1);

  for (const address of ["/en/admin/event/template", "/admin/event/template"]) {
    await expectForEverybody(page, address, address);
  }
  await template(title).getByText(t.change).click();
  await template(title).getByLabel(t.name).fill(`${title} 改`);
  await template(title).getByRole("button", { name: t.rename }).click();
  await expect(page.getByText(t.done.renamed).first()).toBeVisible();
  const renamed = template(`${title} 改`);
  await renamed.getByText(t.change).click();
  await renamed.getByRole("link", { name: t.remove }).click();
  await dialog.getByRole("button", { name: t.removing.submit }).click();
  await expect(page.getByText(t.done.removed).first()).toBeVisible();
  await expect(renamed).toHaveCount(0);
});
