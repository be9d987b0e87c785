import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/content/editing/content-document";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { contentProblems } from "../content-problems.ts";
import { storeOf } from "../content-stores.ts";
import { referenceProblems } from "./reference-problems.ts";

const nameOf = ({ part, field, problem, sessionId }: ContentProblem) =>
  [part, field, problem, sessionId].join(" ");

/** Everything that prevents publishing a document as this item. */
export async function findProblems(
  db: Database,
  { kind, itemId }: ContentId,
  document: ContentDocument,
): Promise<ContentProblem[]> {
  const problems = [
    ...contentProblems(kind, document),
    ...(await referenceProblems(db, kind, document)),
    ...(await storeOf(kind).findProblems(db, itemId, document)),
  ];
  return [...new Map(problems.map((problem) => [nameOf(problem), problem])).values()];
}
