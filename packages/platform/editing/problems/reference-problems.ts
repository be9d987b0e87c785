import type {
  ContentDocument,
  ContentProblem,
} from "@takujo/contracts/platform/editing/content-document";
import { contentFields } from "@takujo/contracts/platform/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import type { Database } from "@takujo/runtime/database";
import { contentTables } from "../content-tables.ts";
import { isBlank } from "../document/blank.ts";
import { fieldProblem } from "./field-problem.ts";
import { selectKnownIds } from "./queries.ts";

/** Fields that point at something which is not there. */
export async function referenceProblems(
  db: Database,
  kind: ContentKind,
  { shared }: ContentDocument,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const field of contentFields[kind].shared) {
    const value = shared[field.name];
    if (!field.of || value === undefined || isBlank(value) || fieldProblem(field, value)) continue;
    const ids = [value].flat() as string[];
    const known = await selectKnownIds(db, contentTables[field.of].table, ids);
    if (ids.some((id) => !known.has(id.toLowerCase()))) {
      problems.push({ part: "shared", field: field.name, problem: "unknown-reference" });
    }
  }
  return problems;
}
