import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import type { ContentId } from "../content-id.ts";

/** An item, or the site's settings. */
export type RevisedItem = ContentId | { kind: "site"; itemId: string };

export interface RevisionRow {
  number: number;
  made_at: Date;
  made_by_id: string | null;
  made_by_name: string | null;
}

const named = (db: Database, { kind, itemId }: RevisedItem) =>
  db
    .selectFrom("content_revision")
    .leftJoin("user", "user.id", "content_revision.made_by_id")
    .leftJoin("profile", "profile.user_id", "user.id")
    .where("content_revision.kind", "=", kind)
    .where("content_revision.item_id", "=", itemId)
    .select([
      "content_revision.number",
      "content_revision.made_at",
      "user.id as made_by_id",
      sql<string | null>`coalesce(nullif("user".name, ''), profile.handle)`.as("made_by_name"),
    ]);

const maxListed = 200;

/** Newest first. */
export const selectRevisions = (db: Database, item: RevisedItem): Promise<RevisionRow[]> =>
  named(db, item).orderBy("content_revision.number", "desc").limit(maxListed).execute();

export async function selectRevision<Document = ContentDocument>(
  db: Database,
  item: RevisedItem,
  number: number,
): Promise<(RevisionRow & { document: Document }) | undefined> {
  const row = await named(db, item)
    .select("content_revision.document")
    .where("content_revision.number", "=", number)
    .executeTakeFirst();
  return row as (RevisionRow & { document: Document }) | undefined;
}

/** The number of revisions and the version of the last one. */
export async function selectLastRevision(
  db: Database,
  { kind, itemId }: RevisedItem,
): Promise<{ number: number; version: number }> {
  const row = await db
    .selectFrom("content_revision")
    .select(["number", "version"])
    .where("kind", "=", kind)
    .where("item_id", "=", itemId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? { number: 0, version: 0 };
}

interface RevisionToKeep {
  number: number;
  document: object;
  version: number;
  madeById: string | null;
  /** Defaults to now. */
  madeAt?: Date | undefined;
}

export async function insertRevision(
  transaction: DatabaseTransaction,
  { kind, itemId }: RevisedItem,
  { number, document, version, madeById, madeAt }: RevisionToKeep,
) {
  await transaction
    .insertInto("content_revision")
    .values({
      kind,
      item_id: itemId,
      number,
      document: JSON.stringify(document),
      version,
      made_by_id: madeById,
      ...(madeAt && { made_at: madeAt }),
    })
    .execute();
}
