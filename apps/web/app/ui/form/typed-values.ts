import { submissionField } from "@takujo/contracts/submission";
import type { FormValues } from "./form-result.ts";

/** Current values of a form, without files. */
export function typedValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || name === submissionField) continue;
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
}

/** Puts values back into the controls of a form, as if they were typed. */
export function fillControls(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    const name = control.getAttribute("name") ?? "";
    if (name === "" || !fillControl(control, [values[name] ?? []].flat())) continue;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

/** The same for a few of them: the others stay as they are. */
export function fillSome(form: HTMLFormElement, values: FormValues): void {
  fillControls(form, { ...typedValues(form), ...values });
}

/** Whether the value has changed. Unchanged ones are not typed again: a postal code would look up its address again. */
function fillControl(control: Element, texts: readonly string[]): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === "hidden" || control.type === "file") return false;
    if (control.type === "checkbox" || control.type === "radio") {
      const before = control.checked;
      control.checked = texts.includes(control.value);
      return control.checked !== before;
    }
  }
  if (control instanceof HTMLSelectElement) {
    const before = control.value;
    for (const option of control.options) option.selected = texts.includes(option.value);
    return control.multiple || control.value !== before;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return false;
  if (texts[0] === undefined || texts[0] === control.value) return false;
  control.value = texts[0];
  return true;
}
