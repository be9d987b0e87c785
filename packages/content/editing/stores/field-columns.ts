import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { type ContentField, columnOf } from "@takujo/contracts/content/fields";
import type { Locale } from "@takujo/contracts/locale";
import { isoTime } from "../../iso-time.ts";
import { writtenLocales } from "../document/blank.ts";
import { blankOf } from "../document/empty-document.ts";
import type { Row, TextRow } from "./queries.ts";

/** The fields of a kind that its table has columns for. */
export const fieldsOfTable = (kind: ContentKind): readonly ContentField[] =>
  contentFields[kind].shared.filter(({ form }) => form !== "references");

/** The values of fields out of a row. Null is a blank value. */
export const valuesOf = (fields: readonly ContentField[], row: Row): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(field, row[columnOf(field)])]));

function valueIn(field: ContentField, value: unknown): FieldValue {
  if (value === null || value === undefined) return blankOf(field);
  return field.form === "time" ? isoTime(value as Date | string) : (value as FieldValue);
}

/** Lines are stored as they are; in another form, an optional value that is empty is null in its column. */
const isNull = ({ form, required }: ContentField, value: FieldValue) =>
  value === "" && !required && form !== "line" && form !== "lines";

/** The values of fields as columns, in the form of JSON. Drafts from before a field existed lack it. */
export const columnsOf = (fields: readonly ContentField[], values: FieldValues): Row =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values[field.name] ?? blankOf(field);
      return [columnOf(field), isNull(field, value) ? null : value];
    }),
  );

export function textsOf(kind: ContentKind, rows: readonly TextRow[]): ContentDocument["texts"] {
  const textIn = (locale: Locale) => {
    const row = rows.find((one) => one.locale === locale);
    return row ? valuesOf(contentFields[kind].text, row) : {};
  };
  return { ja: textIn("ja"), en: textIn("en") };
}

/** Columns of texts by language, of those in which something is written. */
export const textColumnsOf = (kind: ContentKind, document: ContentDocument) =>
  writtenLocales(document).map((locale) => ({
    locale,
    ...columnsOf(contentFields[kind].text, document.texts[locale]),
  }));
