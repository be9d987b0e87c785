import type { APIRequestContext, APIResponse } from "@playwright/test";
import { makeAdmin } from "@takujo/auth/first-admin/make-admin";
import { parseHTML } from "linkedom";
import { e2eEnv } from "./env.ts";
import { test as base, textOf } from "./read-page.ts";
import { newEmail, ownPlace, signInByRequest } from "./sign-in/sign-in.ts";
import { withDatabase } from "./with-database.ts";

interface PlainFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Values for a form's controls by name; for checkboxes and radios, the checked values. */
type Values = Record<string, string | string[] | PlainFile>;

type Name = string | RegExp;

function nameOf(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const labels = ids.map((id) => textOf(element.ownerDocument.getElementById(id)));
  if (labels.length > 0) return labels.join(" ");
  return element.getAttribute("aria-label") ?? textOf(element);
}

/**
 * A browser without scripts or CSS: over HTTP, with its own cookies, it follows links and submits forms with their controls'
 * values.
 */
export class PlainPage {
  status = 0;
  url = new URL(e2eEnv.origin);
  document = parseHTML("<html></html>").document;
  readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  async goto(address: string): Promise<void> {
    await this.show(await this.request.get(new URL(address, this.url).href));
  }

  text(selector = "main"): string {
    return textOf(this.document.querySelector(selector));
  }

  /** Whole names win over parts of them. */
  named(kind: "a[href]" | "button", name: Name, within = "body"): Element {
    const all = [...this.document.querySelectorAll(`${within} ${kind}`)];
    const found =
      all.find((element) => nameOf(element) === name) ??
      all.find((element) =>
        typeof name === "string" ? nameOf(element).includes(name) : name.test(nameOf(element)),
      );
    if (!found) throw new Error(`${kind} ${name} is not among: ${all.map(nameOf).join(", ")}`);
    return found;
  }

  async follow(name: Name, within?: string): Promise<void> {
    await this.goto(this.named("a[href]", name, within).getAttribute("href") ?? "");
  }

  /** Value of a control. */
  valueOf(name: string, within = "main"): string {
    const control = this.document.querySelector(`${within} [name="${name}"]`);
    if (!control) throw new Error(`no control ${name}`);
    return entriesOf(control).at(0)?.[1] ?? "";
  }

  /** Presses a button, with these values in the controls of its form. */
  async send(button: Name, values: Values = {}, within?: string): Promise<void> {
    await this.show(await this.answerTo(button, values, within));
  }

  /** The same for what is no page, such as a file. */
  async answerTo(button: Name, values: Values = {}, within?: string): Promise<APIResponse> {
    const submitter = this.named("button", button, within);
    return this.answerToPress(submitter, values);
  }

  /** The same for a button that was found otherwise. */
  async answerToPress(submitter: Element, values: Values = {}): Promise<APIResponse> {
    const formId = submitter.getAttribute("form");
    const form = formId ? this.document.getElementById(formId) : submitter.closest("form");
    if (!form) throw new Error(`${nameOf(submitter)} sends no form`);
    const attribute = (name: string) =>
      submitter.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const data = filledIn(this.document, form, values);
    const own = submitter.getAttribute("name");
    if (own) data.append(own, submitter.getAttribute("value") ?? "");
    const target = new URL(attribute("action") || this.url.href, this.url);
    const pairs = [...data].filter((pair): pair is [string, string] => typeof pair[1] === "string");
    if ((attribute("method") ?? "get").toLowerCase() === "get") {
      target.search = new URLSearchParams(pairs).toString();
      return this.request.get(target.href);
    }
    const headers = { origin: this.url.origin, referer: this.url.href };
    if (attribute("enctype") === "multipart/form-data") {
      return this.request.post(target.href, { headers, multipart: data });
    }
    return this.request.post(target.href, {
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      data: new URLSearchParams(pairs).toString(),
    });
  }

  /** Shows an answer as a page. */
  async show(response: APIResponse): Promise<void> {
    this.status = response.status();
    this.url = new URL(response.url());
    this.document = parseHTML(await response.text()).document;
    for (const element of this.document.querySelectorAll("script, style")) element.remove();
  }
}

/** Submitted value of a control. */
function entriesOf(control: Element): [string, string][] {
  const name = control.getAttribute("name") ?? "";
  if (control.matches("textarea")) return [[name, control.textContent ?? ""]];
  if (control.matches("select")) {
    const chosen = [...control.querySelectorAll("option[selected]")];
    const first = control.hasAttribute("multiple") ? null : control.querySelector("option");
    const options = chosen.length > 0 ? chosen : [first];
    return options.flatMap((option) => (option ? [[name, optionValue(option)]] : []));
  }
  if (control.matches("[type=checkbox], [type=radio]")) {
    if (!control.hasAttribute("checked")) return [];
    return [[name, control.getAttribute("value") ?? "on"]];
  }
  return [[name, control.getAttribute("value") ?? ""]];
}

const optionValue = (option: Element) => option.getAttribute("value") ?? textOf(option);

type Pairs = [string, string | File][];

/** Submitted value of a filled-in control; a missing option is an error of the test. */
function entriesFilledIn(control: Element, name: string, value: Values[string]): Pairs {
  if (typeof value === "object" && !Array.isArray(value)) {
    const { buffer, name: fileName, mimeType: type } = value;
    return [[name, new File([new Uint8Array(buffer)], fileName, { type })]];
  }
  const wanted = [value].flat();
  if (control.matches("[type=checkbox], [type=radio]")) {
    const own = control.getAttribute("value") ?? "on";
    return wanted.includes(own) ? [[name, own]] : [];
  }
  if (control.matches("select")) {
    const options = [...control.querySelectorAll("option:not([disabled])")].map(optionValue);
    const strange = wanted.find((each) => !options.includes(each));
    if (strange !== undefined) throw new Error(`${name} cannot be ${strange}: ${options}`);
  }
  return wanted.map((each) => [name, each]);
}

function filledIn(document: Document, form: Element, values: Values): FormData {
  const shape = "input[name], select[name], textarea[name]";
  const controls = [...document.querySelectorAll(shape)].filter((control) => {
    const owner = control.getAttribute("form");
    const isOwn = owner ? owner === form.id : control.closest("form") === form;
    return isOwn && !control.matches("[disabled], fieldset[disabled] *");
  });
  const data = new FormData();
  for (const control of controls) {
    const name = control.getAttribute("name") ?? "";
    const value = values[name];
    const isEmptyFile = value === undefined && control.getAttribute("type") === "file";
    const untouched: Pairs = isEmptyFile ? [[name, new File([], "")]] : entriesOf(control);
    const pairs = value === undefined ? untouched : entriesFilledIn(control, name, value);
    for (const [key, entry] of pairs) data.append(key, entry);
  }
  for (const [name, value] of Object.entries(values)) {
    const isUnchecked = Array.isArray(value) && value.length === 0;
    if (!isUnchecked && !data.has(name))
      throw new Error(`no control ${name} among ${[...data.keys()]}`);
  }
  return data;
}

interface Fixtures {
  plain: PlainPage;
  /** Another person's, with its own cookies. */
  newPlainPage: () => Promise<PlainPage>;
}

/** For what pages do by HTML alone: no browser is started. */
export const test = base.extend<Fixtures>({
  newPlainPage: async ({ playwright, userAgent }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async () => {
      const request = await playwright.request.newContext({
        baseURL: e2eEnv.origin,
        ...(userAgent && { userAgent }),
        extraHTTPHeaders: { ...ownPlace(), "accept-language": "ja" },
      });
      opened.push(request);
      return new PlainPage(request);
    });
    for (const request of opened) await request.dispose();
  },
  plain: async ({ newPlainPage }, use) => use(await newPlainPage()),
});

export const { expect } = test;

/** By a code in a real mail; gives the address. */
export const signInPlain = (
  { request }: PlainPage,
  options?: Parameters<typeof signInByRequest>[1],
) => signInByRequest({ request }, options);

export async function signInPlainAdmin(plain: PlainPage): Promise<string> {
  const email = newEmail();
  await withDatabase((db) => makeAdmin(db, email));
  return signInPlain(plain, { email });
}
