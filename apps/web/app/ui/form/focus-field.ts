/** Moves the focus to a field, because a link alone only scrolls there. Of a list, its first control takes it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches("fieldset")
    ? field.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button")
    : field;
  for (let box = control?.closest("details"); box; box = box.parentElement?.closest("details")) {
    box.open = true;
  }
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
