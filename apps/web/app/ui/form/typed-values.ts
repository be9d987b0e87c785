import { type FormValues, idempotencyField } from "./form-result.ts";

/** What a form would send now, without files. */
export function typedValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || name === idempotencyField) continue;
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
  }
}

/** Whether it was one that people type into or choose with. */
function fillControl(control: Element, texts: readonly string[]): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === "hidden" || control.type === "file") return false;
    if (control.type === "checkbox" || control.type === "radio") {
      control.checked = texts.includes(control.value);
      return true;
    }
  }
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = texts.includes(option.value);
    return true;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return false;
  if (texts[0] !== undefined) control.value = texts[0];
  return true;
}
