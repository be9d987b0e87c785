import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

export interface EmailChange {
  userId: string;
  /** The session that requested the change. */
  sessionId: string;
  oldEmail: string;
  newEmail: string;
  /** Path of the page behind the links. */
  landing: string;
}

export type EmailChangeStep = "confirm" | "verify";

/** Invalidates earlier links. */
export async function insertLink(
  db: Database,
  change: EmailChange,
  link: { tokenHash: string; step: EmailChangeStep; seconds: number },
): Promise<void> {
  await useLinksOf(db, change.userId);
  await db
    .insertInto("email_change_link")
    .values({
      token_hash: link.tokenHash,
      user_id: change.userId,
      session_id: change.sessionId,
      step: link.step,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      landing: change.landing,
      expires_at: sql<Date>`now() + make_interval(secs => ${link.seconds})`,
    })
    .execute();
}

export async function useLinksOf(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("email_change_link")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** A second press of the same button waits here and then finds the link used. */
export function lockLink(db: Database, tokenHashes: string[]) {
  return db
    .selectFrom("email_change_link as link")
    .innerJoin("user", "user.id", "link.user_id")
    .where("link.token_hash", "in", tokenHashes)
    .select([
      "link.step",
      "link.used_at as usedAt",
      "user.locale",
      "link.user_id as userId",
      "link.session_id as sessionId",
      "link.old_email as oldEmail",
      "link.new_email as newEmail",
      "link.landing",
      sql<boolean>`link.expires_at < now()`.as("isExpired"),
    ])
    .forUpdate()
    .executeTakeFirst();
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the address is no longer the one to be changed. */
export async function updateEmail(
  db: Database,
  { userId, oldEmail, newEmail }: EmailChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("user")
    .set({ email: newEmail, emailVerified: true, updatedAt: sql<Date>`now()` })
    .where("id", "=", userId)
    .where("email", "=", oldEmail)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOtherSessions(
  db: Database,
  { userId, sessionId }: EmailChange,
): Promise<void> {
  await db
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "<>", sessionId)
    .execute();
}
