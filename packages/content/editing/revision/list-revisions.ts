import type { RevisionSummary } from "@takujo/contracts/content/editing/content";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { presentRevision } from "../present.ts";
import { selectRevisions } from "./queries.ts";

export async function listRevisions(
  db: Database,
  item: ContentId,
): Promise<{ items: RevisionSummary[] }> {
  return { items: (await selectRevisions(db, item)).map(presentRevision) };
}
