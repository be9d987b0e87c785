import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentPreview } from "@takujo/contracts/content/editing/content-preview";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { isLockTimeout } from "@takujo/runtime/database/database-errors";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "../content-id.ts";
import { storeOf } from "../content-stores.ts";
import { findContent } from "../find-content.ts";
import { selectNow } from "../publication/queries.ts";
import { fillMissingValues } from "./fill-missing-values.ts";
import { pages } from "./pages.ts";
import { limitLockWait, selectToday } from "./queries.ts";

/** Carries the page out of the transaction that is rolled back. */
class RolledBack extends Error {
  readonly preview: ContentPreview;

  constructor(preview: ContentPreview) {
    super("rolled back");
    this.preview = preview;
  }
}

/**
 * Publishes the draft, reads its public page and rolls everything back. So a preview is exactly what will be shown, and no
 * notice is sent, because notices are sent on commit.
 */
export async function previewContent(
  db: Database,
  item: ContentId,
  locale: Locale,
): Promise<ContentPreview> {
  try {
    return await db.transaction().execute(async (transaction): Promise<never> => {
      await limitLockWait(transaction);
      const { stored, document } = await findContent(transaction, item);
      const filled = await announced(
        transaction,
        item,
        await fillMissingValues(transaction, item, document),
      );
      const now = await selectNow(transaction);
      const since = stored?.publishedAt;
      const publishedAt = since && since <= now ? since : now;
      await storeOf(item.kind).write(transaction, item.itemId, filled, publishedAt);
      const shown = { id: item.itemId, document: filled, locale };
      const page = await pages[item.kind](transaction, shown);
      const slug = String(filled.shared["slug"] ?? filled.shared["kind"]);
      throw new RolledBack({ kind: item.kind, slug, page } as ContentPreview);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    if (isLockTimeout(error)) throw new DomainError("request-in-progress", "It is being written.");
    throw error;
  }
}

/** A legal text is not public before its announcement. */
async function announced(
  db: Database,
  { kind }: ContentId,
  document: ContentDocument,
): Promise<ContentDocument> {
  if (kind !== "legal") return document;
  const today = await selectToday(db);
  const announcedOn = String(document.shared["announcedOn"]);
  if (announcedOn <= today) return document;
  return { ...document, shared: { ...document.shared, announcedOn: today } };
}
