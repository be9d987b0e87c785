import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface StaffOptions {
  userId: string;
  roles: string[];
  /** For all events without it. */
  eventIds?: string[] | null;
}

/** Gives a person roles of staff. */
export async function createStaffMember(
  db: Kysely<DB>,
  { userId, roles, eventIds = null }: StaffOptions,
) {
  return db
    .insertInto("staff_member")
    .values({ user_id: userId, roles, event_ids: eventIds, granted_by_id: "an admin" })
    .returning(["user_id", "version"])
    .executeTakeFirstOrThrow();
}
