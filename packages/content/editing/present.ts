import type {
  ContentItem,
  Revision,
  RevisionSummary,
} from "@takujo/contracts/content/editing/content";
import type { ContentProblem } from "@takujo/contracts/content/editing/content-document";
import type { ContentId } from "./content-id.ts";
import { contentState, publicFrom } from "./content-state.ts";
import type { FoundContent } from "./find-content.ts";
import type { RevisionRow } from "./revision/queries.ts";

export const presentPerson = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? "" };

export function presentItem(
  { kind, itemId }: ContentId,
  found: FoundContent,
  { problems, editable }: { problems: ContentProblem[]; editable: boolean },
): ContentItem {
  const { draft, stored, document, version, revisions, status } = found;
  const isPublished = stored !== null && stored.state !== "draft";
  return {
    id: itemId,
    kind,
    state: contentState(status),
    document,
    published: isPublished ? stored.document : null,
    version,
    savedAt: draft?.saved_at.toISOString() ?? null,
    savedBy: presentPerson(draft?.saved_by_id ?? null, draft?.saved_by_name ?? null),
    publishedAt: isPublished ? (stored.publishedAt?.toISOString() ?? null) : null,
    publishAt: publicFrom(status)?.toISOString() ?? null,
    refusedAt: draft?.refused_at?.toISOString() ?? null,
    editable,
    problems,
    filled: draft?.is_new ? draft.filled : null,
    revisions,
  };
}

export function presentRevision(row: RevisionRow): RevisionSummary {
  return {
    number: row.number,
    madeAt: row.made_at.toISOString(),
    madeBy: presentPerson(row.made_by_id, row.made_by_name),
  };
}

export const presentWholeRevision = (row: RevisionRow & Pick<Revision, "document">): Revision => ({
  ...presentRevision(row),
  document: row.document,
});
