import { createHmac } from "node:crypto";
import type { Database } from "../database/database.ts";
import { DomainError } from "../domain-error.ts";
import { keyFor, type SigningSecret } from "../secret/secret-keys.ts";
import { countHit } from "./queries.ts";

export interface Limit {
  scope: string;
  max: number;
  seconds: number;
}

/**
 * Refuses what happens too often. Within a transaction that the refusal rolls back, only successful calls count, and concurrent
 * calls for one subject run one by one.
 */
export async function takeFromLimit(
  db: Database,
  { scope, max, seconds }: Limit,
  subject: string,
  secret: SigningSecret,
): Promise<void> {
  const hidden = createHmac("sha256", keyFor(secret, "limit"))
    .update(`${scope}\n${subject}`)
    .digest();
  const { hits, expires_at } = await countHit(db, { scope, subject: hidden, seconds });
  if (hits <= max) return;
  const left = Math.ceil((expires_at.getTime() - Date.now()) / 1_000);
  throw new DomainError("too-many-requests", scope, { retryAfter: Math.max(1, left) });
}
