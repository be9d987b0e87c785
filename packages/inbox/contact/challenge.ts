import { createHash, randomBytes, randomInt } from "node:crypto";
import type { ContactChallenge } from "@takujo/contracts/inbox/contact";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/** On average half of it is tried: some tenths of a second in a browser, unnoticed while typing. */
export const challengeLimit = 50_000;
/** Nobody fills in the form faster. */
export const minAgeMs = 3_000;
/** Longer than a form stays open in a tab. Used challenges are remembered for as long. */
export const greatestAge = 24 * 3_600_000;

/**
 * A puzzle that only trying solves: which number below the limit, appended to the salt, has this hash? Signed, so that nothing
 * is stored for a form that is never sent.
 */
export function createChallenge(secret: SigningSecret, now = Date.now()): ContactChallenge {
  const salt = randomBytes(12).toString("base64url");
  const content = `${now}.${salt}.${targetOf(salt, String(randomInt(challengeLimit)))}`;
  return {
    token: `${content}.${sign(content, secret, "contact challenge")}`,
    limit: challengeLimit,
  };
}

export interface AnsweredChallenge {
  /** Identifies the challenge in the list of used ones. */
  id: string;
  expiresAt: Date;
  isSolved: boolean;
}

/** Null if the challenge is forged, too young or too old, or its solution is wrong. */
export function readChallenge(
  { challenge, proof }: { challenge: string; proof: string },
  secret: SigningSecret,
  now = Date.now(),
): AnsweredChallenge | null {
  const [issuedAt = "", salt = "", target = "", signature = ""] = challenge.split(".");
  const content = `${issuedAt}.${salt}.${target}`;
  if (!isSigned(content, signature, secret, "contact challenge")) return null;
  const age = now - Number(issuedAt);
  if (!(age >= minAgeMs && age <= greatestAge)) return null;
  const isSolved = proof !== "";
  if (isSolved && targetOf(salt, proof) !== target) return null;
  return { id: salt, expiresAt: new Date(Number(issuedAt) + greatestAge), isSolved };
}

/** The first eight bytes: browsers compare them as one number. */
function targetOf(salt: string, proof: string): string {
  return createHash("sha256").update(`${salt}.${proof}`).digest("hex").slice(0, 16);
}
