import type {
  LegalDays,
  LegalDocument,
  LegalKind,
  LegalQuery,
  LegalVersion,
} from "@takujo/contracts/content/legal";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { renderDocument } from "../markdown/index.ts";
import {
  type LegalTextRow,
  type LegalVersionRow,
  selectLegalDays,
  selectLegalText,
  selectLegalVersions,
} from "./queries.ts";

/** The version in effect today, or the requested one. */
export async function readLegal(
  db: Database,
  kind: LegalKind,
  { locale, version }: LegalQuery,
): Promise<LegalDocument> {
  const versions = presentVersions(await selectLegalVersions(db, { kind }));
  const wanted = versions.find((known) =>
    version === undefined ? known.state === "current" : known.version === version,
  );
  const [text] = wanted ? await selectLegalText(db, { kind, version: wanted.version, locale }) : [];
  if (!wanted || !text) {
    throw new DomainError("not-found", `There is no version ${version ?? "in effect"} of ${kind}.`);
  }
  return { kind, ...wanted, ...(await presentText(text, locale)), versions };
}

export async function readLegalDays(db: Database): Promise<LegalDays> {
  const rows = await selectLegalDays(db, {});
  return Object.fromEntries(rows.map(({ kind, day }) => [kind, day]));
}

/** Expects rows in order: the first one in effect is the current one. */
function presentVersions(rows: LegalVersionRow[]): LegalVersion[] {
  const current = rows.find((row) => row.in_effect);
  return rows.map((row) => ({
    version: row.version,
    announcedOn: row.announced_on,
    effectiveOn: row.effective_on,
    state: row === current ? "current" : row.in_effect ? "past" : "coming",
  }));
}

async function presentText(row: LegalTextRow, pageLocale: Locale) {
  const locale = row.locale as Locale;
  const { html, headings } = await renderDocument(row.body, { pageLocale, textLocale: locale });
  return { locale, summary: row.summary, changes: row.changes, bodyHtml: html, headings };
}
