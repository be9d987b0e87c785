import { sql } from "kysely";
import type { Database } from "../database.ts";
import { type Argument, prepareQuery } from "../prepared-query.ts";

/** Keys that may have signed a token which still lives. */
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

/** No row unless the session lives, is this person's, and the person is neither banned nor of another role by now. */
export const selectBearer = prepareQuery(
  (db, argument: Argument<{ sessionId: string; userId: string; role: string }>) =>
    db
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.userId")
      // A trigger of the table gives every person a profile.
      .innerJoin("profile", "profile.user_id", "user.id")
      .where("session.id", "=", argument("sessionId"))
      .where("user.id", "=", argument("userId"))
      .where("user.role", "=", argument("role"))
      .where("session.expiresAt", ">", sql<Date>`now()`)
      .where((eb) =>
        eb.or([eb("user.banned", "=", false), eb("user.banExpires", "<", sql<Date>`now()`)]),
      )
      .select([
        "user.id",
        "user.email",
        "user.name",
        "user.image",
        "user.role",
        "user.locale",
        "profile.handle",
        "session.id as sessionId",
        "session.impersonatedBy",
      ]),
);
