import type { ContentReceipt } from "@takujo/contracts/content/editing/content";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { upsertDraft } from "../draft/queries.ts";
import { assertEditable, findContent, receiptOf } from "../find-content.ts";
import { assertUnscheduled, type Editor } from "../policy.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { readRevision } from "./read-revision.ts";

/** The revision becomes the draft and replaces the current one; nothing is public until it is published. */
export function restoreRevision(
  db: Database,
  item: ContentId,
  number: number,
  editor: Editor,
): Promise<ContentReceipt> {
  const { id: editorId } = editor;
  return withLockedItem(db, item, async (transaction) => {
    const found = await findContent(transaction, item);
    await assertEditable(transaction, item);
    assertUnscheduled(found, editor);
    const { document } = await readRevision(transaction, item, number);
    await upsertDraft(transaction, item, {
      // Fields may have been added since.
      document: tidyDocument(item.kind, document),
      isNew: found.stored === null,
      savedById: editorId,
    });
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.restore",
      subject: { kind: item.kind, id: item.itemId },
      after: { revision: number },
    });
    return receiptOf(item, { ...found.status, hasDraft: true });
  });
}
