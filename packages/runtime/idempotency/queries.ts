import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { deleteInBatches } from "../database/delete-in-batches.ts";
import { type Argument, prepareQuery } from "../database/prepared-query.ts";

export interface KeyClaim {
  scope: string;
  key: string;
  fingerprint: Buffer;
}

/** After this long without an answer, the first call's process is considered dead, and a retry may take over. */
const abandonedAfter = sql`interval '60 seconds'`;

/** Claims the key if it is new, expired or abandoned. Only one of several concurrent calls gets `true`. */
export async function claimKey(db: Database, claim: KeyClaim): Promise<boolean> {
  const claimed = await db
    .insertInto("idempotency_key")
    .values({ ...claim, expires_at: sql<Date>`now() + interval '24 hours'` })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet({
          fingerprint: claim.fingerprint,
          claimed_at: sql`now()`,
          expires_at: sql`now() + interval '24 hours'`,
          status: null,
          content_type: null,
          body: null,
        })
        .where(
          sql<boolean>`idempotency_key.expires_at < now() or (idempotency_key.status is null
            and idempotency_key.claimed_at < now() - ${abandonedAfter}
            and idempotency_key.fingerprint = excluded.fingerprint)`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export function selectKey(db: Database, scope: string, key: string) {
  return db
    .selectFrom("idempotency_key")
    .select(["fingerprint", "status", "content_type", "body"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
}

export interface AnswerToRemember {
  status: number;
  content_type: string | null;
  body: string;
}

export async function storeAnswer(
  db: Database,
  claim: KeyClaim,
  answer: AnswerToRemember,
): Promise<void> {
  await db
    .updateTable("idempotency_key")
    .set(answer)
    .where("scope", "=", claim.scope)
    .where("key", "=", claim.key)
    .execute();
}

export async function releaseKey(db: Database, claim: KeyClaim): Promise<void> {
  await db
    .deleteFrom("idempotency_key")
    .where("scope", "=", claim.scope)
    .where("key", "=", claim.key)
    .where("status", "is", null)
    .execute();
}

export async function deleteExpiredKeys(db: Database): Promise<void> {
  await deleteInBatches(db, "idempotency_key", sql<boolean>`expires_at < now()`);
}

/** The keys of a whole batch: `scopes` and `keys` are parallel arrays. */
export const selectKeys = prepareQuery(
  (db, argument: Argument<{ scopes: string[]; keys: string[] }>) =>
    db
      .selectFrom("idempotency_key")
      .select(["scope", "key", "fingerprint", "status", "content_type", "body"])
      .where(
        sql<boolean>`(scope, key) in (select * from unnest(${argument("scopes")}::text[], ${argument("keys")}::text[]))`,
      ),
);
