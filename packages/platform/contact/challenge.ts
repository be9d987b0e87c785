import { createHash, randomBytes, randomInt } from "node:crypto";
import type { ContactChallenge } from "@takujo/contracts/platform/contact";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret-keys";

/** On average half of it is tried: some tenths of a second in a browser, unseen while somebody types. */
export const challengeLimit = 50_000;
/** Nobody fills the form in faster. */
export const leastAge = 3_000;
/** Longer than a form stands open in a tab; used ones are remembered for as long. */
export const greatestAge = 24 * 3_600_000;

/**
 * A puzzle that only counting solves: which number below the limit, put behind the salt, has this hash?
 * Signed, so that nothing is kept for a form that is never sent.
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
  /** Names the challenge in the list of used ones. */
  id: string;
  expiresAt: Date;
  isSolved: boolean;
}

/** Null for a challenge that is not ours, that is too young or too old, or whose solution is wrong. */
export function readChallenge(
  { challenge, proof }: { challenge: string; proof: string },
  secret: SigningSecret,
  now = Date.now(),
): AnsweredChallenge | null {
  const [issuedAt = "", salt = "", target = "", signature = ""] = challenge.split(".");
  const content = `${issuedAt}.${salt}.${target}`;
  if (!isSigned(content, signature, secret, "contact challenge")) return null;
  const age = now - Number(issuedAt);
  if (!(age >= leastAge && age <= greatestAge)) return null;
  const isSolved = proof !== "";
  if (isSolved && targetOf(salt, proof) !== target) return null;
  return { id: salt, expiresAt: new Date(Number(issuedAt) + greatestAge), isSolved };
}

/** The first eight bytes: the browser compares them as one number. */
function targetOf(salt: string, proof: string): string {
  return createHash("sha256").update(`${salt}.${proof}`).digest("hex").slice(0, 16);
}
