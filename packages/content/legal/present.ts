import type { LegalVersion } from "@takujo/contracts/content/legal";
import type { Locale } from "@takujo/contracts/locale";
import { renderDocument } from "../markdown/index.ts";
import type { LegalTextRow, LegalVersionRow } from "./queries.ts";

/** Expects rows in order: the first one in effect is the current one. */
export function presentVersions(rows: LegalVersionRow[]): LegalVersion[] {
  const current = rows.find((row) => row.in_effect);
  return rows.map((row) => ({
    version: row.version,
    announcedOn: row.announced_on,
    effectiveOn: row.effective_on,
    state: row === current ? "current" : row.in_effect ? "past" : "coming",
  }));
}

export async function presentText(row: LegalTextRow, pageLocale: Locale) {
  const locale = row.locale as Locale;
  const { html, headings } = await renderDocument(row.body, { pageLocale, textLocale: locale });
  return { locale, summary: row.summary, changes: row.changes, bodyHtml: html, headings };
}
