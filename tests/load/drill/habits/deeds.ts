import type { ElementHandle, Locator } from "@playwright/test";
import { pick } from "../../../support/hostile/values.ts";
import { fillIn } from "./fill-in.ts";
import type { Person } from "./person.ts";
import { formOf, reach, send, sendWhileUnderWay } from "./press.ts";

/** At the place where it was a moment ago, if it is still there: nobody waits for a button. */
export async function pressIfThere(button: Locator): Promise<void> {
  const [handle] = await button.elementHandles();
  await handle?.click({ force: true, noWaitAfter: true }).catch(() => {});
}

const typedOn = "そのまま書きつづけます";

/** Fields of any form in which a person may go on writing. */
export const textFieldsOf = ({ page }: Person): Locator =>
  page.locator(
    "main :is(input[type=text], input:not([type]), textarea):visible:not([readonly], [disabled], [role=combobox])",
  );

/** One of the fields that the answer should leave as they are: not of a form that is emptied for the next entry. */
async function fieldToTypeOnIn(person: Person): Promise<ElementHandle | null> {
  const fields = await textFieldsOf(person).elementHandles();
  const own = await formOf(person).elementHandle();
  const stays = await Promise.all(
    fields.map(async (field) => {
      const isOwn = await field.evaluate(
        (element, form) => (element as HTMLInputElement).form === form,
        own,
      );
      return !(isOwn && person.formStartsOver);
    }),
  );
  const left = fields.filter((_, at) => stays[at]);
  return left.length > 0 ? pick(person.random, left) : null;
}

/** While the form is under way, the person is already in another of its fields, in the same one, or in another form. */
export async function sendTypingOn(person: Person): Promise<void> {
  const { page, site } = person;
  // True only if it came up: the page stays after the answer, with text that was typed meanwhile.
  person.hasMet = false;
  const field = await fieldToTypeOnIn(person);
  let hasTyped = false;
  await sendWhileUnderWay(person, async (button) => {
    await button.click({ force: true, noWaitAfter: true });
    if ((await page.locator("dialog[open]").count()) > 0 || !(await field?.isEditable())) return;
    person.steps.push("types on");
    await field?.focus();
    await field?.press("End");
    await page.keyboard.insertText(typedOn);
    hasTyped = site.line.inFlight() > 0;
    const name = (await field?.getAttribute("name")) ?? "";
    const typed = person.typed.get(name);
    if (typed !== undefined) person.typed.set(name, typed + typedOn);
  });
  // Only if the page stays: a form that leads elsewhere removes the field.
  const state = await field
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
  if (!state || !isSamePage || isRefused || !hasTyped) return;
  // A person who deletes the thing that they edit expects its field to go.
  const isOwn = (await formOf(person).count()) === 0;
  if (!state.isThere && isOwn) return;
  person.hasMet = true;
  if (!state.isThere) person.faults.push("the field that is typed into was replaced");
  else if (!state.has) person.faults.push("what was typed on is gone");
  else if (!state.hasFocus) person.faults.push("the field that is typed into lost the focus");
}

/** The same page twice, and the form sent from both. */
export async function sendInTwoTabs(person: Person): Promise<void> {
  const first = person.page;
  await person.openTab();
  const second = person.page;
  await person.open();
  if (await reach(person)) await fillIn(person);
  person.page = first;
  await first.bringToFront();
  await send(person);
  person.page = second;
  await second.bringToFront();
  await person.rest();
  if (await reach(person)) await send(person);
}
