import type { DraftToSave, SavedDraft } from "@takujo/contracts/content/editing/content";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { demandEditable, demandVersion, findContent } from "../find-content.ts";
import { demandUnscheduled, type Editor } from "../policy.ts";
import { findProblems } from "../problems/find-problems.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { upsertDraft } from "./queries.ts";

/** Problems are reported, but only publishing refuses them. */
export function saveDraft(
  db: Database,
  item: ContentId,
  { version, document }: DraftToSave,
  editor: Editor,
): Promise<SavedDraft> {
  const { id: editorId } = editor;
  return withLockedItem(db, item, async (transaction) => {
    const found = await findContent(transaction, item);
    demandVersion(found, version);
    await demandEditable(transaction, item);
    demandUnscheduled(found, editor);
    const tidy = tidyDocument(item.kind, document);
    const saved = await upsertDraft(transaction, item, {
      document: tidy,
      isNew: found.stored === null || found.stored.state === "draft",
      savedById: editorId,
    });
    // Editors autosave every few seconds, so the audit log records only who began to write and what was published.
    if (found.draft?.saved_by_id !== editorId) {
      await insertAuditEntry(transaction, {
        actorId: editorId,
        action: "content.edit",
        subject: { kind: item.kind, id: item.itemId },
        after: { version: saved.version },
      });
    }
    return {
      version: saved.version,
      savedAt: saved.saved_at.toISOString(),
      problems: await findProblems(transaction, item, tidy),
    };
  });
}
