import type { Locale } from "@takujo/contracts/locale";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import type { Database } from "@takujo/runtime/database";
import { selectChoices } from "./queries.ts";

/** What a field may point at. Only what was published once: nothing can point at a draft. */
export async function listContentChoices(db: Database, kind: ContentKind, locale: Locale) {
  return { items: await selectChoices(db, kind, locale) };
}
