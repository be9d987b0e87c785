import type { Fields, Nested } from "../../../../ui/form/nested-values.ts";

/** Submitted values of an editor's form, by the paths of its names. */
export type SentFields = Fields<FormDataEntryValue>;
type FieldInput = Nested<FormDataEntryValue> | undefined;

/** Browsers send line breaks as CRLF. */
export const text = (sent: FieldInput): string => texts(sent)[0] ?? "";

export const texts = (sent: FieldInput): string[] =>
  listOf(sent).map((value) => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""));

/** The fields below a name; none if a text was sent in their place. */
export const fieldsIn = (sent: FieldInput): SentFields => (isFields(sent) ? sent : {});

export const rowsIn = (sent: FieldInput): SentFields[] => listOf(sent).filter(isFields);

const listOf = (sent: FieldInput): (FormDataEntryValue | SentFields)[] =>
  sent === undefined ? [] : Array.isArray(sent) ? sent : [sent];

const isFields = (sent: FieldInput): sent is SentFields =>
  typeof sent === "object" && !Array.isArray(sent) && !(sent instanceof File);

/** An event with a hundred sessions has 17 fields for each, besides its own. */
export const maxEditorFields = 2_500;
