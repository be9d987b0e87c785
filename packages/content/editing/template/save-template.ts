import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { NewTemplate } from "@takujo/contracts/content/editing/event-template";
import { mostTemplates } from "@takujo/contracts/content/editing/template-limits";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { findContent } from "../find-content.ts";
import { insertTemplate, lockTemplates, selectTemplates } from "./queries.ts";
import { demandFreeName } from "./rename-template.ts";

/** The event as it stands in the editor, under a name. Later changes of the event leave the template alone. */
export function saveTemplate(
  db: Database,
  adminId: string,
  { eventId, name }: NewTemplate,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockTemplates(transaction);
    const all = await selectTemplates(transaction, "ja");
    demandFreeName(all, name);
    if (all.length >= mostTemplates) {
      throw new DomainError("not-now", "The list is full.", { reason: "full" });
    }
    const { document } = await findContent(transaction, { kind: "event", itemId: eventId });
    const id = await insertTemplate(transaction, { name, document: ofNoEvening(document) });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "event-template.create",
      subject: { kind: "event-template", id },
      after: { name, event: eventId },
    });
    return { id };
  });
}

/** Without what happened to one evening. */
function ofNoEvening({ shared, texts, sessions = [] }: ContentDocument): ContentDocument {
  const withoutNotice = (text: ContentDocument["texts"]["ja"]) =>
    "notice" in text ? { ...text, notice: "" } : text;
  return {
    shared,
    texts: { ja: withoutNotice(texts.ja), en: withoutNotice(texts.en) },
    sessions: sessions.map((session) => ({ ...session, calledOff: false })),
  };
}
