import type { ContentReceipt } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "./content-id.ts";
import { contentState, type PublicationStatus, publicFrom } from "./content-state.ts";
import type { StoredContent } from "./content-store.ts";
import { storeOf } from "./content-stores.ts";
import { type DraftRow, selectDraft } from "./draft/queries.ts";
import { selectLastRevision } from "./revision/queries.ts";

export interface FoundContent {
  draft: DraftRow | undefined;
  stored: StoredContent | null;
  /** The draft, or the stored item if there is none. */
  document: ContentDocument;
  version: number;
  revisions: number;
  status: PublicationStatus;
}

/** Everything known about an item. */
export async function findContent(db: Database, item: ContentId): Promise<FoundContent> {
  const draft = await selectDraft(db, item);
  const stored = await storeOf(item.kind).read(db, item.itemId);
  const document = draft?.document ?? stored?.document;
  if (!document) throw new DomainError("not-found", `There is no ${item.kind} ${item.itemId}.`);
  const last = await selectLastRevision(db, item);
  const status = {
    state: stored?.state ?? null,
    publishedAt: stored?.publishedAt ?? null,
    hasDraft: draft !== undefined,
    publishAt: draft?.publish_at ?? null,
  };
  const version = draft?.version ?? last.version;
  return { draft, stored, document, version, revisions: last.number, status };
}

/** The state that a change left the item in. */
export function receiptOf({ itemId }: ContentId, status: PublicationStatus): ContentReceipt {
  return {
    id: itemId,
    state: contentState(status),
    publishAt: publicFrom(status)?.toISOString() ?? null,
  };
}

/** Refuses a change based on an outdated version. */
export function assertVersion({ version }: FoundContent, shown: number): void {
  if (version !== shown) throw new DomainError("changed-meanwhile");
}

export async function assertEditable(db: Database, { kind, itemId }: ContentId): Promise<void> {
  if ((await storeOf(kind).isEditable?.(db, itemId)) === false) {
    throw new DomainError("not-now", "This stays as it is; write the next version.");
  }
}
