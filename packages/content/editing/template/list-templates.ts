import type { EventTemplate } from "@takujo/contracts/content/editing/event-template";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectTemplates, type TemplateRow } from "./queries.ts";

export async function listTemplates(db: Database, locale: Locale) {
  return { items: (await selectTemplates(db, locale)).map(present) };
}

function present({ id, name, saved_at, document, venue_name }: TemplateRow): EventTemplate {
  const { shared, texts, sessions = [] } = document;
  const { fee } = shared;
  return {
    id,
    name,
    savedAt: saved_at.toISOString(),
    title: String(texts.ja["title"] ?? ""),
    startsAt: moment(shared["startsAt"]),
    endsAt: moment(shared["endsAt"]),
    fee: typeof fee === "number" ? fee : null,
    venueName: venue_name,
    sessions: sessions.length,
  };
}

/** A draft may have any text in its place. */
function moment(value: unknown): string | null {
  const time = Date.parse(typeof value === "string" ? value : "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
