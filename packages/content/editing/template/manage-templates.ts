import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { maxTemplates } from "@takujo/contracts/content/editing/editing-limits";
import type { EventTemplate, NewTemplate } from "@takujo/contracts/content/editing/event-template";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { findContent } from "../find-content.ts";
import {
  deleteTemplate,
  insertTemplate,
  lockTemplates,
  selectTemplates,
  type TemplateRow,
} from "./queries.ts";
import { assertFreeName } from "./rename-template.ts";

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

/** Saves the event as in the editor, under a name. Later changes of the event do not affect the template. */
export function saveTemplate(
  db: Database,
  adminId: string,
  { eventId, name }: NewTemplate,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockTemplates(transaction);
    const all = await selectTemplates(transaction, "ja");
    assertFreeName(all, name);
    if (all.length >= maxTemplates) {
      throw new DomainError("not-now", "The list is full.", { reason: "full" });
    }
    const { document } = await findContent(transaction, { kind: "event", itemId: eventId });
    const id = await insertTemplate(transaction, { name, document: withoutDates(document) });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "event-template.create",
      subject: { kind: "event-template", id },
      after: { name, event: eventId },
    });
    return { id };
  });
}

/** Without values that belong to one event. */
function withoutDates({ shared, texts, sessions = [] }: ContentDocument): ContentDocument {
  const withoutNotice = (text: ContentDocument["texts"]["ja"]) =>
    "notice" in text ? { ...text, notice: "" } : text;
  return {
    shared,
    texts: { ja: withoutNotice(texts.ja), en: withoutNotice(texts.en) },
    sessions: sessions.map((session) => ({ ...session, calledOff: false })),
  };
}

/** Events that were begun with it stay as they are. */
export function removeTemplate(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const removed = await deleteTemplate(transaction, id);
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "event-template.remove",
      subject: { kind: "event-template", id },
      before: { name: removed.name },
    });
  });
}
