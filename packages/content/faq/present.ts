import type { FaqEntry } from "@takujo/contracts/content/faq";
import type { Locale } from "@takujo/contracts/locale";
import { renderDocument } from "../markdown/index.ts";
import type { FaqRow } from "./queries.ts";

export async function presentEntry(row: FaqRow, pageLocale: Locale): Promise<FaqEntry> {
  const textLocale = row.locale as Locale;
  const { html } = await renderDocument(row.answer, { pageLocale, textLocale, scope: row.slug });
  return { slug: row.slug, locale: textLocale, question: row.question, answerHtml: html };
}
