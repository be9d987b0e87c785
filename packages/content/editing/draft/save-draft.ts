import type { DraftToSave, SavedDraft } from "@takujo/contracts/content/editing/content";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { assertEditable, assertVersion, findContent } from "../find-content.ts";
import { assertUnscheduled, type Editor } from "../policy.ts";
import { findProblems } from "../problems/find-problems.ts";
import { withLockedItem } from "../with-locked-item.ts";
import { storeDraft } from "./store-draft.ts";

/** Problems are reported, but only publishing refuses them. */
export function saveDraft(
  db: Database,
  item: ContentId,
  { version, document }: DraftToSave,
  editor: Editor,
): Promise<SavedDraft> {
  return withLockedItem(db, item, async (transaction) => {
    const found = await findContent(transaction, item);
    assertVersion(found, version);
    await assertEditable(transaction, item);
    assertUnscheduled(found, editor);
    const tidy = tidyDocument(item.kind, document);
    const { version: next, savedAt } = await storeDraft(transaction, item, found, tidy, editor.id);
    return {
      version: next,
      savedAt: savedAt.toISOString(),
      problems: await findProblems(transaction, item, tidy),
    };
  });
}
