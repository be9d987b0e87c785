import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@takujo/runtime/database";
import { keyFor, keysFor, type SigningSecret } from "@takujo/runtime/secret-keys";
import { type EmailChange, type EmailChangeStep, insertLink } from "./queries.ts";

export const linkSeconds = 86_400;
const purpose = "email change link";

export interface EmailChangeOptions {
  db: Database;
  origin: string;
  signingSecret: SigningSecret;
}

/** Who reads the table must not be able to press the button. */
const hashBy = (key: Buffer, token: string) =>
  createHmac("sha256", key).update(token).digest("base64url");

/** Under which names a link may be kept. */
export const hashesOfToken = (token: string, signingSecret: SigningSecret) =>
  keysFor(signingSecret, purpose).map((key) => hashBy(key, token));

/** To a page with a button: programs that look into mails open links, but press nothing. */
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
