import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { indexPublished, indexSearchJob } from "../../search/index.ts";
import type { ContentId } from "../content-id.ts";
import type { PublicationStatus } from "../content-state.ts";
import type { StoredContent } from "../content-store.ts";
import { storeOf } from "../content-stores.ts";
import { changedFields } from "../document/changed-fields.ts";
import { deleteDraft } from "../draft/queries.ts";
import type { FoundContent } from "../find-content.ts";
import { insertRevision } from "../revision/queries.ts";
import { selectNow } from "./queries.ts";

/** Publishes the document that was found. It must have no problems, and the item must be locked. */
export async function publishDocument(
  transaction: DatabaseTransaction,
  item: ContentId,
  found: FoundContent,
  editorId: string,
): Promise<PublicationStatus> {
  const { state, publishedAt } = await writePublished(transaction, item, found, editorId);
  await deleteDraft(transaction, item);
  return { state, publishedAt, hasDraft: false, publishAt: null };
}

/** Publishes without deleting the draft. Returns the item as it is stored now. */
export async function writePublished(
  transaction: DatabaseTransaction,
  item: ContentId,
  found: FoundContent,
  editorId: string,
): Promise<StoredContent> {
  const { kind, itemId } = item;
  const { stored, document, version } = found;
  const store = storeOf(kind);
  const before = stored && stored.state !== "draft" ? stored : null;
  let number = found.revisions + 1;
  if (before && found.revisions === 0) {
    const { document: earlier, publishedAt } = before;
    await insertRevision(transaction, item, {
      number,
      document: earlier,
      version: 0,
      madeById: null,
      madeAt: publishedAt ?? undefined,
    });
    number += 1;
  }
  const now = await selectNow(transaction);
  const since = before?.publishedAt;
  await store.write(transaction, itemId, document, since && since <= now ? since : now);
  // Read again, because the store may have completed it.
  const written = await store.read(transaction, itemId);
  if (!written) throw new Error(`What was published as ${kind} ${itemId} is not there`);
  await insertRevision(transaction, item, {
    number,
    document: written.document,
    version,
    madeById: editorId,
  });
  await indexPublished(transaction, kind, itemId);
  await enqueue(transaction, indexSearchJob, {}, { jobKey: indexSearchJob.name });
  const changes = changedFields(before?.document ?? null, written.document);
  await insertAuditEntry(transaction, {
    actorId: editorId,
    action: "content.publish",
    subject: { kind, id: itemId },
    ...(before && { before: { state: before.state, ...changes.before } }),
    after: { revision: number, ...changes.after },
  });
  return written;
}
