import type {
  LegalDays,
  LegalDocument,
  LegalKind,
  LegalQuery,
} from "@takujo/contracts/content/legal";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentText, presentVersions } from "./present.ts";
import { selectLegalDays, selectLegalText, selectLegalVersions } from "./queries.ts";

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
