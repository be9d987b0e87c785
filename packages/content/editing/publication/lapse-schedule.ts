import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { selectDraft, selectScheduledBy, updateSchedule } from "../draft/queries.ts";
import { withLockedItem } from "../with-locked-item.ts";

/** The draft stays for others to publish: the person who scheduled it lost the right. */
export async function lapseSchedule(
  transaction: DatabaseTransaction,
  item: ContentId,
  { publishAt, actorId }: { publishAt: Date; actorId: string },
): Promise<void> {
  await updateSchedule(transaction, item, { publishAt: null });
  await insertAuditEntry(transaction, {
    actorId,
    action: "content.lapse",
    subject: { kind: item.kind, id: item.itemId },
    before: { publishAt: publishAt.toISOString() },
  });
}

export async function lapseSchedulesOf(db: Database, userId: string): Promise<void> {
  for (const item of await selectScheduledBy(db, userId)) {
    await withLockedItem(db, item, async (transaction) => {
      const draft = await selectDraft(transaction, item);
      // Another person may have scheduled it meanwhile.
      if (!draft?.publish_at || draft.scheduled_by_id !== userId) return;
      await lapseSchedule(transaction, item, { publishAt: draft.publish_at, actorId: userId });
    });
  }
}
