import { type Locale, locales } from "@takujo/contracts/locale";
import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import { isBlank } from "./blank.ts";

/** Japanese is always there; the other only where somebody wrote something. */
export const writtenLocales = ({ texts }: ContentDocument): Locale[] =>
  locales.filter((locale) => locale === "ja" || !Object.values(texts[locale]).every(isBlank));
