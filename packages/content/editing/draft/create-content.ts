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
import { dayOf, moveEvent } from "../document/move-event.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { findContent } from "../find-content.ts";
import { upsertDraft } from "./queries.ts";

/** A new draft: empty but for defaults, or a copy. A copied event may be given its day, and then has a slug by it. */
export async function createContent(
  db: Database,
  kind: ContentKind,
  { copyOf, day }: { copyOf?: string | undefined; day?: string | undefined },
  editorId: string,
): Promise<ContentReceipt> {
  const document = copyOf
    ? copyOn(kind, (await findContent(db, { kind, itemId: copyOf })).document, day)
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

function copyOn(kind: ContentKind, document: ContentDocument, day: string | undefined) {
  const from = kind === "event" && day ? dayOf(document) : null;
  return day && from ? moveEvent(document, from, day) : copyDocument(kind, document);
}

async function newDocument(db: Database, kind: ContentKind): Promise<ContentDocument> {
  const empty = emptyDocument(kind);
  const first = await storeOf(kind).begin?.(db);
  return {
    ...empty,
    shared: { ...empty.shared, ...first?.shared },
    texts: {
      ja: { ...empty.texts.ja, ...first?.texts?.ja },
      en: { ...empty.texts.en, ...first?.texts?.en },
    },
  };
}
