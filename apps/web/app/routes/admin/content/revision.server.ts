import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import {
  listRevisions,
  readContent,
  readRevision,
  restoreRevision,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { tableName } from "@takujo/contracts/table-names";
import { data, redirect } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { compareDocuments, type FieldChange } from "./compare-documents.server.ts";
import { difference, shortened } from "./difference.server.ts";
import { editorShape, fieldWords } from "./editor/editor-shape.server.ts";
import { venueMoment } from "./editor/editor-values.ts";
import { type ItemAddress, titleOf } from "./item.server.ts";
import { itemPath } from "./kinds.ts";

export const comparisons = ["before", "public"] as const;
export type Comparison = (typeof comparisons)[number];

/** The list of revisions, and the changes of one of them. */
export async function readRevisionPage(
  { kind, itemId }: ItemAddress,
  visit: Visit,
  query: URLSearchParams,
) {
  const { platform: client } = visit;
  const path = { kind, itemId };
  const [found, list, shape] = await Promise.all([
    readContent({ client, path }),
    listRevisions({ client, path }),
    editorShape(kind, visit),
  ]);
  const item = unwrap(found);
  const revisions = unwrap(list).items;
  const against: Comparison = query.get("against") === "public" ? "public" : "before";
  const asked = Number(query.get("number") ?? revisions[0]?.number);
  const shown = revisions.find(({ number }) => number === asked);
  if (query.has("number") && !shown) throw data(null, { status: 404 });
  const documentOf = async (number: number) =>
    unwrap(await readRevision({ client, path: { ...path, number } })).document;
  const before = revisions.find(({ number }) => number < asked);
  const other =
    against === "public" ? item.published : before ? await documentOf(before.number) : null;
  const changesOf = (before: ContentDocument | null, after: ContentDocument) => [
    ...compareDocuments(shape, before, after),
    ...compareSessions(before, after, visit.locale),
  ];
  return {
    head: { title: titleOf(item) },
    kind,
    itemId,
    title: titleOf(item),
    revisions,
    shown,
    against,
    isFirst: against === "before" && !before,
    isCurrent: shown !== undefined && shown.number === revisions[0]?.number,
    changes: shown ? changesOf(other, await documentOf(shown.number)) : [],
    asks: query.get("ask") === "restore",
  };
}

export type RevisionPage = Awaited<ReturnType<typeof readRevisionPage>>;

/** The sessions of an event, one per line. */
function compareSessions(
  before: ContentDocument | null,
  after: ContentDocument,
  locale: Locale,
): FieldChange[] {
  const words = fieldWords(locale);
  const written = (document: ContentDocument | null) =>
    (document?.sessions ?? []).map((session) => `${lineOf(session, words)}\n`).join("");
  const stretches = difference(written(before), written(after));
  if (!stretches.some(({ kind }) => kind !== "same")) return [];
  return [
    {
      part: "shared",
      field: "sessions",
      label: words("contentFields.label.sessions"),
      stretches: shortened(stretches),
    },
  ];
}

function lineOf(session: SessionDocument, words: ReturnType<typeof fieldWords>): string {
  const { letter, names, capacity, calledOff, startsAt, endsAt, minPlayers } = session;
  const moment = (time: string) => venueMoment(time).replace("T", " ");
  const seats = words("contentFields.session.seats", { capacity: capacity ?? 0 });
  const min =
    minPlayers === null ? "" : words("contentFields.session.least", { count: minPlayers });
  const off = calledOff ? words("contentFields.session.off") : "";
  return [
    letter && tableName(letter),
    names.ja,
    names.en,
    `${moment(startsAt)}–${moment(endsAt)}`,
    seats,
    min,
    off,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Makes the revision the draft and redirects to the editor. */
export async function restoreFromForm(
  request: Request,
  { kind, itemId }: ItemAddress,
  { platform: client }: Visit,
) {
  const number = Number((await readForm(request)).get("number"));
  if (!Number.isInteger(number) || number < 1) throw data(null, { status: 400 });
  unwrap(await restoreRevision({ client, path: { kind, itemId, number } }));
  return redirect(`${itemPath(kind, itemId)}?done=restored`);
}
