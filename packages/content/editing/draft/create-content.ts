import { randomUUID } from "node:crypto";
import type { ContentReceipt } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { storeOf } from "../content-stores.ts";
import { copyDocument } from "../document/copy-document.ts";
import { emptyDocument } from "../document/empty-document.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { findContent } from "../find-content.ts";
import { upsertDraft } from "./queries.ts";

/** A new draft: empty but for defaults, or a copy. */
export async function createContent(
  db: Database,
  kind: ContentKind,
  { copyOf }: { copyOf?: string | undefined },
  editorId: string,
): Promise<ContentReceipt> {
  const document = copyOf
    ? copyDocument(kind, (await findContent(db, { kind, itemId: copyOf })).document)
    : await newDocument(db, kind);
  const id = randomUUID();
  await inTransaction(db, async (transaction) => {
    await upsertDraft(
      transaction,
      { kind, itemId: id },
      { document: tidyDocument(kind, document), isNew: true, savedById: editorId },
    );
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.create",
      subject: { kind, id },
      ...(copyOf && { after: { copyOf } }),
    });
  });
  return { id, state: "draft", publishAt: null };
}

async function newDocument(db: Database, kind: ContentKind): Promise<ContentDocument> {
  const empty = emptyDocument(kind);
  return { ...empty, shared: { ...empty.shared, ...(await storeOf(kind).begin?.(db)) } };
}
