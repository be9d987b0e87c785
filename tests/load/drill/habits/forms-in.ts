import { textOf } from "../../../e2e/support/read-page.ts";
import type { Place } from "./site.ts";

/** A form that somebody can send with one of its buttons. */
export interface Target extends Place {
  /** Among the forms of the page, and among its buttons. */
  form: number;
  button: number;
  /** As people read it. */
  name: string;
  method: "get" | "post";
  /** Enter in one of the fields presses it. */
  isDefault: boolean;
  how: How;
}

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

/** In which way forms of a page are sent: each goes through code of its own. */
export type How = "sending itself" | "kit" | "router" | "address";

/** React writes `encType`, which browsers read as `enctype`; the parser does not. */
export function asBrowsersRead(document: Document): Document {
  for (const element of document.querySelectorAll("form, input, select, textarea, button")) {
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
  return document;
}

/** Includes buttons outside of the form that name it. */
export const buttonsOf = (document: Document, form: Element): Element[] =>
  [...document.querySelectorAll("button")].filter((button) => isOf(form, button));

const isOf = (form: Element, control: Element) => {
  const owner = control.getAttribute("form");
  return owner ? owner === form.id : control.closest("form") === form;
};

const isSending = (button: Element) => (button.getAttribute("type") ?? "submit") === "submit";

export function targetsIn(document: Document, form: number, place: Place): Target[] {
  const element = document.querySelectorAll("form")[form];
  if (!element) return [];
  const buttons = buttonsOf(document, element);
  const standard = buttons.findIndex(isSending);
  return buttons.flatMap((button, at): Target[] => {
    if (!isSending(button) || button.hasAttribute("disabled")) return [];
    // It opens another tab, which shows the result itself.
    if (button.hasAttribute("formtarget")) return [];
    const method = button.getAttribute("formmethod") ?? element.getAttribute("method") ?? "get";
    if (method === "dialog") return [];
    return [
      {
        ...place,
        form,
        button: at,
        name: button.getAttribute("aria-label") ?? textOf(button),
        method: method.toLowerCase() === "post" ? "post" : "get",
        isDefault: at === standard,
        how: howOf(element, method.toLowerCase()),
      },
    ];
  });
}

function howOf(form: Element, method: string): How {
  if (method !== "post") return "address";
  if (form.querySelector("[autocomplete=one-time-code]")) return "sending itself";
  return form.getAttribute("enctype") === "multipart/form-data" ? "kit" : "router";
}

/** The same form in two rows, or in the header of two pages, is one. */
export function kindOf(document: Document, target: Target): string {
  const form = document.querySelectorAll("form")[target.form];
  if (!form) return "";
  const isEverywhere =
    form.closest("main") === null && form.closest("header, footer, nav") !== null;
  const intent = form.querySelector("[name=intent]")?.getAttribute("value") ?? "";
  const action = (form.getAttribute("action") ?? "").split("?")[0] ?? "";
  return [
    isEverywhere ? "" : target.page,
    target.role,
    target.method,
    action.replace(/[0-9a-f-]{36}|\d+/g, ":id"),
    intent,
    target.name.replace(/\d+/g, "0"),
  ].join("|");
}

/** What can be filled in without scripts. */
export function controlsIn(document: Document, form: Element): Control[] {
  const all = [...document.querySelectorAll("input[name], select[name], textarea[name]")];
  return all
    .filter((control) => isOf(form, control))
    .flatMap((control, index): Control[] => {
      const attribute = (name: string) => control.getAttribute(name) ?? "";
      const tag = control.tagName.toLowerCase();
      const type = tag === "input" ? attribute("type") || "text" : "";
      if (
        type === "hidden" ||
        control.matches("[disabled], [readonly], [tabindex='-1'], fieldset[disabled] *")
      ) {
        return [];
      }
      return [
        {
          index,
          tag,
          type,
          name: attribute("name"),
          value: valueIn(control, tag, type),
          autocomplete: attribute("autocomplete"),
          inputMode: attribute("inputmode"),
          isRequired: control.matches("[required], [aria-required=true]"),
          isChecked: control.hasAttribute("checked"),
          maxLength: Number(attribute("maxlength") || -1),
          options: [...control.querySelectorAll("option:not([disabled])")].map(
            (option) => option.getAttribute("value") ?? textOf(option),
          ),
        },
      ];
    });
}

/** Checkboxes and radios without a value send "on". */
function valueIn(control: Element, tag: string, type: string): string {
  if (tag === "textarea") return control.textContent ?? "";
  return control.getAttribute("value") ?? (/^(?:checkbox|radio)$/.test(type) ? "on" : "");
}
