import { isDeepStrictEqual } from "node:util";
import type { Publication, PublicationReceipt } from "@takujo/contracts/content/editing/content";
import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { isUniqueViolation } from "@takujo/runtime/database/database-errors";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import type { ContentId } from "../content-id.ts";
import { contentState } from "../content-state.ts";
import { contentTables } from "../content-tables.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { updateSchedule, upsertDraft } from "../draft/queries.ts";
import { storeDraft } from "../draft/store-draft.ts";
import {
  assertEditable,
  assertVersion,
  type FoundContent,
  findContent,
  receiptOf,
} from "../find-content.ts";
import { publishContentJob } from "../jobs.ts";
import { findProblems } from "../problems/find-problems.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { publishDocument } from "./publish-document.ts";
import { withSavepoint } from "./queries.ts";
import { PublicationRefusal } from "./refusal.ts";

interface Shown extends FoundContent {
  /** When the draft was saved; null without one. */
  savedAt: Date | null;
}

/**
 * Publishes now, or by a worker at the given time. Archived items become public again the same way. A document that is sent
 * along becomes the draft in the same transaction. Its problems are returned: throwing them would roll the draft back.
 */
export function publishContent(
  db: Database,
  item: ContentId,
  { version, document, at, check = false }: Publication,
  editorId: string,
): Promise<PublicationReceipt> {
  return withLockedItem(db, item, async (transaction) => {
    const found = await findContent(transaction, item);
    assertVersion(found, version);
    const shown = await withDocument(transaction, item, found, document, editorId);
    if (check) return answerOf(item, shown, await findProblems(transaction, item, shown.document));
    const refuse = (problems: ContentProblem[]) => {
      if (!document) throw new PublicationRefusal(problems);
      return answerOf(item, shown, problems);
    };
    if (contentState(shown.status) === "published") {
      throw new DomainError("not-now", "There is nothing new to publish.", { reason: "unchanged" });
    }
    await assertEditable(transaction, item);
    const problems = await findProblems(transaction, item, shown.document);
    if (problems.length > 0) return refuse(problems);
    if (at && Date.parse(at) > Date.now()) {
      return answerOf(item, await schedule(transaction, item, shown, new Date(at), editorId));
    }
    try {
      const status = await withSavepoint(transaction, () =>
        publishDocument(transaction, item, shown, editorId),
      );
      return answerOf(item, { ...shown, status, savedAt: null });
    } catch (error) {
      const late = lateProblems(item, error);
      if (!late) throw error;
      return refuse(late);
    }
  });
}

const answerOf = (
  item: ContentId,
  { status, version, savedAt }: Shown,
  problems: ContentProblem[] = [],
): PublicationReceipt => ({
  ...receiptOf(item, status),
  version,
  savedAt: savedAt?.toISOString() ?? null,
  problems,
});

/** Makes the document the draft, unless it equals the current one. */
async function withDocument(
  transaction: DatabaseTransaction,
  item: ContentId,
  found: FoundContent,
  document: ContentDocument | undefined,
  editorId: string,
): Promise<Shown> {
  const unchanged = { ...found, savedAt: found.draft?.saved_at ?? null };
  if (!document) return unchanged;
  const tidy = tidyDocument(item.kind, document);
  if (isDeepStrictEqual(tidy, tidyDocument(item.kind, found.document))) return unchanged;
  await assertEditable(transaction, item);
  const saved = await storeDraft(transaction, item, found, tidy, editorId);
  return { ...found, ...saved, document: tidy, status: { ...found.status, hasDraft: true } };
}

/** Problems that only writing reveals: something changed since the check, such as another item that took the slug. */
function lateProblems({ kind }: ContentId, error: unknown): ContentProblem[] | null {
  if (error instanceof PublicationRefusal) return error.problems;
  if (isUniqueViolation(error, "board_game_bgg_id_idx")) {
    return [{ part: "shared", field: "bggId", problem: "number-taken" }];
  }
  return isUniqueViolation(error, `${contentTables[kind].table}_slug_key`)
    ? [{ part: "shared", field: "slug", problem: "slug-taken" }]
    : null;
}

async function schedule(
  transaction: DatabaseTransaction,
  item: ContentId,
  shown: Shown,
  publishAt: Date,
  editorId: string,
): Promise<Shown> {
  const { kind, itemId } = item;
  const { draft, document, version, savedAt, status } = shown;
  const saved = status.hasDraft
    ? { version, savedAt }
    : await keepAsDraft(transaction, item, document, editorId);
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
  return { ...shown, ...saved, status: { ...status, hasDraft: true, publishAt } };
}

/** A worker publishes drafts, so an archived item needs one. */
async function keepAsDraft(
  transaction: DatabaseTransaction,
  item: ContentId,
  document: ContentDocument,
  savedById: string,
) {
  const saved = await upsertDraft(transaction, item, { document, isNew: false, savedById });
  return { version: saved.version, savedAt: saved.saved_at };
}
