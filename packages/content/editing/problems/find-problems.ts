import type {
  ContentDocument,
  ContentProblem,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Database } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { contentProblems } from "../content-problems.ts";
import { storeOf } from "../content-stores.ts";
import { contentTables } from "../content-tables.ts";
import { isBlank } from "../document/blank.ts";
import { fieldProblem } from "./field-problem.ts";
import { isImageKnown, selectKnownIds } from "./queries.ts";

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

/** Fields that refer to something that does not exist. */
async function referenceProblems(
  db: Database,
  kind: ContentKind,
  { shared }: ContentDocument,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const field of contentFields[kind].shared) {
    const value = shared[field.name];
    if (value === undefined || isBlank(value) || fieldProblem(field, value)) continue;
    if (!(await pointsAtSomething(db, field, value))) {
      problems.push({ part: "shared", field: field.name, problem: "unknown-reference" });
    }
  }
  return problems;
}

async function pointsAtSomething(
  db: Database,
  { form, of }: ContentField,
  value: FieldValue,
): Promise<boolean> {
  if (form === "cover") {
    const { image } = value as { image?: string };
    return image === undefined || isImageKnown(db, image);
  }
  if (!of) return true;
  const ids = [value].flat() as string[];
  const known = await selectKnownIds(db, contentTables[of].table, ids);
  return ids.every((id) => known.has(id.toLowerCase()));
}
