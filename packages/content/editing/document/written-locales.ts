import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { type Locale, locales } from "@takujo/contracts/locale";
import { isBlank } from "./blank.ts";

/** Japanese is always present, English only if something is written in it. */
export const writtenLocales = ({ texts }: ContentDocument): Locale[] =>
  locales.filter((locale) => locale === "ja" || !Object.values(texts[locale]).every(isBlank));
