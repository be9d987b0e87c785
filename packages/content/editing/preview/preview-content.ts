import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { ContentPreview } from "@takujo/contracts/content/editing/content-preview";
import type { LegalKind } from "@takujo/contracts/content/legal";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { isLockTimeout } from "@takujo/runtime/database/database-errors";
import { DomainError } from "@takujo/runtime/domain-error";
import { readArticle } from "../../article/index.ts";
import { readCharacter } from "../../character/index.ts";
import { presentVenue, readEvent } from "../../event/index.ts";
import { listFaq } from "../../faq/index.ts";
import { readLegal } from "../../legal/index.ts";
import { readNews } from "../../news/index.ts";
import { readGame } from "../../shelf/index.ts";
import { listStaff } from "../../staff/index.ts";
import type { ContentId } from "../content-id.ts";
import { storeOf } from "../content-stores.ts";
import { findContent } from "../find-content.ts";
import { selectNow } from "../publication/queries.ts";
import { fillMissingValues } from "./fill-missing-values.ts";
import { limitLockWait, selectLegalVersion, selectToday, selectVenue } from "./queries.ts";

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

interface PreviewInput {
  id: string;
  document: ContentDocument;
  locale: Locale;
}

type ReadPage<Kind extends ContentKind> = (
  db: Database,
  shown: PreviewInput,
) => Promise<Extract<ContentPreview, { kind: Kind }>["page"]>;

const slugOf = ({ document }: PreviewInput) => String(document.shared["slug"]);

function assertState<Row>(row: Row | undefined): Row {
  if (!row) throw new DomainError("not-found");
  return row;
}

/** Builds the public page of each kind, with the same function as the public API. */
const pages: { [Kind in ContentKind]: ReadPage<Kind> } = {
  news: (db, shown) => readNews(db, slugOf(shown), shown.locale),
  article: (db, shown) => readArticle(db, slugOf(shown), shown.locale),
  event: (db, shown) => readEvent(db, slugOf(shown), shown.locale),
  character: (db, shown) => readCharacter(db, slugOf(shown), shown.locale),
  staff: (db, { locale }) => listStaff(db, locale),
  faq: (db, { locale }) => listFaq(db, locale),
  legal: async (db, { id, document, locale }) => {
    const { version } = assertState((await selectLegalVersion(db, { id }))[0]);
    return readLegal(db, document.shared["kind"] as LegalKind, { locale, version });
  },
  venue: async (db, { id, locale }) =>
    presentVenue(assertState((await selectVenue(db, { id, locale }))[0]), locale),
  "board-game": (db, shown) => readGame(db, slugOf(shown), shown.locale),
};
