import type { Database } from "@takujo/runtime/database";

/** What administration changes of a person, and what of it may stand in the audit. */
export async function selectStanding(db: Database, userId: string) {
  const row = await db
    .selectFrom("user")
    .select(["role", "banned", "banExpires"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row && { ...row, banExpires: row.banExpires?.toISOString() ?? null };
}

export async function selectSessionOwner(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("session")
    .select("userId")
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.userId;
}

/** What somebody does in other people's names ends with what let them. */
export async function deleteImpersonationsBy(db: Database, adminId: string): Promise<void> {
  await db.deleteFrom("session").where("impersonatedBy", "=", adminId).execute();
}
