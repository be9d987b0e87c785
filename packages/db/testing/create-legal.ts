import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface LegalOptions {
  kind?: "privacy-policy" | "term-of-service";
  version?: number;
  /** yyyy-mm-dd */
  announcedOn?: string;
  effectiveOn?: string;
  body?: string;
  /** Without English, the Japanese text is shown. */
  english?: { summary: string; changes: string; body: string } | null;
}

/** A version of a legal text that is in effect; a test sets only what matters to it. */
export async function createLegal(db: Kysely<DB>, options: LegalOptions = {}) {
  const effectiveOn = options.effectiveOn ?? "2024-10-01";
  const { id } = await db
    .insertInto("legal_document")
    .values({
      kind: options.kind ?? "privacy-policy",
      version: options.version ?? 1,
      announced_on: options.announcedOn ?? effectiveOn,
      effective_on: effectiveOn,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = { summary: "短く言うと。", changes: "はじめての版です。" };
  const texts = [{ locale: "ja", ...japanese, body: options.body ?? "## 1. はじめに\n\n本文。" }];
  if (options.english) texts.push({ locale: "en", ...options.english });
  await db
    .insertInto("legal_document_text")
    .values(texts.map((text) => ({ legal_document_id: id, ...text })))
    .execute();
  return { id };
}
