import type { Database } from "@takujo/runtime/database";
import { sql } from "kysely";

/** Sessions, codes, challenges and links that nobody can use any more. */
export async function deleteExpiredAuth(db: Database): Promise<void> {
  for (const table of ["session", "verification"] as const) {
    await db.deleteFrom(table).where("expiresAt", "<", sql<Date>`now()`).execute();
  }
  // A day longer, so that who comes late hears that they are late.
  await db
    .deleteFrom("email_change_link")
    .where("expires_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
