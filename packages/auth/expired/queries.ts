import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Sessions, codes, challenges and links that can no longer be used. */
export async function deleteExpiredAuth(db: Database): Promise<void> {
  for (const table of ["session", "verification"] as const) {
    await db.deleteFrom(table).where("expiresAt", "<", sql<Date>`now()`).execute();
  }
  // Stored for one more day, so that a late visitor is told that the link has expired.
  await db
    .deleteFrom("email_change_link")
    .where("expires_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
