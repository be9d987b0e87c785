import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { Locale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { sql } from "kysely";

export interface TemplateRow {
  id: string;
  name: string;
  saved_at: Date;
  document: ContentDocument;
  venue_name: string | null;
}

/** Serializes changes of the list, whose length and names are checked before. */
export async function lockTemplates(transaction: DatabaseTransaction) {
  await sql`select pg_advisory_xact_lock(hashtextextended('event_template', 0))`.execute(
    transaction,
  );
}

/** By name. */
export async function selectTemplates(db: Database, locale: Locale): Promise<TemplateRow[]> {
  const rows = await templates(db, locale).orderBy("event_template.name").execute();
  return rows as unknown as TemplateRow[];
}

export async function selectTemplate(db: Database, id: string): Promise<TemplateRow | undefined> {
  const row = await templates(db, "ja").where("event_template.id", "=", id).executeTakeFirst();
  return row as unknown as TemplateRow | undefined;
}

/** The venue of a document may be gone, or may never have been one. */
function templates(db: Database, locale: Locale) {
  const venueId = sql<string>`event_template.document #>> '{shared,venue}'`;
  return db
    .selectFrom("event_template")
    .select((eb) => [
      "event_template.id",
      "event_template.name",
      "event_template.saved_at",
      "event_template.document",
      eb
        .selectFrom("venue_text")
        .select("venue_text.name")
        .where(sql`venue_text.venue_id::text`, "=", venueId)
        .orderBy(sql`venue_text.locale = ${locale}`, "desc")
        .limit(1)
        .as("venue_name"),
    ]);
}

export async function insertTemplate(
  transaction: DatabaseTransaction,
  { name, document }: { name: string; document: ContentDocument },
): Promise<string> {
  const { id } = await transaction
    .insertInto("event_template")
    .values({ name, document: JSON.stringify(document) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplateName(
  transaction: DatabaseTransaction,
  { id, name }: { id: string; name: string },
) {
  await transaction.updateTable("event_template").set({ name }).where("id", "=", id).execute();
}

export async function deleteTemplate(
  transaction: DatabaseTransaction,
  id: string,
): Promise<{ name: string } | undefined> {
  return transaction
    .deleteFrom("event_template")
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
}
