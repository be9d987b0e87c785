import type { ContentItem } from "@takujo/contracts/content/editing/content";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "./content-id.ts";
import { storeOf } from "./content-stores.ts";
import { findContent } from "./find-content.ts";
import { presentItem } from "./present.ts";
import { findProblems } from "./problems/find-problems.ts";

export async function readContent(db: Database, item: ContentId): Promise<ContentItem> {
  const found = await findContent(db, item);
  return presentItem(item, found, {
    problems: await findProblems(db, item, found.document),
    editable: (await storeOf(item.kind).isEditable?.(db, item.itemId)) ?? true,
  });
}
