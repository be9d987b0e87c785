import { createHmac } from "node:crypto";
import type { Database } from "../database.ts";
import { DomainError } from "../domain-error.ts";
import { keyFor, type SigningSecret } from "../secret-keys.ts";
import { countHit } from "./queries.ts";

export interface Limit {
  scope: string;
  most: number;
  seconds: number;
}

/**
 * Refuses what somebody does too often. Given a transaction that the refusal undoes, only what was let
 * through counts, and those who wait for one subject's row are let through one by one.
 */
export async function takeFromLimit(
  db: Database,
  { scope, most, seconds }: Limit,
  subject: string,
  secret: SigningSecret,
): Promise<void> {
  const hidden = createHmac("sha256", keyFor(secret, "limit"))
    .update(`${scope}\n${subject}`)
    .digest();
  const { hits, expires_at } = await countHit(db, { scope, subject: hidden, seconds });
  if (hits <= most) return;
  const left = Math.ceil((expires_at.getTime() - Date.now()) / 1_000);
  throw new DomainError("too-many-requests", scope, { retryAfter: Math.max(1, left) });
}
