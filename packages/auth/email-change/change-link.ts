import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@takujo/runtime/database/database";
import { keyFor, keysFor, type SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type EmailChange, type EmailChangeStep, insertLink } from "./queries.ts";

export const linkSeconds = 86_400;
const purpose = "email change link";

export interface EmailChangeOptions {
  db: Database;
  origin: string;
  signingSecret: SigningSecret;
}

/** A hash, so that reading the table does not reveal usable links. */
const hashBy = (key: Buffer, token: string) =>
  createHmac("sha256", key).update(token).digest("base64url");

/** The hashes under which a link may be stored, one per secret. */
export const hashesOfToken = (token: string, signingSecret: SigningSecret) =>
  keysFor(signingSecret, purpose).map((key) => hashBy(key, token));

/** Leads to a page with a button: mail scanners open links, but press no buttons. */
export async function makeLink(
  db: Database,
  change: EmailChange,
  step: EmailChangeStep,
  { origin, signingSecret }: Pick<EmailChangeOptions, "origin" | "signingSecret">,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const tokenHash = hashBy(keyFor(signingSecret, purpose), token);
  await insertLink(db, change, { tokenHash, step, seconds: linkSeconds });
  return `${origin}${change.landing}?token=${token}`;
}
