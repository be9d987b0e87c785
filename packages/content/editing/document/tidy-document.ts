import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { isBlank } from "./blank.ts";
import { blankOf } from "./empty-document.ts";
import { withoutTableReferences } from "./table-references.ts";

// PostgreSQL takes neither NUL nor a lone surrogate in JSON; the other control characters are never intended.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unmeant = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const tidyText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(unmeant, "");

const multiline = new Set(["lines", "markdown"]);

/** Also cleans text inside lists and objects. */
function tidyValue<Value>(value: Value): Value {
  if (typeof value === "string") return tidyText(value) as Value;
  if (Array.isArray(value)) return value.map(tidyValue) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, tidyValue(inner)]),
  ) as Value;
}

function tidyField(field: ContentField, values: FieldValues): FieldValue {
  const value = values[field.name];
  if (value === undefined) return blankOf(field);
  const tidy = tidyValue(value);
  return typeof tidy === "string" && !multiline.has(field.form) ? tidy.trim() : tidy;
}

const tidyFields = (fields: readonly ContentField[], values: FieldValues): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, tidyField(field, values)]));

/** Exactly the fields of the kind, in a form that can be stored. A language without any text is left out. */
export function tidyDocument(kind: ContentKind, document: ContentDocument): ContentDocument {
  const { shared, text } = contentFields[kind];
  const textsOf = (values: FieldValues): FieldValues => {
    const tidy = tidyFields(text, values);
    return Object.values(tidy).every(isBlank) ? {} : tidy;
  };
  const tidy: ContentDocument = {
    shared: tidyFields(shared, document.shared),
    texts: { ja: textsOf(document.texts.ja), en: textsOf(document.texts.en) },
  };
  if (kind !== "event") return tidy;
  return withoutTableReferences({
    ...tidy,
    sessions: (document.sessions ?? []).map(tidyValue),
  });
}
