import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import {
  type ContentField,
  contentFields,
  type FieldForm,
} from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { locales } from "@takujo/contracts/locale";

const lists = new Set<FieldForm>(["choices", "references", "steps", "questions", "prices"]);

/** The value of a field that is not filled in. */
export function blankOf({ form }: Pick<ContentField, "form">): FieldValue {
  if (lists.has(form)) return [];
  if (form === "flag") return false;
  return form === "number" || form === "cover" ? null : "";
}

const blanks = (fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]));

/** A required choice starts with its first option. */
const usual = (fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ name, form, required, choices }) =>
      form === "choice" && required && choices?.[0] ? [[name, choices[0]]] : [],
    ),
  );

export function emptyDocument(kind: ContentKind): ContentDocument {
  const { shared, text } = contentFields[kind];
  const texts = Object.fromEntries(locales.map((locale) => [locale, blanks(text)]));
  return {
    shared: { ...blanks(shared), ...usual(shared) },
    texts: texts as ContentDocument["texts"],
    ...(kind === "event" && { sessions: [] }),
  };
}
