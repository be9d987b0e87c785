import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { type Control, challengeAge, type Entry, entriesFor, isText } from "./controls.ts";
import type { Person } from "./person.ts";
import { formOf } from "./press.ts";

/** How a text comes into a field. */
export type Write = (field: Locator, text: string, person: Person) => Promise<void>;

const plainWrite: Write = (field, text) => field.fill(text);

interface Filling {
  write?: Write | undefined;
  change?: ((text: string) => string) | undefined;
}

/** Fills in the form that the person is at. */
export async function fillIn(
  person: Person,
  { write = plainWrite, change = (text) => text }: Filling = {},
): Promise<Entry[]> {
  const { target, site, random } = person;
  const form = formOf(person);
  const code = target.role === "arriving" ? await site.lastCode() : "";
  const controls = await form.evaluate(controlsOf as (element: Element) => Control[]);
  const entries = entriesFor(controls, random, code);
  for (const { control, text } of entries) await enter(person, control, text, { write, change });
  if ((await form.locator("[name=challenge]").count()) > 0) await pause(challengeAge);
  return entries;
}

async function enter(
  person: Person,
  control: Control,
  text: string,
  { write, change }: Required<Filling>,
): Promise<void> {
  const field = await fieldOf(person, control);
  if (!field || !write || !change) return;
  person.steps.push(`fills in ${control.name}`);
  if (control.tag === "select") await field.selectOption(text);
  else if (/checkbox|radio/.test(control.type)) await field.check({ force: true });
  else if (isText(control)) {
    const changed = change(text);
    await write(field, changed, person);
    person.typed.set(control.name, changed);
    if (changed !== text) person.hasChanged = true;
  } else await field.fill(text);
}

/** By its name, because typing may add and remove other fields. */
async function fieldOf(person: Person, { name, type }: Control): Promise<Locator | null> {
  const own = `[name=${JSON.stringify(name)}]${type === "radio" || type === "checkbox" ? "" : ":not([type=hidden])"}`;
  const form = formOf(person);
  const id = await form.getAttribute("id").catch(() => null);
  const field = (
    id
      ? person.page.locator(
          `${own}:is(form[id=${JSON.stringify(id)}] *, [form=${JSON.stringify(id)}])`,
        )
      : form.locator(own)
  ).first();
  return (await field.count()) > 0 && (await field.isEditable().catch(() => false)) ? field : null;
}

/** Runs in the page: what can be filled in and is shown. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].flatMap((element, index) => {
    if (!element.matches("input, select, textarea")) return [];
    const control = element as HTMLInputElement;
    const isShown = control.checkVisibility() || /^(?:checkbox|radio)$/.test(control.type);
    if (!isShown || control.disabled || control.readOnly || !control.name) return [];
    // A hidden field for bots.
    if (control.tabIndex < 0) return [];
    if (/^(?:hidden|submit|button|image|reset)$/.test(control.type)) return [];
    return [
      {
        index,
        tag: control.tagName.toLowerCase(),
        type: control.tagName === "INPUT" ? control.type : "",
        name: control.name,
        value: control.value,
        autocomplete: control.autocomplete,
        inputMode: control.inputMode,
        isRequired: control.required || control.ariaRequired === "true",
        isChecked: control.checked,
        maxLength: control.maxLength ?? -1,
        options: [...((element as HTMLSelectElement).options ?? [])].map(({ value }) => value),
      },
    ];
  });
}
