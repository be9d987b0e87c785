import type { Revision, RevisionSummary } from "@takujo/contracts/content/editing/content";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentId } from "../content-id.ts";
import { presentRevision, presentWholeRevision } from "../present.ts";
import { selectRevision, selectRevisions } from "./queries.ts";

export async function listRevisions(
  db: Database,
  item: ContentId,
): Promise<{ items: RevisionSummary[] }> {
  return { items: (await selectRevisions(db, item)).map(presentRevision) };
}

export async function readRevision(
  db: Database,
  item: ContentId,
  number: number,
): Promise<Revision> {
  const row = await selectRevision(db, item, number);
  if (!row) throw new DomainError("not-found", `There is no revision ${number}.`);
  return presentWholeRevision(row);
}
