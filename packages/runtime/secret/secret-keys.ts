import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Outside production, nothing worth protecting is signed or encrypted. */
export const developmentSecret = "for developing and testing only";

/** The current secret and, while it is being changed, the previous one. */
export type SigningSecret = string | readonly [current: string, previous: string];

/** Each purpose has its own key, so that a signature for one is never valid for another. */
export type KeyPurpose =
  | "account mail"
  | "auth service"
  | "auth service key version"
  | "bounce"
  | "calendar feed"
  | "client address"
  | "contact challenge"
  | "email change link"
  | "first start"
  | "friend mail"
  | "friend seat"
  | "friend ticket"
  | "guest reservation"
  | "inquiry answer"
  | "known browser"
  | "limit"
  | "line identity"
  | "follow notice"
  | "newsletter"
  | "push key"
  | "reminder"
  | "sign-in code"
  | "sign-in code identifier"
  | "staff invitation";

export function signingSecretOf(env: {
  SIGNING_SECRET?: string | undefined;
  SIGNING_SECRET_PREVIOUS?: string | undefined;
}): SigningSecret {
  const { SIGNING_SECRET: current = developmentSecret, SIGNING_SECRET_PREVIOUS: previous } = env;
  return previous ? [current, previous] : current;
}

/** The key for signing and encrypting. */
export function keyFor(secret: SigningSecret, purpose: KeyPurpose): Buffer {
  return deriveKey(typeof secret === "string" ? secret : secret[0], purpose);
}

/** Keys for verifying and decrypting, the current one first. */
export function keysFor(secret: SigningSecret, purpose: KeyPurpose): Buffer[] {
  return [secret].flat().map((one) => deriveKey(one, purpose));
}

export function sign(content: string, secret: SigningSecret, purpose: KeyPurpose): string {
  return signatureBy(keyFor(secret, purpose), content);
}

export function isSigned(
  content: string,
  signature: string,
  secret: SigningSecret,
  purpose: KeyPurpose,
): boolean {
  const given = Buffer.from(signature);
  return keysFor(secret, purpose)
    .map((key) => Buffer.from(signatureBy(key, content)))
    .some((wanted) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

function signatureBy(key: Buffer, content: string): string {
  return createHmac("sha256", key).update(content).digest("base64url");
}

function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `takujo ${purpose}`, 32));
}
