import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { FilledDraft } from "@takujo/contracts/content/editing/event-template";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import type { ContentId } from "../content-id.ts";

export interface DraftRow {
  document: ContentDocument;
  version: number;
  is_new: boolean;
  publish_at: Date | null;
  scheduled_by_id: string | null;
  refused_at: Date | null;
  filled: FilledDraft | null;
  saved_at: Date;
  saved_by_id: string | null;
  saved_by_name: string | null;
}

const nextVersion = sql<number>`nextval('content_version')`;

/** Other changes to this item wait until this transaction ends. */
export async function lockItem(transaction: DatabaseTransaction, { kind, itemId }: ContentId) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${itemId}`}, 0))`.execute(
    transaction,
  );
}

export async function selectDraft(
  db: Database,
  { kind, itemId }: ContentId,
): Promise<DraftRow | undefined> {
  const row = await db
    .selectFrom("content_draft")
    .leftJoin("user", "user.id", "content_draft.saved_by_id")
    .leftJoin("profile", "profile.user_id", "user.id")
    .select([
      "content_draft.document",
      "content_draft.version",
      "content_draft.is_new",
      "content_draft.publish_at",
      "content_draft.scheduled_by_id",
      "content_draft.refused_at",
      "content_draft.filled",
      "content_draft.saved_at",
      "user.id as saved_by_id",
      sql<string | null>`coalesce(nullif("user".name, ''), profile.handle)`.as("saved_by_name"),
    ])
    .where("content_draft.kind", "=", kind)
    .where("content_draft.item_id", "=", itemId)
    .executeTakeFirst();
  return row as DraftRow | undefined;
}

interface DraftToKeep {
  document: ContentDocument;
  isNew: boolean;
  savedById: string;
  /** Of a draft that is begun; it stays with later saves. */
  filled?: FilledDraft | null;
}

/** Replaces the current draft under a new version. A schedule stays; a refusal is cleared. */
export async function upsertDraft(
  transaction: DatabaseTransaction,
  { kind, itemId }: ContentId,
  { document, isNew, savedById, filled = null }: DraftToKeep,
): Promise<{ version: number; saved_at: Date }> {
  return transaction
    .insertInto("content_draft")
    .values({
      kind,
      item_id: itemId,
      document: JSON.stringify(document),
      is_new: isNew,
      filled: filled && JSON.stringify(filled),
      saved_by_id: savedById,
      saved_at: sql`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "item_id"]).doUpdateSet((eb) => ({
        document: eb.ref("excluded.document"),
        version: nextVersion,
        saved_at: eb.ref("excluded.saved_at"),
        saved_by_id: eb.ref("excluded.saved_by_id"),
        refused_at: null,
      })),
    )
    .returning(["version", "saved_at"])
    .executeTakeFirstOrThrow();
}

/** For an item that is published without a draft. */
export async function selectNextVersion(transaction: DatabaseTransaction): Promise<number> {
  const { version } = await transaction
    .selectNoFrom(nextVersion.as("version"))
    .executeTakeFirstOrThrow();
  return Number(version);
}

/** Keeps author and schedule of the draft, which may be of another person. */
export async function updateDraftDocument(
  transaction: DatabaseTransaction,
  { kind, itemId }: ContentId,
  document: ContentDocument,
): Promise<void> {
  await transaction
    .updateTable("content_draft")
    .set({ document: JSON.stringify(document), version: nextVersion })
    .where("kind", "=", kind)
    .where("item_id", "=", itemId)
    .execute();
}

export async function deleteDraft(transaction: DatabaseTransaction, { kind, itemId }: ContentId) {
  await transaction
    .deleteFrom("content_draft")
    .where("kind", "=", kind)
    .where("item_id", "=", itemId)
    .execute();
}

export async function selectScheduledBy(db: Database, userId: string): Promise<ContentId[]> {
  const rows = await db
    .selectFrom("content_draft")
    .where("publish_at", "is not", null)
    .where("scheduled_by_id", "=", userId)
    .select(["kind", "item_id as itemId"])
    .execute();
  return rows as ContentId[];
}

/** `isRefused`: it could not be published at its time. */
export async function updateSchedule(
  transaction: DatabaseTransaction,
  { kind, itemId }: ContentId,
  schedule: { publishAt: Date; byId: string } | { publishAt: null; isRefused?: boolean },
) {
  await transaction
    .updateTable("content_draft")
    .set({
      publish_at: schedule.publishAt,
      scheduled_by_id: schedule.publishAt ? schedule.byId : null,
      refused_at: !schedule.publishAt && schedule.isRefused ? sql<Date>`now()` : null,
    })
    .where("kind", "=", kind)
    .where("item_id", "=", itemId)
    .execute();
}
