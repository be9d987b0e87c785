import type { JsonObject } from "@takujo/db/schema";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { deleteInBatches } from "../database/delete-in-batches.ts";

/** Ids only: it must contain no name or address. */
export interface AuditEntry {
  actorId: string;
  /** The impersonated person, if any. */
  actingAsId?: string;
  action: string;
  subject: { kind: string; id: string };
  before?: JsonObject | undefined;
  after?: JsonObject | undefined;
  reason?: string | undefined;
}

export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { actorId, actingAsId = null, action, subject, before, after, reason = null } = entry;
  await db
    .insertInto("audit_entry")
    .values({
      actor_id: actorId,
      acting_as_id: actingAsId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason,
    })
    .execute();
}

export async function deleteOldAuditEntries(db: Database): Promise<void> {
  await deleteInBatches(db, "audit_entry", sql<boolean>`at < now() - interval '2 years'`);
}
