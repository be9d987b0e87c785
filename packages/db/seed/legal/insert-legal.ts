import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { TextByLocale } from "../seed-types.ts";

interface LegalText {
  /** In short, for those who will not read the rest. */
  summary: string;
  /** What this version changed. */
  changes: string;
  /** Markdown. */
  body: string;
}

export interface LegalSeed {
  kind: "privacy-policy" | "term-of-service";
  version: number;
  announcedOn: string;
  effectiveOn: string;
  text: TextByLocale<LegalText>;
}

export async function insertLegal(client: pg.Client, legal: LegalSeed): Promise<void> {
  const row = {
    kind: legal.kind,
    version: legal.version,
    announced_on: legal.announcedOn,
    effective_on: legal.effectiveOn,
  };
  const id = await insertRow(client, "legal_document", row, "kind, version");
  if (!id) return;
  await insertTexts(
    client,
    "legal_document_text",
    { legal_document_id: id },
    legal.text,
    (text) => ({ ...text }),
  );
}
