import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { isAdmin } from "./is-admin.ts";

/** The fields of an account that admins change and the audit log may show. */
export async function selectAccountStatus(db: Database, userId: string) {
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

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("session").where("token", "=", token).execute();
}

interface PowerTaken {
  actorId: string;
  userId: string;
  adminUserIds: string[];
}

/**
 * Ends a person's admin rights, by a role or a ban, if the caller is still an admin. Both rows are locked, so of two admins who
 * do so to each other the second is refused: one always remains. False if it was refused.
 */
export async function takePower(
  db: Database,
  { actorId, userId, adminUserIds }: PowerTaken,
  loss: "role" | "ban",
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("user")
      .select(["id", "role", "banned", "banExpires"])
      .where("id", "in", [actorId, userId])
      .orderBy("id")
      .forUpdate()
      .execute();
    const [actor, target] = [actorId, userId].map((id) => rows.find((row) => row.id === id));
    const isBanned =
      actor?.banned && (actor.banExpires === null || actor.banExpires.getTime() > Date.now());
    if (!actor || isBanned || !isAdmin(actor, adminUserIds)) return false;
    if (!target || !isAdmin(target, adminUserIds)) return true;
    await transaction
      .updateTable("user")
      .set(loss === "role" ? { role: "user" } : { banned: true })
      .where("id", "=", userId)
      .execute();
    return true;
  });
}

/** Ends all impersonations of an admin who has lost the right. */
export async function deleteImpersonationsBy(db: Database, adminId: string): Promise<void> {
  await db.deleteFrom("session").where("impersonatedBy", "=", adminId).execute();
}

export const sortableColumns = ["createdAt", "updatedAt", "name", "email", "role"] as const;

export interface UserSearch {
  searchField: "email" | "name";
  searchOperator: "contains" | "starts_with" | "ends_with";
  searchValue: string;
}

export interface UserPage extends UserSearch {
  limit: number;
  offset: number;
  sortBy: (typeof sortableColumns)[number];
  sortDirection: "asc" | "desc";
}

/**
 * Ties are ordered by id, so that no row appears on two pages. The page is found first, by an index per order, and details are
 * read afterwards.
 */
export async function selectUsers(db: Database, page: UserPage) {
  const onPage = db
    .selectFrom("user")
    .where(fits(page))
    .select("user.id")
    .orderBy(`user.${page.sortBy}`, page.sortDirection)
    .orderBy("user.id", page.sortDirection)
    .limit(page.limit)
    .offset(page.offset);
  return describedUsers(db)
    .where("user.id", "in", onPage)
    .orderBy(`user.${page.sortBy}`, page.sortDirection)
    .orderBy("user.id", page.sortDirection)
    .execute();
}

export async function countUsers(db: Database, search: UserSearch): Promise<number> {
  const { total } = await db
    .selectFrom("user")
    .where(fits(search))
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function selectUser(db: Database, userId: string) {
  return describedUsers(db).where("user.id", "=", userId).executeTakeFirst();
}

function describedUsers(db: Database) {
  return db
    .selectFrom("user")
    .innerJoin("profile", "profile.user_id", "user.id")
    .selectAll("user")
    .select([
      "profile.handle",
      sql<number>`(select count(*)::integer from passkey where passkey."userId" = "user".id)`.as(
        "passkeys",
      ),
      sql<string[]>`coalesce((select roles from staff_member where user_id = "user".id), '{}')`.as(
        "staffRoles",
      ),
    ]);
}

/** The bigram index narrows the rows; ILIKE decides. */
const hasPairs = {
  email: (text: string) => sql<boolean>`search_pairs("user".email) @> search_pairs(${text}::text)`,
  name: (text: string) =>
    sql<boolean>`("user".name <> '' and reservation_search("user".name, '', '') @> search_pairs(${text}::text))`,
};

/** Escapes the wildcards of `like`. An empty search matches everyone. */
function fits({ searchField, searchOperator, searchValue }: UserSearch) {
  if (searchValue === "") return sql<boolean>`true`;
  const text = searchValue.replace(/[\\%_]/g, "\\$&");
  const before = searchOperator === "starts_with" ? "" : "%";
  const after = searchOperator === "ends_with" ? "" : "%";
  const like = sql<boolean>`${sql.ref(`user.${searchField}`)} ilike ${`${before}${text}${after}`}`;
  return /\S\S/u.test(searchValue.normalize("NFKC"))
    ? sql<boolean>`(${hasPairs[searchField](searchValue)} and ${like})`
    : like;
}
