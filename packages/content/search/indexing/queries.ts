import type { SearchKind } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";
import type { VocabularyWord } from "./vocabulary.ts";

export interface EntryTexts {
  item_id: string;
  /** In both languages, as the others are. */
  titles: string[];
  tags: string[];
  names: string[];
  summaries: string[];
  /** Markdown. */
  bodies: string[];
}

const none = sql`'{}'::text[]`;

interface Source {
  item: string;
  text: string;
  owner: string;
  title: string;
  isPublic: RawBuilder<unknown>;
  summary?: string;
  body?: string;
  tags?: RawBuilder<unknown>;
  names?: RawBuilder<unknown>;
}

const isPublished = sql`item.state = 'published'`;

/** The games' names in both languages, and what people and the venue are called. */
const sources: Record<SearchKind, Source> = {
  event: {
    item: "event",
    text: "event_text",
    owner: "event_id",
    title: "title",
    isPublic: sql`item.state <> 'draft'`,
    summary: "summary",
    body: "body",
    tags: sql`item.tags || ('weekday-' || extract(isodow from item.starts_at at time zone ${siteZone}))`,
    names: sql`
      select concat_ws(' ', name, region, locality, street) from venue_text where venue_id = item.venue_id
      union all
      select name || ' ' || kana from staff join staff_text on staff_id = staff.id
      where staff.id = item.host_id
        or staff.id in (select staff_id from event_guide where event_id = item.id)
        or staff.id in (select guide_id from event_session where event_id = item.id)
      union all
      select name from board_game_text
      where board_game_id in (
        select board_game_id from event_game where event_id = item.id
        union select board_game_id from event_session where event_id = item.id)`,
  },
  game: {
    item: "board_game",
    text: "board_game_text",
    owner: "board_game_id",
    title: "name",
    isPublic: isPublished,
    summary: "summary",
    tags: sql`item.tags || case when item.max_players = 2 then array['two-player'] else ${none} end`,
  },
  article: {
    item: "article",
    text: "article_text",
    owner: "article_id",
    title: "title",
    isPublic: isPublished,
    summary: "summary",
    body: "body",
    tags: sql`item.tags`,
    names: sql`
      select name || ' ' || kana from staff join staff_text on staff_id = staff.id where staff.id = item.author_id
      union all
      select name from board_game_text
      where board_game_id in (select board_game_id from article_game where article_id = item.id)`,
  },
  news: {
    item: "news",
    text: "news_text",
    owner: "news_id",
    title: "title",
    isPublic: isPublished,
    summary: "summary",
    body: "body",
  },
  faq: {
    item: "faq",
    text: "faq_text",
    owner: "faq_id",
    title: "question",
    isPublic: isPublished,
    body: "answer",
    tags: sql`array[item.category]`,
  },
};

/** The texts of public items; others are left out. */
export async function selectEntryTexts(
  db: Database,
  kind: SearchKind,
  ids: string[],
): Promise<EntryTexts[]> {
  const { item, text, owner, title, isPublic, summary, body, tags, names } = sources[kind];
  const all = (column: string | undefined) =>
    column
      ? sql`array(select ${sql.ref(column)} from ${sql.table(text)} where ${sql.ref(owner)} = item.id order by locale desc)`
      : none;
  const { rows } = await sql<EntryTexts>`
    select item.id as item_id, ${all(title)} as titles, ${tags ?? none} as tags,
      ${names ? sql`array(${names})` : none} as names, ${all(summary)} as summaries, ${all(body)} as bodies
    from ${sql.table(item)} as item where item.id = any(${ids}::uuid[]) and ${isPublic}`.execute(
    db,
  );
  return rows;
}

export interface Entry {
  itemId: string;
  title: string;
  labels: string;
  body: string;
  grams: string[];
}

/** Entries of items that are not among the given ones are deleted. */
export async function replaceEntries(
  db: Database,
  kind: SearchKind,
  ids: string[],
  entries: Entry[],
): Promise<void> {
  await sql`delete from search_entry where kind = ${kind} and item_id = any(${ids}::uuid[])
    and item_id <> all(${entries.map(({ itemId }) => itemId)}::uuid[])`.execute(db);
  if (entries.length === 0) return;
  await sql`insert into search_entry (kind, item_id, title, labels, body, grams)
    select ${kind}, entry."itemId", entry.title, entry.labels, entry.body, array_to_tsvector(entry.grams)
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as entry ("itemId" uuid, title text, labels text, body text, grams text[])
    order by entry."itemId"
    on conflict (kind, item_id) do update
    set title = excluded.title, labels = excluded.labels, body = excluded.body, grams = excluded.grams`.execute(
    db,
  );
}

/** In the order of the words, so that concurrent calls cannot deadlock. */
export async function insertWords(db: Database, words: VocabularyWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into search_word (word, shown, reading, sound, misspellings)
    select word, shown, reading, sound, misspellings
    from json_to_recordset(${JSON.stringify(words)}::json)
      as found (word text, shown text, reading text, sound text, misspellings text[])
    order by word on conflict (word) do nothing`.execute(db);
}

export interface OutdatedRow {
  id: string;
  kind: SearchKind;
  item_id: string;
}

export async function selectOutdated(db: Database, limit: number): Promise<OutdatedRow[]> {
  const { rows } = await sql<OutdatedRow>`
    select id, kind, item_id from search_outdated order by id limit ${limit}`.execute(db);
  return rows;
}

/** A change that came meanwhile is another row, and stays. */
export async function deleteOutdated(db: Database, ids: string[]): Promise<void> {
  await sql`delete from search_outdated where id = any(${ids}::bigint[])`.execute(db);
}
