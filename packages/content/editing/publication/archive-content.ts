import type { ContentReceipt } from "@takujo/contracts/content/editing/content";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "../content-id.ts";
import { storeOf } from "../content-stores.ts";
import { updateSchedule } from "../draft/queries.ts";
import { findContent, receiptOf } from "../find-content.ts";
import { withLockedItem } from "../with-locked-item.ts";

/** Hides an item. A draft stays, but not its schedule, which would publish the item again. */
export function archiveContent(
  db: Database,
  item: ContentId,
  editorId: string,
): Promise<ContentReceipt> {
  const { archive } = storeOf(item.kind);
  return withLockedItem(db, item, async (transaction) => {
    const { stored, draft, status } = await findContent(transaction, item);
    if (!archive || !stored || stored.state === "archived") {
      throw new DomainError("not-now", "There is nothing to take out of sight.");
    }
    await archive(transaction, item.itemId);
    if (draft) await updateSchedule(transaction, item, { publishAt: null });
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.archive",
      subject: { kind: item.kind, id: item.itemId },
      before: { state: stored.state },
      after: { state: "archived" },
    });
    return receiptOf(item, { ...status, state: "archived", publishAt: null });
  });
}

/** Throws what keeps the item from being hidden. */
export async function assertArchivable(db: Database, item: ContentId): Promise<void> {
  await storeOf(item.kind).assertArchivable?.(db, item.itemId);
}
