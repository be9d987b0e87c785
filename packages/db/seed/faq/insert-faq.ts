import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { FaqSeed } from "./faq-seed.ts";

export async function insertFaq(client: pg.Client, faq: FaqSeed, position: number): Promise<void> {
  const id = await insertRow(client, "faq", { slug: faq.slug, category: faq.category, position });
  if (!id) return;
  await insertTexts(client, "faq_text", { faq_id: id }, faq.text, (text) => ({ ...text }));
}
