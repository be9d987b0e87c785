import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import { type Locale, locales } from "@takujo/contracts/locale";

/** True if the field is not filled in. A cover without pins and an unset flag are values. */
export function isBlank(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** Japanese is always present, English only if something is written in it. */
export const writtenLocales = ({ texts }: ContentDocument): Locale[] =>
  locales.filter((locale) => locale === "ja" || !Object.values(texts[locale]).every(isBlank));
