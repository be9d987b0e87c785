/** Browsers send lines with a carriage return, whatever was typed. */
export const text = (form: FormData, name: string): string => plain(form.get(name));
export const texts = (form: FormData, name: string): string[] => form.getAll(name).map(plain);

const plain = (value: FormDataEntryValue | null): string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";

/** An event of a hundred sessions has 17 fields for each, and its own beside them. */
export const mostEditorFields = 2_500;
