import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { maxContentCounted } from "@takujo/contracts/content/editing/editing-limits";
import type { Locale } from "@takujo/contracts/locale";
import type { Cursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { type RawBuilder, sql } from "kysely";
import { contentTables } from "../content-tables.ts";
import { conditionsOf, type Filter, indexOrderOf } from "./conditions.ts";

export interface EntryRow {
  id: string;
  at: string;
  slug: string | null;
  state: string | null;
  published_at: Date | null;
  /** In a draft it may be anything. */
  starts_at: string | null;
  pinned: boolean | null;
  version: number | null;
  has_draft: boolean;
  publish_at: Date | null;
  title_ja: string | null;
  title_en: string | null;
  person_id: string | null;
  person_name: string | null;
}

export interface Words {
  /** The text as typed. */
  search: string;
  terms: string[];
  pairs: string[];
  /** So common that the newest items are scanned instead of all matches. */
  isCommon: boolean;
}

export interface Page {
  kind: ContentKind;
  filter: Filter;
  words: Words | null;
  after: Cursor;
  limit: number;
}

const hasTerms = (terms: string[]) => sql`not exists (
  select from unnest(${terms}::text[]) as term where position(term in text.search_text) = 0)`;
const hasTermsByIndex = ({ terms, pairs }: Pick<Words, "terms" | "pairs">) =>
  sql`cardinality(${pairs}::text[]) > 0 and text.search_pairs @> ${pairs}::text[] and ${hasTerms(terms)}`;

/** Matches in more texts than this are common. */
const maxMatches = 1_000;

/** The index of words has no order, so for the newest of very many matches it would have to give all of them. */
export async function areCommon(
  db: Database,
  kind: ContentKind,
  words: Pick<Words, "terms" | "pairs">,
): Promise<boolean> {
  const { textTable, hasPairs } = contentTables[kind];
  if (!hasPairs || words.pairs.length === 0) return false;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${sql.table(textTable)} as text where ${hasTermsByIndex(words)}
    limit ${sql.lit(maxMatches + 1)}) as counted`.execute(db);
  return (rows[0]?.count ?? 0) > maxMatches;
}

/** Texts that contain every term in either language, or a slug equal to what was typed. */
function itemMatches(kind: ContentKind, words: Words): RawBuilder<boolean> {
  const { search, terms, isCommon } = words;
  const { textTable, owner, title, slug, hasPairs } = contentTables[kind];
  if (isCommon) {
    // With `bool_or`, because PostgreSQL would look through all texts for an `exists`.
    return sql<boolean>`(item.slug = ${search} or (
      select bool_or(${hasTerms(terms)}) from ${sql.table(textTable)} as text where ${sql.ref(`text.${owner}`)} = item.id))`;
  }
  if (hasPairs) {
    return sql<boolean>`item.id in (
      select ${sql.ref(`text.${owner}`)} from ${sql.table(textTable)} as text where ${hasTermsByIndex(words)}
      union all
      select named.id from ${sql.table(contentTables[kind].table)} as named where named.slug = ${search})`;
  }
  return sql<boolean>`exists (
    select from ${sql.table(textTable)} as text
    where ${sql.ref(`text.${owner}`)} = item.id and not exists (
      select from unnest(${terms}::text[]) as term
      where position(term in search_fold(${sql.ref(`text.${title}`)} || ' ' || ${sql.ref(`item.${slug}`)})) = 0))`;
}

const draftMatches = ({ terms }: Words): RawBuilder<boolean> => sql<boolean>`not exists (
  select from unnest(${terms}::text[]) as term where position(term in draft.search_text) = 0)`;

const nothing = (words: Words | null) =>
  words && words.terms.length === 0 ? sql`false` : sql`true`;

/** Items without a draft. */
function items({ kind, filter, words }: Omit<Page, "after" | "limit">): RawBuilder<unknown> {
  const { table } = contentTables[kind];
  return sql`from ${sql.table(table)} as item
    where ${sql.raw(conditionsOf(contentTables[kind], filter).item ?? "false")}
      and not exists (select from content_draft as own
        where own.kind = ${sql.lit(kind)} and own.item_id = item.id)
      and ${words ? itemMatches(kind, words) : sql`true`} and ${nothing(words)}`;
}

function drafts({ kind, filter, words }: Omit<Page, "after" | "limit">): RawBuilder<unknown> {
  const { table } = contentTables[kind];
  return sql`from content_draft as draft left join ${sql.table(table)} as item on item.id = draft.item_id
    where draft.kind = ${sql.lit(kind)} and ${sql.raw(conditionsOf(contentTables[kind], filter).draft)}
      and ${words ? draftMatches(words) : sql`true`} and ${nothing(words)}`;
}

/** Columns that not every table has. */
function ownColumns(kind: ContentKind): RawBuilder<unknown> {
  const { slug, hasState, publishedAt } = contentTables[kind];
  return sql`${sql.ref(`item.${slug}`)} as item_slug,
    ${sql.raw(hasState ? "item.state" : "case when item.id is null then null else 'published' end")} as state,
    ${sql.raw(publishedAt)} as published_at,
    ${sql.raw(kind === "event" ? "item.starts_at" : "null::timestamptz")} as starts_at,
    ${sql.raw(kind === "news" ? "item.pinned" : "false")} as pinned,
    ${sql.raw(kind === "legal" ? "item.version" : "null::smallint")} as version`;
}

/** Last changed first. Items and drafts each provide a page by their own index; the two are merged. */
export async function selectEntries(db: Database, page: Page): Promise<EntryRow[]> {
  const { kind, after, limit } = page;
  const { textTable, owner, title, slug } = contentTables[kind];
  const of = (locale: Locale) => sql`left join ${sql.table(textTable)} as ${sql.ref(locale)}
    on ${sql.ref(`${locale}.${owner}`)} = listed.id and ${sql.ref(`${locale}.locale`)} = ${sql.lit(locale)}`;
  const titleIn = (
    locale: Locale,
  ) => sql`case when listed.document is null then ${sql.ref(`${locale}.${title}`)}
    else listed.document #>> ${sql.lit(`{texts,${locale},${title}}`)} end`;
  const { rows } = await sql<EntryRow>`with listed as (
      (select item.id, item.updated_at as at, ${ownColumns(kind)}, null::jsonb as document,
          null::timestamptz as publish_at, null::text as saved_by_id
        ${items(page)} and (item.updated_at, item.id) < (${after.at}::timestamptz, ${after.id}::uuid)
        order by item.updated_at desc, item.id desc limit ${limit})
      union all
      (select draft.item_id, draft.saved_at, ${ownColumns(kind)}, draft.document, draft.publish_at, draft.saved_by_id
        ${drafts(page)} and (draft.saved_at, draft.item_id) < (${after.at}::timestamptz, ${after.id}::uuid)
        order by draft.saved_at desc, draft.item_id desc limit ${limit})
      order by at desc, id desc limit ${limit})
    select listed.id, to_char(listed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      coalesce(listed.document #>> ${sql.lit(`{shared,${slug}}`)}, listed.item_slug) as slug, listed.state,
      listed.published_at,
      coalesce(nullif(listed.document #>> '{shared,startsAt}', ''), listed.starts_at::text) as starts_at,
      coalesce(listed.document #> '{shared,pinned}' = 'true', listed.pinned) as pinned, listed.version,
      listed.document is not null as has_draft, listed.publish_at,
      ${titleIn("ja")} as title_ja, ${titleIn("en")} as title_en,
      person.id as person_id, coalesce(nullif(person.name, ''), profile.handle) as person_name
    from listed ${of("ja")} ${of("en")}
    left join lateral (select made_by_id from content_revision as revision
      where listed.document is null and revision.kind = ${sql.lit(kind)} and revision.item_id = listed.id
      order by revision.number desc limit 1) as last on true
    left join "user" as person on person.id = coalesce(listed.saved_by_id, last.made_by_id)
    left join profile on profile.user_id = person.id
    order by listed.at desc, listed.id desc`.execute(db);
  return rows;
}

export const countedFilters = [
  "all",
  "draft",
  "scheduled",
  "published",
  "archived",
  "without-english",
] as const;

/** Each count stops at the limit. */
export async function countEntries(
  db: Database,
  kind: ContentKind,
): Promise<Record<(typeof countedFilters)[number], number>> {
  const limit = sql.lit(maxContentCounted);
  const counts = countedFilters.map((filter) => {
    const page = { kind, filter, words: null };
    return sql`(select count(*)::int from (
      (select 1 ${items(page)} order by ${sql.raw(indexOrderOf(contentTables[kind], filter))} limit ${limit})
      union all (select 1 ${drafts(page)} limit ${limit})
      limit ${limit}) as counted) as ${sql.ref(filter)}`;
  });
  const { rows } = await sql<
    Record<(typeof countedFilters)[number], number>
  >`select ${sql.join(counts)}`.execute(db);
  return rows[0] as Record<(typeof countedFilters)[number], number>;
}

const maxChoices = 1_000;

export interface ChoiceRow {
  id: string;
  label: string;
  min_players: number | null;
  max_players: number | null;
  minutes: number | null;
}

/** Archived items come last, because something may still refer to them. */
export async function selectChoices(
  db: Database,
  kind: ContentKind,
  locale: Locale,
): Promise<ChoiceRow[]> {
  const { table, textTable, owner, title, hasState } = contentTables[kind];
  const archived = sql.raw(hasState ? "(item.state = 'archived'), " : "");
  const facts = sql.raw(
    kind === "board-game"
      ? "item.min_players, item.max_players, item.minutes"
      : "null as min_players, null as max_players, null as minutes",
  );
  const { rows } = await sql<ChoiceRow>`select item.id,
      coalesce(${sql.ref(`wanted.${title}`)}, ${sql.ref(`ja.${title}`)}) as label, ${facts}
    from ${sql.table(table)} as item
    join ${sql.table(textTable)} as ja on ${sql.ref(`ja.${owner}`)} = item.id and ja.locale = 'ja'
    left join ${sql.table(textTable)} as wanted
      on ${sql.ref(`wanted.${owner}`)} = item.id and wanted.locale = ${locale}
    order by ${archived}label, item.id limit ${sql.lit(maxChoices)}`.execute(db);
  return rows;
}
