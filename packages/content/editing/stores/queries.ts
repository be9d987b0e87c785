import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { sql } from "kysely";
import type { ContentTable } from "../content-tables.ts";

/** Tables of a kind that consists of a row, a text per language and lists of other items. */
export interface ItemTables extends ContentTable {
  /** Linking tables of ordered references by field name. */
  links: Record<string, { table: string; column: string }>;
}

export type Row = Record<string, unknown>;
export type TextRow = Row & { locale: string };

interface ItemRow {
  row: Row;
  texts: TextRow[];
  links: Record<string, string[]>;
  published_at: Date | null;
}

const columns = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));

export async function selectItem(
  db: Database,
  { table, textTable, owner, publishedAt, links }: ItemTables,
  id: string,
): Promise<ItemRow | undefined> {
  const lists = Object.entries(links).flatMap(([field, link]) => [
    sql.lit(field),
    sql`(select coalesce(jsonb_agg(${sql.ref(`link.${link.column}`)} order by link.position), '[]')
      from ${sql.table(link.table)} as link where ${sql.ref(`link.${owner}`)} = item.id)`,
  ]);
  const { rows } = await sql<ItemRow>`select to_jsonb(item) as row,
      (select coalesce(jsonb_agg(text), '[]')
        from ${sql.table(textTable)} as text where ${sql.ref(`text.${owner}`)} = item.id) as texts,
      jsonb_build_object(${sql.join(lists)}) as links, ${sql.raw(publishedAt)} as published_at
    from ${sql.table(table)} as item where item.id = ${id}`.execute(db);
  return rows[0];
}

/** `row` by column, including the id. */
export async function upsertRow(transaction: DatabaseTransaction, table: string, row: Row) {
  const names = Object.keys(row);
  const changes = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await sql`insert into ${sql.table(table)} (${columns(names)})
    select ${columns(names)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    on conflict (id) do update set ${sql.join(changes)}, updated_at = now()`.execute(transaction);
}

/** Replaces all texts, one of each language, which have the same columns. */
export async function replaceTexts(
  transaction: DatabaseTransaction,
  { textTable, owner }: ContentTable,
  id: string,
  texts: TextRow[],
) {
  const { locale: _, ...values } = texts[0] ?? {};
  const written = Object.keys(values);
  const names = [owner, "locale", ...written];
  const rows = texts.map((text) => ({ [owner]: id, ...text }));
  const locales = texts.map(({ locale }) => locale);
  const changes = written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await sql`delete from ${sql.table(textTable)}
    where ${sql.ref(owner)} = ${id} and locale <> all(${locales}::text[])`.execute(transaction);
  await sql`insert into ${sql.table(textTable)} (${columns(names)})
    select ${columns(names)}
    from jsonb_populate_recordset(null::${sql.table(textTable)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.ref(owner)}, locale) do update set ${sql.join(changes)}`.execute(
    transaction,
  );
}

/** Replaces all links, in this order. */
export async function replaceLinks(
  transaction: DatabaseTransaction,
  owner: { column: string; id: string },
  { table, column }: { table: string; column: string },
  ids: string[],
) {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)} = ${owner.id}`.execute(
    transaction,
  );
  await sql`insert into ${sql.table(table)} (${sql.ref(owner.column)}, ${sql.ref(column)}, position)
    select ${owner.id}, linked.id, linked.position - 1
    from unnest(${ids}::uuid[]) with ordinality as linked (id, position)
    on conflict do nothing`.execute(transaction);
}

export async function archiveRow(transaction: DatabaseTransaction, table: string, id: string) {
  await sql`update ${sql.table(table)} set state = 'archived', updated_at = now() where id = ${id}`.execute(
    transaction,
  );
}

/** Upcoming public events that show the game or guide, the next first. */
export async function selectEventsShowing(db: Database, kind: "board-game" | "staff", id: string) {
  const [link, column] =
    kind === "staff"
      ? (["event_guide", "staff_id"] as const)
      : (["event_game", "board_game_id"] as const);
  const seat = kind === "staff" ? "guide_id" : "board_game_id";
  const { rows } = await sql<{ id: string; title: string }>`select event.id, event_text.title
    from event join event_text on event_text.event_id = event.id and event_text.locale = 'ja'
    where event.ends_at > now() and event.state not in ('draft', 'cancelled', 'archived')
      and (exists (select from ${sql.table(link)} as link
          where link.event_id = event.id and ${sql.ref(`link.${column}`)} = ${id})
        or exists (select from event_session as session
          where session.event_id = event.id and ${sql.ref(`session.${seat}`)} = ${id}))
    order by event.starts_at, event.id limit 20`.execute(db);
  return rows;
}

export async function isSlugTaken(db: Database, table: string, slug: string, id: string) {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where slug = ${slug} and id <> ${id}`.execute(db);
  return rows.length > 0;
}

export async function isBggIdTaken(db: Database, bggId: number, id: string) {
  const { rows } = await sql`select 1 from board_game
    where bgg_id = ${bggId} and id <> ${id}`.execute(db);
  return rows.length > 0;
}

/** The position after all others. */
export async function nextPosition(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`select least(coalesce(max(position), 0) + 1, 999) as next
    from ${sql.table(table)}`.execute(db);
  return rows[0]?.next ?? 1;
}

/** In force today or before, by the calendar of the site. */
export async function isLegalInForce(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from legal_document
    where id = ${id} and effective_on <= (now() at time zone ${siteZone})::date`.execute(db);
  return rows.length > 0;
}

/** The version's number, or the next one of its kind. Concurrent calls for the same kind wait. */
export async function legalVersion(
  transaction: DatabaseTransaction,
  id: string,
  kind: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`legal version ${kind}`}, 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ version: number }>`select coalesce(
      (select version from legal_document where id = ${id} and kind = ${kind}),
      (select max(version) + 1 from legal_document where kind = ${kind}), 1) as version`.execute(
    transaction,
  );
  return rows[0]?.version ?? 1;
}
