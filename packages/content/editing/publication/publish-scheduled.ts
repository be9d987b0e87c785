import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { stillHasRight } from "@takujo/runtime/staff/still-has-right";
import { storeOf } from "../content-stores.ts";
import { selectDraft, updateSchedule } from "../draft/queries.ts";
import { findContent } from "../find-content.ts";
import type { ScheduledPublication } from "../jobs.ts";
import { findProblems } from "../problems/find-problems.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { lapseSchedule } from "./lapse-schedule.ts";
import { publishDocument } from "./publish-document.ts";

/**
 * Does nothing if the time was changed or removed, or if the person who scheduled it lost the right to publish. If it cannot be
 * published, the draft shows why.
 */
export function publishScheduled(
  db: Database,
  { kind, itemId, publishAt, actorId }: ScheduledPublication,
  adminUserIds: readonly string[] = [],
): Promise<void> {
  const item = { kind, itemId };
  return withLockedItem(db, item, async (transaction) => {
    const draft = await selectDraft(transaction, item);
    if (draft?.publish_at?.getTime() !== Date.parse(publishAt)) return;
    if (!(await stillHasRight(transaction, "publication", { userId: actorId, adminUserIds }))) {
      return lapseSchedule(transaction, item, { publishAt: draft.publish_at, actorId });
    }
    const found = await findContent(transaction, item);
    const problems = await findProblems(transaction, item, found.document);
    const isEditable = (await storeOf(kind).isEditable?.(transaction, itemId)) ?? true;
    if (isEditable && problems.length === 0) {
      await publishDocument(transaction, item, found, actorId);
      return;
    }
    await updateSchedule(transaction, item, { publishAt: null, isRefused: true });
    await insertAuditEntry(transaction, {
      actorId,
      action: "content.refuse",
      subject: { kind, id: itemId },
      after: {
        problems: problems.map(({ part, field, problem }) => `${part}.${field} ${problem}`),
      },
    });
  });
}
