import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { TextByLocale } from "../seed-types.ts";

export interface FaqSeed {
  slug: string;
  category: "first-visit" | "reservation" | "money" | "venue" | "account";
  /** The answer is Markdown. */
  text: TextByLocale<{ question: string; answer: string }>;
}

export async function insertFaq(client: pg.Client, faq: FaqSeed, position: number): Promise<void> {
  const id = await insertRow(client, "faq", { slug: faq.slug, category: faq.category, position });
  if (!id) return;
  await insertTexts(client, "faq_text", { faq_id: id }, faq.text, (text) => ({ ...text }));
}
