/** Whether a control differs from what the page was rendered with. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === "file") return (control.files?.length ?? 0) > 0;
    if (control.type === "checkbox" || control.type === "radio") {
      return control.checked !== control.defaultChecked;
    }
    return control.type !== "hidden" && control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) return chosen(control) !== chosenAtFirst(control);
  return false;
}

export const hasUnsaved = (form: HTMLFormElement): boolean => unsavedNames(form).size > 0;

/** Controls without a name are tools of a field, not answers. */
export function unsavedNames(form: HTMLFormElement): ReadonlySet<string> {
  const names = [...form.elements]
    .filter(isChanged)
    .map((control) => control.getAttribute("name") ?? "");
  return new Set(names.filter((name) => name !== ""));
}

function chosen(select: HTMLSelectElement): string {
  return [...select.selectedOptions].map(({ value }) => value).join("\n");
}

/** Without a default the browser selects the first option. */
function chosenAtFirst(select: HTMLSelectElement): string {
  const defaults = [...select.options].filter(({ defaultSelected }) => defaultSelected);
  const first = defaults.length > 0 || select.multiple ? defaults : [...select.options].slice(0, 1);
  return first.map(({ value }) => value).join("\n");
}
