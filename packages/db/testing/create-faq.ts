import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface FaqOptions {
  slug?: string;
  category?: "first-visit" | "reservation" | "money" | "venue" | "account";
  position?: number;
  state?: "draft" | "published" | "archived";
  question?: string;
  answer?: string;
  /** Without English, the Japanese text is shown. */
  english?: { question: string; answer: string } | null;
}

/** A question with unique values; a test sets only what matters to it. */
export async function createFaq(db: Kysely<DB>, options: FaqOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `faq-${unique}`;
  const { id } = await db
    .insertInto("faq")
    .values({
      slug,
      category: options.category ?? "first-visit",
      position: options.position ?? 1,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = options.question ?? `質問 ${unique}`;
  const texts = [{ locale: "ja", question, answer: options.answer ?? "答えです。" }];
  if (options.english) texts.push({ locale: "en", ...options.english });
  await db
    .insertInto("faq_text")
    .values(texts.map((text) => ({ faq_id: id, ...text })))
    .execute();
  return { id, slug };
}
