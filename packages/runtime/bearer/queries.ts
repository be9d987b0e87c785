import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type Argument, prepareQuery } from "../database/prepared-query.ts";

/** Keys that may have signed a token that is still valid. */
export async function selectPublicKeys(db: Database): Promise<{ id: string; publicKey: string }[]> {
  return db
    .selectFrom("jwks")
    .select(["id", "publicKey"])
    .where((eb) =>
      eb.or([
        eb("expiresAt", "is", null),
        eb("expiresAt", ">", sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .execute();
}

export interface BearerClaims {
  sessionId: string;
  userId: string;
  role: string;
}

/**
 * No row unless the session is valid and this person's, and the person is neither banned nor has changed role. `number` tells
 * which request it answers, from 1.
 */
export const selectBearers = prepareQuery(
  (db, argument: Argument<{ sessionIds: string[]; userIds: string[]; roles: string[] }>) =>
    db
      .selectFrom(
        sql<{ session_id: string; user_id: string; role: string; number: string }>`unnest(
          ${argument("sessionIds")}::text[], ${argument("userIds")}::text[], ${argument("roles")}::text[]
        ) with ordinality`.as<"asked">(sql`asked (session_id, user_id, role, number)`),
      )
      .innerJoin("session", "session.id", "asked.session_id")
      .innerJoin("user", (join) =>
        join
          .onRef("user.id", "=", "session.userId")
          .onRef("user.id", "=", "asked.user_id")
          .onRef("user.role", "=", "asked.role"),
      )
      // A trigger creates a profile for every person.
      .innerJoin("profile", "profile.user_id", "user.id")
      .where("session.expiresAt", ">", sql<Date>`now()`)
      .where((eb) =>
        eb.or([eb("user.banned", "=", false), eb("user.banExpires", "<", sql<Date>`now()`)]),
      )
      .select([
        sql<number>`asked.number::integer`.as("number"),
        "user.id",
        "user.email",
        "user.name",
        "user.image",
        "user.role",
        "user.locale",
        "profile.handle",
        "session.id as sessionId",
        "session.impersonatedBy",
        "session.createdAt as signedInAt",
        "session.signInMethod",
      ]),
);
