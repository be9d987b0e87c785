import type { Locator } from "@playwright/test";
import type { Person } from "./person.ts";

/** At the place where it was a moment ago, if it is still there: nobody waits for a button. */
export async function pressIfThere(button: Locator): Promise<void> {
  const handle = await button.elementHandle({ timeout: 1_000 }).catch(() => null);
  await handle?.click({ noWaitAfter: true, timeout: 1_000 }).catch(() => {});
}

const typedOn = "そのまま書きつづけます";

/** While the form is under way, the person is already in another of its fields, or in the same one. */
export async function sendTypingOn(person: Person): Promise<void> {
  const { page } = person;
  const field = page
    .locator(
      "main :is(input[type=text], input:not([type]), textarea):visible:not([readonly], [disabled], [role=combobox])",
    )
    .first();
  if ((await field.count()) === 0) {
    person.site.line.release();
    return person.send();
  }
  const handle = await field.elementHandle();
  await person.sendWhileUnderWay(async (button) => {
    await button.click({ noWaitAfter: true });
    if ((await page.locator("dialog[open]").count()) > 0 || !(await field.isEditable())) return;
    person.steps.push("types on");
    await field.focus();
    await field.press("End");
    await page.keyboard.insertText(typedOn);
  });
  // Only where the same page goes on: what leads elsewhere takes the field along.
  const state = await handle
    ?.evaluate((element, text) => {
      const { value } = element as HTMLInputElement;
      return {
        isThere: element.isConnected,
        has: value.includes(text),
        hasFocus: element === document.activeElement,
      };
    }, typedOn)
    .catch(() => null);
  const isSamePage =
    new URL(page.url()).pathname === new URL(person.target.address, page.url()).pathname;
  const isRefused = (await page.locator(".error-summary, [aria-invalid=true]").count()) > 0;
  if (!state || !isSamePage || isRefused || !person.steps.includes("types on")) return;
  // Whoever deletes what they write in knows that it goes.
  const isOwn = (await person.form.count()) === 0;
  if (!state.isThere && isOwn) return;
  if (!state.isThere) person.faults.push("the field that is typed into was replaced");
  else if (!state.has) person.faults.push("what was typed on is gone");
  else if (!state.hasFocus) person.faults.push("the field that is typed into lost the focus");
}

/** The same page twice, and the form sent from both. */
export async function sendInTwoTabs(person: Person): Promise<void> {
  const first = person.page;
  const second = await person.context.newPage();
  person.page = second;
  await person.open();
  if (await person.reach()) await person.fillIn();
  person.page = first;
  await person.send();
  person.page = second;
  await second.bringToFront();
  await person.rest();
  if (await person.reach()) await person.send();
}
