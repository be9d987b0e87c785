import {
  listRevisions,
  readContent,
  readRevision,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import { currentAdmin } from "../server-admin.ts";
import { editorShape } from "./editor/server-editor-shape.ts";
import { compareDocuments } from "./server-compare-documents.ts";
import { compareSessions } from "./server-compare-sessions.ts";
import { type ItemAddress, titleOf } from "./server-item.ts";

export const comparisons = ["before", "public"] as const;
export type Comparison = (typeof comparisons)[number];

/** The list of revisions, and what one of them changed. */
export async function readRevisionPage(
  { kind, itemId }: ItemAddress,
  visit: Visit,
  query: URLSearchParams,
) {
  const { platform: client } = visit;
  const path = { kind, itemId };
  const [admin, found, list, shape] = await Promise.all([
    currentAdmin(visit),
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
    admin,
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
