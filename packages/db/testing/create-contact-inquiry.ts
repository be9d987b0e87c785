import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface ContactInquiryOptions {
  name?: string;
  email?: string;
  body?: string;
  locale?: "ja" | "en";
  state?: "new" | "open" | "answered" | "closed";
  assignee_id?: string;
  created_at?: Date;
}

/** An inquiry with unique values; a test sets only what matters to it. */
export async function createContactInquiry(db: Kysely<DB>, options: ContactInquiryOptions = {}) {
  const unique = randomUUID().replaceAll("-", "").toUpperCase();
  const locale = options.locale ?? "ja";
  return db
    .insertInto("contact_inquiry")
    .values({
      receipt: `2026-${String(Number.parseInt(unique.slice(4, 7), 16)).padStart(4, "0")}-${unique.slice(0, 4)}`,
      category: "event",
      name: "森野 ことり",
      email: `${unique.toLowerCase()}@example.jp`,
      body: "4歳の妹もいっしょに座ってよいでしょうか。",
      ...options,
      locale,
      reply_locale: locale,
    })
    .returning(["id", "receipt", "email"])
    .executeTakeFirstOrThrow();
}
