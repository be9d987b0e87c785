import type { ContentReceipt, Publication } from "@takujo/contracts/content/editing/content";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { isUniqueViolation } from "@takujo/runtime/database/unique-violation";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import type { ContentId } from "../content-id.ts";
import { contentState } from "../content-state.ts";
import { contentTables } from "../content-tables.ts";
import { updateSchedule, upsertDraft } from "../draft/queries.ts";
import {
  demandEditable,
  demandVersion,
  type FoundContent,
  findContent,
  receiptOf,
} from "../find-content.ts";
import { publishContentJob } from "../jobs.ts";
import { findProblems } from "../problems/find-problems.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { publishDocument } from "./publish-document.ts";
import { refusal } from "./refusal.ts";

/** Publishes now, or by a worker at the given time. Archived items become public again the same way. */
export async function publishContent(
  db: Database,
  item: ContentId,
  { version, at }: Publication,
  editorId: string,
): Promise<ContentReceipt> {
  try {
    return await withLockedItem(db, item, async (transaction) => {
      const found = await findContent(transaction, item);
      demandVersion(found, version);
      if (contentState(found.status) === "published") {
        throw new DomainError("not-now", "There is nothing new to publish.");
      }
      await demandEditable(transaction, item);
      const problems = await findProblems(transaction, item, found.document);
      if (problems.length > 0) throw refusal(problems);
      if (at && Date.parse(at) > Date.now()) {
        await schedule(transaction, item, found, new Date(at), editorId);
      } else {
        await publishDocument(transaction, item, found, editorId);
      }
      return receiptOf(transaction, item);
    });
  } catch (error) {
    if (isUniqueViolation(error, "board_game_bgg_id_idx")) {
      throw refusal([{ part: "shared", field: "bggId", problem: "number-taken" }]);
    }
    if (!isUniqueViolation(error, `${contentTables[item.kind].table}_slug_key`)) throw error;
    // Another item with this slug was published in the same moment.
    throw refusal([{ part: "shared", field: "slug", problem: "slug-taken" }]);
  }
}

async function schedule(
  transaction: DatabaseTransaction,
  item: ContentId,
  { draft, document }: FoundContent,
  publishAt: Date,
  editorId: string,
) {
  const { kind, itemId } = item;
  if (!draft) await upsertDraft(transaction, item, { document, isNew: false, savedById: editorId });
  await updateSchedule(transaction, item, { publishAt, byId: editorId });
  await enqueue(
    transaction,
    publishContentJob,
    { kind, itemId, publishAt: publishAt.toISOString(), actorId: editorId },
    { jobKey: `publish-content:${kind}:${itemId}`, runAt: publishAt },
  );
  await insertAuditEntry(transaction, {
    actorId: editorId,
    action: "content.schedule",
    subject: { kind, id: itemId },
    ...(draft?.publish_at && { before: { publishAt: draft.publish_at.toISOString() } }),
    after: { publishAt: publishAt.toISOString() },
  });
}
