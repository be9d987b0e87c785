import type { Database } from "@takujo/runtime/database/database";
import { deleteInBatches } from "@takujo/runtime/database/delete-in-batches";
import { sql } from "kysely";

/** Sessions, codes, challenges and links that can no longer be used. */
export async function deleteExpiredAuth(db: Database): Promise<void> {
  for (const table of ["session", "verification"] as const) {
    await deleteInBatches(db, table, sql<boolean>`"expiresAt" < now()`);
  }
  // Stored for one more day, so that a late visitor is told that the link has expired.
  await deleteInBatches(
    db,
    "email_change_link",
    sql<boolean>`expires_at < now() - interval '1 day'`,
  );
}
