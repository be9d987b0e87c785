import { pick, type Random } from "../../../support/hostile-values.ts";

/** A control of a form as the page has it. */
export interface Control {
  /** Among the elements of the form. */
  index: number;
  tag: string;
  type: string;
  name: string;
  value: string;
  autocomplete: string;
  inputMode: string;
  isRequired: boolean;
  isChecked: boolean;
  maxLength: number;
  options: string[];
}

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
