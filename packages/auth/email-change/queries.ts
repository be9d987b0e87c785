import type { Database } from "@takujo/runtime/database";

export async function deleteOtherSessions(
  db: Database,
  { userId, keptId }: { userId: string; keptId: string },
): Promise<void> {
  await db.deleteFrom("session").where("userId", "=", userId).where("id", "<>", keptId).execute();
}
