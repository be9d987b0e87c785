import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { LegalSeed } from "./legal-seed.ts";

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
