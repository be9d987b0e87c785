import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { pick, type Random } from "../../../support/hostile/values.ts";
import type { Control } from "./forms-in.ts";
import type { Person } from "./person.ts";
import { formOf } from "./press.ts";

export interface Entry {
  control: Control;
  /** Of boxes and radios: to be checked. */
  text: string;
}

const textLike = new Set(["text", "search", "email", "tel", "url", "password", ""]);
/** A person fills in what must be, and a little more. */
const maxFilled = 6;

const writing = [
  "夜の重い卓をかこむ会",
  "20時に一度、席をはずします。",
  "ことり",
  "Bring a pencil, please.",
];

/** Forms sent within three seconds are refused (`packages/inbox/contact`). */
export const challengeAge = 3_100;

export const isText = ({ tag, type }: Control) => tag !== "select" && textLike.has(type);

/** A person's input: required fields first, then some of the others. */
export function entriesFor(controls: Control[], random: Random, code: string): Entry[] {
  const needed = controls.filter((control) => isNeeded(control, controls));
  const others = controls.filter((control) => isText(control) && !needed.includes(control));
  return [...needed, ...others]
    .slice(0, Math.max(needed.length, maxFilled))
    .map((control) => ({ control, text: textFor(control, random, code) }))
    .toSorted((one, other) => one.control.index - other.control.index);
}

/** Empty though it must not be; of radios the first of a group of which none is chosen. */
function isNeeded(control: Control, all: Control[]): boolean {
  const { type, name, isRequired, isChecked, value, tag } = control;
  if (type === "radio") {
    const group = all.filter((one) => one.type === "radio" && one.name === name);
    return group[0] === control && !group.some((one) => one.isChecked);
  }
  if (type === "checkbox") return isRequired && !isChecked;
  if (type === "file") return false;
  return isRequired && value === "" && (tag === "select" || type !== "hidden");
}

/** By what a field is for, as browsers fill it in by themselves; the first that fits. */
const usual: [shape: RegExp, text: string][] = [
  [/postal/i, "1510053"],
  [/^number|numeric/, "2"],
  [/^date /, "2027-04-10"],
  [/^time /, "19:00"],
  [/^datetime-local /, "2027-04-10T19:00"],
  [/^month /, "2027-04"],
  [/^color /, "#123456"],
  [/email/i, "somebody@example.jp"],
  [/\btel|phone/i, "09012345678"],
  [/\burl|website/i, "https://example.org/"],
  [/kana/i, "もりの ことり"],
  [/slug|handle/i, "habit-of-mine"],
  // Long enough even without added blanks, which would be part of it.
  [/^password/, "four grains of rice"],
];

function textFor(control: Control, random: Random, code: string): string {
  const { tag, type, name, autocomplete, inputMode, options, maxLength, value } = control;
  if (autocomplete === "one-time-code") return code || "123456";
  if (tag === "select") return options.find((option) => option !== "") ?? "";
  const fixed = usual.find(([shape]) => shape.test(`${type} ${inputMode} ${autocomplete} ${name}`));
  const text = fixed?.[1] ?? (isText(control) ? pick(random, writing) : value);
  return maxLength > 0 ? text.slice(0, maxLength) : text;
}

/** `090` → `０９０`; only numbers, which people type so without noticing. */
export const fullWidth = (text: string) =>
  /[^\d-]/.test(text)
    ? text
    : text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** As copied out of a mail: with blanks around it, one of them as wide as a letter. */
export const withBlanks = (text: string) => ` ${text}\u3000`;

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
  for (const { control, text } of entries) {
    // The same in a second tab.
    const typed = person.typed.get(control.name);
    await enter(person, control, typed ?? text, { write, change });
  }
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
