import type { ContentReceipt } from "@takujo/contracts/content/editing/content";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "../content-id.ts";
import { updateSchedule } from "../draft/queries.ts";
import { findContent, receiptOf } from "../find-content.ts";
import { withLockedItem } from "../with-locked-item.ts";

/** The draft stays. The job finds nothing to do at its time. */
export function unscheduleContent(
  db: Database,
  item: ContentId,
  editorId: string,
): Promise<ContentReceipt> {
  return withLockedItem(db, item, async (transaction) => {
    const { draft, status } = await findContent(transaction, item);
    if (!draft?.publish_at) throw new DomainError("not-now", "It is not scheduled.");
    await updateSchedule(transaction, item, { publishAt: null });
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.unschedule",
      subject: { kind: item.kind, id: item.itemId },
      before: { publishAt: draft.publish_at.toISOString() },
    });
    return receiptOf(item, { ...status, publishAt: null });
  });
}
