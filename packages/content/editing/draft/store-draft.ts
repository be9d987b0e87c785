import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import type { FoundContent } from "../find-content.ts";
import { upsertDraft } from "./queries.ts";

/** Makes a tidy document the draft. The item must be locked. */
export async function storeDraft(
  transaction: DatabaseTransaction,
  item: ContentId,
  { draft, stored }: FoundContent,
  document: ContentDocument,
  editorId: string,
): Promise<{ version: number; savedAt: Date }> {
  const saved = await upsertDraft(transaction, item, {
    document,
    isNew: stored === null || stored.state === "draft",
    savedById: editorId,
  });
  // Editors autosave every few seconds, so the audit log records only who began to write and what was published.
  if (draft?.saved_by_id !== editorId) {
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.edit",
      subject: { kind: item.kind, id: item.itemId },
      after: { version: saved.version },
    });
  }
  return { version: saved.version, savedAt: saved.saved_at };
}
