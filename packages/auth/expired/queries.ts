import type { Database } from "@takujo/runtime/database";
import { sql } from "kysely";

/** Sessions, codes and challenges that nobody can use any more. */
export async function deleteExpiredAuth(db: Database): Promise<void> {
  for (const table of ["session", "verification"] as const) {
    await db.deleteFrom(table).where("expiresAt", "<", sql<Date>`now()`).execute();
  }
}
