import type { ContentReceipt } from "@takujo/contracts/platform/editing/content";
import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "./content-id.ts";
import { contentState, publicFrom, type Standing } from "./content-state.ts";
import type { StoredContent } from "./content-store.ts";
import { storeOf } from "./content-stores.ts";
import { type DraftRow, selectDraft } from "./draft/queries.ts";
import { selectLastRevision } from "./revision/queries.ts";

export interface FoundContent {
  draft: DraftRow | undefined;
  stored: StoredContent | null;
  /** The draft, or what stands in the tables. */
  document: ContentDocument;
  version: number;
  revisions: number;
  standing: Standing;
}

/** All that is known of an item. */
export async function findContent(db: Database, item: ContentId): Promise<FoundContent> {
  const draft = await selectDraft(db, item);
  const stored = await storeOf(item.kind).read(db, item.itemId);
  const document = draft?.document ?? stored?.document;
  if (!document) throw new DomainError("not-found", `There is no ${item.kind} ${item.itemId}.`);
  const last = await selectLastRevision(db, item);
  const standing = {
    state: stored?.state ?? null,
    publishedAt: stored?.publishedAt ?? null,
    hasDraft: draft !== undefined,
    publishAt: draft?.publish_at ?? null,
  };
  const version = draft?.version ?? last.version;
  return { draft, stored, document, version, revisions: last.number, standing };
}

/** How the item stands now. */
export async function receiptOf(db: Database, item: ContentId): Promise<ContentReceipt> {
  const { standing } = await findContent(db, item);
  return {
    id: item.itemId,
    state: contentState(standing),
    publishAt: publicFrom(standing)?.toISOString() ?? null,
  };
}

/** For whoever changes something: what they were shown must still be there. */
export function demandVersion({ version }: FoundContent, shown: number): void {
  if (version !== shown) throw new DomainError("changed-meanwhile");
}

export async function demandEditable(db: Database, { kind, itemId }: ContentId): Promise<void> {
  if ((await storeOf(kind).isEditable?.(db, itemId)) === false) {
    throw new DomainError("not-now", "This stays as it is; write the next version.");
  }
}
