import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { NewTemplate } from "@takujo/contracts/content/editing/event-template";
import { maxTemplates } from "@takujo/contracts/content/editing/template-limits";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { findContent } from "../find-content.ts";
import { insertTemplate, lockTemplates, selectTemplates } from "./queries.ts";
import { assertFreeName } from "./rename-template.ts";

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
