import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "../content-id.ts";
import { changedFields } from "../document/changed-fields.ts";
import { findContent } from "../find-content.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { deleteDraft } from "./queries.ts";

/** The public version stays; an item that was never public is deleted. */
export function discardDraft(db: Database, item: ContentId, editorId: string): Promise<void> {
  return withLockedItem(db, item, async (transaction) => {
    const { draft, stored } = await findContent(transaction, item);
    if (!draft) throw new DomainError("not-found", "There is no draft.");
    await deleteDraft(transaction, item);
    const { after } = changedFields(stored?.document ?? null, draft.document);
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.discard",
      subject: { kind: item.kind, id: item.itemId },
      before: after,
    });
  });
}
