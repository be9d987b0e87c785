import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

const providerId = "line";

/** Index names, by which a refusal of PostgreSQL is understood. */
export const oneAccountPerIdentity = "account_line_subject_idx";
export const oneIdentityPerAccount = "account_line_user_idx";

/** Reception helpers too: they read the list at the door. */
const isStaff = sql<boolean>`(
  exists (select from staff_member where staff_member.user_id = "user".id)
  or exists (select from reception_helper where reception_helper.user_id = "user".id)
)`;

/** The person to whom an identity at LINE belongs. */
export function selectOwner(db: Database, subject: string) {
  return db
    .selectFrom("account")
    .innerJoin("user", "user.id", "account.userId")
    .where("account.providerId", "=", providerId)
    .where("account.accountId", "=", subject)
    .select(["user.id", "user.role", isStaff.as("isStaff")])
    .executeTakeFirst();
}

/** Nobody becomes staff while the row is locked: a new row of staff refers to it. */
export function lockPerson(db: Database, userId: string) {
  return db
    .selectFrom("user")
    .where("user.id", "=", userId)
    .select(["user.id", "user.email", "user.role", "user.locale", isStaff.as("isStaff")])
    .forUpdate()
    .executeTakeFirst();
}

export function selectIdentity(db: Database, userId: string) {
  return db
    .selectFrom("account")
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .select(["accountId as subject", "createdAt"])
    .executeTakeFirst();
}

/** Stores only the subject. LINE's tokens are dropped, because nothing is asked of LINE later. */
export async function insertIdentity(
  db: Database,
  { id, userId, subject }: { id: string; userId: string; subject: string },
): Promise<void> {
  await db.insertInto("account").values({ id, userId, providerId, accountId: subject }).execute();
}

export async function deleteIdentity(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("account")
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .execute();
}

/** Sessions that were opened with LINE. */
export async function deleteLineSessions(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("signInMethod", "=", "line")
    .execute();
}
