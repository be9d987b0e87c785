import type { Locale } from "@takujo/contracts/locale";
import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import type { ContentPreview } from "@takujo/contracts/platform/editing/content-preview";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isLockTimeout } from "@takujo/runtime/lock-timeout";
import type { ContentId } from "../content-id.ts";
import { storeOf } from "../content-stores.ts";
import { findContent } from "../find-content.ts";
import { selectNow } from "../publication/queries.ts";
import { fillHoles } from "./fill-holes.ts";
import { pages } from "./pages.ts";
import { selectToday, waitShortly } from "./queries.ts";

/** Carries the page out of the transaction that must not be kept. */
class RolledBack extends Error {
  readonly preview: ContentPreview;

  constructor(preview: ContentPreview) {
    super("rolled back");
    this.preview = preview;
  }
}

/**
 * Publishes the draft, reads its page as everybody would, and takes everything back. So a preview is what will be shown, made by the same
 * code; and nobody hears of it, because notices are sent when a transaction is kept.
 */
export async function previewContent(
  db: Database,
  item: ContentId,
  locale: Locale,
): Promise<ContentPreview> {
  try {
    return await db.transaction().execute(async (transaction): Promise<never> => {
      await waitShortly(transaction);
      const { stored, document } = await findContent(transaction, item);
      const filled = await announced(
        transaction,
        item,
        await fillHoles(transaction, item, document),
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

/** Nobody is shown a legal text before it is announced. */
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
