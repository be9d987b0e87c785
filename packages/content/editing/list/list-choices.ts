import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectChoices } from "./queries.ts";

/** What a field may refer to. Only published items: nothing can refer to a draft. */
export async function listContentChoices(db: Database, kind: ContentKind, locale: Locale) {
  return { items: await selectChoices(db, kind, locale) };
}
