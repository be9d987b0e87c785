import type { Fields, Nested } from "../../../../ui/form/nested-values.ts";

/** What an editor's form sent, by the paths of its names. */
export type SentFields = Fields<FormDataEntryValue>;
type Sent = Nested<FormDataEntryValue> | undefined;

/** Browsers send line breaks as CRLF. */
export const text = (sent: Sent): string => texts(sent)[0] ?? "";

export const texts = (sent: Sent): string[] =>
  listOf(sent).map((value) => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""));

/** The fields below a name; none if a text was sent in their place. */
export const fieldsIn = (sent: Sent): SentFields => (isFields(sent) ? sent : {});

export const rowsIn = (sent: Sent): SentFields[] => listOf(sent).filter(isFields);

const listOf = (sent: Sent): (FormDataEntryValue | SentFields)[] =>
  sent === undefined ? [] : Array.isArray(sent) ? sent : [sent];

const isFields = (sent: Sent): sent is SentFields =>
  typeof sent === "object" && !Array.isArray(sent) && !(sent instanceof File);

/** An event with a hundred sessions has 17 fields for each, besides its own. */
export const mostEditorFields = 2_500;
