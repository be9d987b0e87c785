import type {
  ContentEntry,
  ContentList,
  ContentListQuery,
} from "@takujo/contracts/platform/editing/content";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import { beginning, type Cursor, parseCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { fold, pairsOf } from "../../search/index.ts";
import { contentState, publicFrom } from "../content-state.ts";
import { presentPerson } from "../present.ts";
import { countEntries, type EntryRow, selectEntries, type Words } from "./queries.ts";

/** What is public, what is being written and what is out of sight, last changed first. */
export async function listContent(
  db: Database,
  kind: ContentKind,
  { state, search, after, limit }: ContentListQuery,
): Promise<ContentList> {
  const rows = await selectEntries(db, {
    kind,
    filter: state ?? "all",
    words: search?.trim() ? wordsOf(search.trim()) : null,
    after: readCursor(after),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { "without-english": withoutEnglish, ...counts } = await countEntries(db, kind);
  return {
    items: shown.map(presentEntry),
    next: last && rows.length > limit ? writeCursor(last) : null,
    counts: { ...counts, withoutEnglish },
  };
}

/** All must be found. Only pairs of characters are in the index, but small tables are looked through for single ones too. */
function wordsOf(search: string): Words {
  const terms = fold(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return { search: search.replace(/\p{Cc}/gu, ""), terms, pairs: pairsOf(terms) };
}

function presentEntry(row: EntryRow): ContentEntry {
  const standing = {
    state: row.state,
    publishedAt: row.published_at,
    hasDraft: row.has_draft,
    publishAt: row.publish_at,
  };
  const state = contentState(standing);
  return {
    id: row.id,
    slug: row.slug ?? "",
    state,
    titles: { ja: row.title_ja ?? "", en: row.title_en ?? "" },
    publishedAt: state === "draft" ? null : (row.published_at?.toISOString() ?? null),
    publishAt: publicFrom(standing)?.toISOString() ?? null,
    startsAt: timeOf(row.starts_at),
    updatedAt: new Date(row.at).toISOString(),
    pinned: row.pinned ?? false,
    version: row.version,
    updatedBy: presentPerson(row.person_id, row.person_name),
  };
}

/** Null for what is no time. */
function timeOf(text: string | null): string | null {
  const time = new Date(text ?? "");
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** What an editor goes on from must be the end of a page. */
function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return beginning;
  const found = parseCursor(text);
  if (!found) throw new DomainError("invalid-input", "No page ended there.");
  return found;
}
