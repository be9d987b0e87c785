import { randomUUID } from "node:crypto";
import type { ContentReceipt, NewContent } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { FilledDraft } from "@takujo/contracts/content/editing/event-template";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { storeOf } from "../content-stores.ts";
import { copyDocument } from "../document/copy-document.ts";
import { emptyDocument } from "../document/empty-document.ts";
import { dayOf, moveEvent } from "../document/move-event.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { findContent } from "../find-content.ts";
import { selectTemplate } from "../template/queries.ts";
import { upsertDraft } from "./queries.ts";

/**
 * Creates a draft: with the usual values, as a copy, or from a template. An event made from another event or a template
 * can be given its day, which then becomes part of its slug.
 */
export async function createContent(
  db: Database,
  kind: ContentKind,
  from: NewContent,
  editorId: string,
): Promise<ContentReceipt> {
  const id = randomUUID();
  const { copyOf, template } = from;
  await inTransaction(db, async (transaction) => {
    const begun = await begin(transaction, kind, from);
    const document = tidyDocument(kind, begun.document);
    await upsertDraft(
      transaction,
      { kind, itemId: id },
      {
        document,
        isNew: true,
        savedById: editorId,
        filled: begun.source ? { source: begun.source, name: begun.name ?? "", document } : null,
      },
    );
    await insertAuditEntry(transaction, {
      actorId: editorId,
      action: "content.create",
      subject: { kind, id },
      ...((copyOf || template) && { after: copyOf ? { copyOf } : { template } }),
    });
  });
  return { id, state: "draft", publishAt: null };
}

interface InitialDraft {
  document: ContentDocument;
  /** Where its values come from, if the organizer did not choose them. */
  source?: FilledDraft["source"];
  name?: string;
}

async function begin(
  db: Database,
  kind: ContentKind,
  { copyOf, template: templateId, day }: NewContent,
): Promise<InitialDraft> {
  if (copyOf) {
    const { document } = await findContent(db, { kind, itemId: copyOf });
    return { document: copyOn(kind, document, day) };
  }
  if (templateId) {
    const template = kind === "event" ? await selectTemplate(db, templateId) : undefined;
    if (!template) throw new DomainError("not-found", `There is no template ${templateId}.`);
    const { document, name } = template;
    return { document: copyOn(kind, document, day), source: "template", name };
  }
  return beginAnew(db, kind);
}

function copyOn(kind: ContentKind, document: ContentDocument, day: string | undefined) {
  const from = kind === "event" && day ? dayOf(document) : null;
  return day && from ? moveEvent(document, from, day) : copyDocument(kind, document);
}

async function beginAnew(db: Database, kind: ContentKind): Promise<InitialDraft> {
  const empty = emptyDocument(kind);
  const first = await storeOf(kind).begin?.(db);
  if (!first) return { document: empty };
  const document = {
    ...empty,
    shared: { ...empty.shared, ...first.shared },
    texts: {
      ja: { ...empty.texts.ja, ...first.texts?.ja },
      en: { ...empty.texts.en, ...first.texts?.en },
    },
  };
  return kind === "event" ? { document, source: "usual" } : { document };
}
