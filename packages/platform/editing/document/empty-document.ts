import { locales } from "@takujo/contracts/locale";
import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/platform/editing/content-document";
import {
  type ContentField,
  contentFields,
  type FieldForm,
} from "@takujo/contracts/platform/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";

const lists = new Set<FieldForm>(["choices", "references", "steps", "questions"]);

/** What a field holds while nobody has filled it in. */
export function blankOf({ form }: Pick<ContentField, "form">): FieldValue {
  if (lists.has(form)) return [];
  if (form === "flag") return false;
  return form === "number" || form === "cover" ? null : "";
}

const blanks = (fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]));

/** Of a choice that must be made, the first one is made. */
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
