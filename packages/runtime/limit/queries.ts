import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { deleteInBatches } from "../database/delete-in-batches.ts";

export interface Hit {
  scope: string;
  subject: Buffer;
  seconds: number;
}

/** Adds one to the subject's window, which begins with the first hit. */
export async function countHit(
  db: Database,
  { scope, subject, seconds }: Hit,
): Promise<{ hits: number; expires_at: Date }> {
  const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
  return db
    .insertInto("request_limit")
    .values({ scope, subject, expires_at: end })
    .onConflict((conflict) =>
      conflict.columns(["scope", "subject"]).doUpdateSet({
        hits: sql`case when request_limit.expires_at < now() then 1 else request_limit.hits + 1 end`,
        expires_at: sql`case when request_limit.expires_at < now() then excluded.expires_at
          else request_limit.expires_at end`,
      }),
    )
    .returning(["hits", "expires_at"])
    .executeTakeFirstOrThrow();
}

export async function deleteExpiredLimits(db: Database): Promise<void> {
  await deleteInBatches(db, "request_limit", sql<boolean>`expires_at < now()`);
}
