import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "@takujo/runtime/database";
import { deriveKey } from "../derive-key.ts";
import { type EmailChange, type EmailChangeStep, insertLink } from "./queries.ts";

export const linkSeconds = 3600;

export interface EmailChangeOptions {
  db: Database;
  origin: string;
  signingSecret: string;
}

/** Who reads the table must not be able to press the button. */
export function hashOfToken(token: string, signingSecret: string): string {
  const key = deriveKey(signingSecret, "email change link");
  return createHmac("sha256", key).update(token).digest("base64url");
}

/** To a page with a button: programs that look into mails open links, but press nothing. */
export async function makeLink(
  db: Database,
  change: EmailChange,
  step: EmailChangeStep,
  { origin, signingSecret }: Pick<EmailChangeOptions, "origin" | "signingSecret">,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const tokenHash = hashOfToken(token, signingSecret);
  await insertLink(db, change, { tokenHash, step, seconds: linkSeconds });
  return `${origin}${change.landing}?token=${token}`;
}
