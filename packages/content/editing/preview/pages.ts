import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { ContentPreview } from "@takujo/contracts/content/editing/content-preview";
import type { LegalKind } from "@takujo/contracts/content/legal";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readArticle } from "../../article/index.ts";
import { readCharacter } from "../../character/index.ts";
import { presentVenue, readEvent } from "../../event/index.ts";
import { listFaq } from "../../faq/index.ts";
import { readLegal } from "../../legal/index.ts";
import { readNews } from "../../news/index.ts";
import { readGame } from "../../shelf/index.ts";
import { listStaff } from "../../staff/index.ts";
import { selectLegalVersion, selectVenue } from "./queries.ts";

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
export const pages: { [Kind in ContentKind]: ReadPage<Kind> } = {
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
