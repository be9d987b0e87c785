import { type Faq, type FaqEntry, faqCategories } from "@takujo/contracts/content/faq";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { renderDocument } from "../markdown/index.ts";
import { type FaqRow, selectFaq } from "./queries.ts";

export async function listFaq(db: Database, locale: Locale): Promise<Faq> {
  const rows = await selectFaq(db, { locale });
  const categories = await Promise.all(
    faqCategories.map(async (category) => {
      const own = rows.filter((row) => row.category === category);
      return { category, entries: await Promise.all(own.map((row) => presentEntry(row, locale))) };
    }),
  );
  return { categories: categories.filter(({ entries }) => entries.length > 0) };
}

async function presentEntry(row: FaqRow, pageLocale: Locale): Promise<FaqEntry> {
  const textLocale = row.locale as Locale;
  const { html } = await renderDocument(row.answer, { pageLocale, textLocale, scope: row.slug });
  return { slug: row.slug, locale: textLocale, question: row.question, answerHtml: html };
}
