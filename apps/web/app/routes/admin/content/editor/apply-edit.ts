import type { Edit } from "./markdown-edits.ts";

/** As if it were typed, so that the browser can take it back and whoever listens to the control hears of it. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, selectFrom, selectTo } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but nothing else leaves the change in the history of the control.
  const isTyped =
    insert === ""
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
