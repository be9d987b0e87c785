import type {
  ContentEntry,
  ContentList,
  ContentListQuery,
} from "@takujo/contracts/content/editing/content";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Locale } from "@takujo/contracts/locale";
import { type Cursor, parseCursor, startCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { fold, pairsOf } from "../../search/index.ts";
import { contentState, publicFrom } from "../content-state.ts";
import { presentPerson } from "../present.ts";
import {
  areCommon,
  type ChoiceRow,
  countEntries,
  type EntryRow,
  selectChoices,
  selectEntries,
  type Words,
} from "./queries.ts";

/** Public items, drafts and archived items, last changed first. */
export async function listContent(
  db: Database,
  kind: ContentKind,
  { state, search, after, limit }: ContentListQuery,
): Promise<ContentList> {
  const rows = await selectEntries(db, {
    kind,
    filter: state ?? "all",
    words: search?.trim() ? await wordsOf(db, kind, search.trim()) : null,
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

/** All terms must match. Only pairs of characters are indexed, but small tables are also searched for single ones. */
async function wordsOf(db: Database, kind: ContentKind, search: string): Promise<Words> {
  const terms = fold(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  const words = { terms, pairs: pairsOf(terms) };
  const isCommon = await areCommon(db, kind, words);
  return { ...words, search: search.replace(/\p{Cc}/gu, ""), isCommon };
}

function presentEntry(row: EntryRow): ContentEntry {
  const status = {
    state: row.state,
    publishedAt: row.published_at,
    hasDraft: row.has_draft,
    publishAt: row.publish_at,
  };
  const state = contentState(status);
  return {
    id: row.id,
    slug: row.slug ?? "",
    state,
    titles: { ja: row.title_ja ?? "", en: row.title_en ?? "" },
    publishedAt: state === "draft" ? null : (row.published_at?.toISOString() ?? null),
    publishAt: publicFrom(status)?.toISOString() ?? null,
    startsAt: timeOf(row.starts_at),
    updatedAt: new Date(row.at).toISOString(),
    pinned: row.pinned ?? false,
    version: row.version,
    updatedBy: presentPerson(row.person_id, row.person_name),
  };
}

/** Null if the text is not a time. */
function timeOf(text: string | null): string | null {
  const time = new Date(text ?? "");
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Rejects a cursor that is not the end of a page. */
function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return startCursor;
  const found = parseCursor(text);
  if (!found) throw new DomainError("invalid-input", "No page ended there.");
  return found;
}

/** Possible references of a field: published items only. */
export async function listContentChoices(db: Database, kind: ContentKind, locale: Locale) {
  return { items: (await selectChoices(db, kind, locale)).map(present) };
}

function present({ id, label, min_players, max_players, minutes }: ChoiceRow) {
  if (min_players === null || max_players === null || minutes === null) return { id, label };
  return { id, label, game: { minPlayers: min_players, maxPlayers: max_players, minutes } };
}
