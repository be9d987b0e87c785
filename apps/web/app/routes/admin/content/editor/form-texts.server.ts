/** Browsers send line breaks as CRLF. */
export const text = (form: FormData, name: string): string => plain(form.get(name));
export const texts = (form: FormData, name: string): string[] => form.getAll(name).map(plain);

const plain = (value: FormDataEntryValue | null): string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";

/** An event with a hundred sessions has 17 fields for each, besides its own. */
export const mostEditorFields = 2_500;
