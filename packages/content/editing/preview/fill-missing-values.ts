import { randomUUID } from "node:crypto";
import type {
  ContentDocument,
  ContentProblem,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import type { ContentId } from "../content-id.ts";
import { storeOf } from "../content-stores.ts";
import { blankOf, emptyDocument } from "../document/empty-document.ts";
import { allReferences } from "../document/table-references.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { findProblems } from "../problems/find-problems.ts";
import { selectAnyId, selectToday } from "./queries.ts";

interface Context {
  db: DatabaseTransaction;
  itemId: string;
  today: string;
}

const hour = 3_600_000;

/** A placeholder that the table accepts, as close to empty as possible. */
async function standIn(field: ContentField, { db, itemId, today }: Context): Promise<FieldValue> {
  const { form, name, required, choices, min, of } = field;
  switch (form) {
    case "slug":
      return `preview-${itemId}`;
    case "color":
      return "#888888";
    case "choice":
      return choices?.[0] ?? "";
    case "number":
      return required ? Math.max(min ?? 0, 0) : null;
    case "day":
      return today;
    case "time":
      return new Date(Date.now() + (name === "endsAt" ? 3 * hour : 0)).toISOString();
    case "reference":
      return required && of ? ((await selectAnyId(db, of)) ?? (await writeBlank(db, of))) : "";
    case "line":
      return name === "postalCode" ? "000-0000" : "";
    default:
      return blankOf(field);
  }
}

/** A placeholder for a kind without items. Rolled back with the preview. */
async function writeBlank(db: DatabaseTransaction, kind: ContentKind): Promise<string> {
  const item = { kind, itemId: randomUUID() };
  const blank = await fillMissingValues(db, item, emptyDocument(kind));
  await storeOf(kind).write(db, item.itemId, blank, new Date());
  return item.itemId;
}

/** Replaced along with a field: they may contradict each other, though each is valid alone. */
const alsoReplaced: Record<string, string[]> = {
  maxPlayers: ["minPlayers"],
  effectiveOn: ["announcedOn"],
  doorsAt: ["startsAt", "endsAt"],
  startsAt: ["doorsAt", "endsAt"],
  endsAt: ["doorsAt", "startsAt"],
};

function replacedFields(problems: ContentProblem[]): Set<string> {
  const shared = problems.filter(({ part }) => part === "shared");
  return new Set(
    shared.flatMap(({ field, problem }) =>
      problem === "out-of-order" ? [field, ...(alsoReplaced[field] ?? [])] : [field],
    ),
  );
}

/**
 * The draft with placeholders for values that could not be stored. Texts stay, because no table limits them. Sessions are left
 * out and so stay unchanged: no preview shows them, and nobody who wants a seat should wait for a preview.
 */
export async function fillMissingValues(
  db: DatabaseTransaction,
  item: ContentId,
  draft: ContentDocument,
): Promise<ContentDocument> {
  const document = tidyDocument(item.kind, draft);
  const problems = await findProblems(db, item, document);
  const context = { db, itemId: item.itemId, today: await selectToday(db) };
  const replaced = replacedFields(problems);
  const shared: FieldValues = { ...document.shared };
  for (const field of contentFields[item.kind].shared) {
    if (replaced.has(field.name)) shared[field.name] = await standIn(field, context);
  }
  if (item.kind === "event") Object.assign(shared, referencesOf(document, shared, problems));
  return { shared, texts: document.texts };
}

/** As publishing would derive them, but for references that the tables would refuse. */
function referencesOf(document: ContentDocument, shared: FieldValues, problems: ContentProblem[]) {
  const refused = new Set(
    problems
      .filter(({ part, field }) => part === "session" && (field === "game" || field === "guide"))
      .map(({ sessionId, field }) => `${sessionId} ${field}`),
  );
  const sessions = (document.sessions ?? []).map((session) => ({
    ...session,
    game: refused.has(`${session.id} game`) ? "" : session.game,
    guide: refused.has(`${session.id} guide`) ? "" : session.guide,
  }));
  const known = { ...document, shared, sessions };
  return { games: allReferences("games", known), guides: allReferences("guides", known) };
}
