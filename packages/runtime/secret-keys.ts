import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { developmentSecret } from "./development-secret.ts";

/** One alone; or the one in use and, while it is being changed, the one before it. */
export type SigningSecret = string | readonly [current: string, previous: string];

/** What keys are for. Each has a key of its own, so that what is signed or sealed for one can never serve another. */
export type KeyPurpose =
  | "account mail"
  | "auth service"
  | "auth service key version"
  | "client address"
  | "contact challenge"
  | "email change link"
  | "known browser"
  | "limit"
  | "reminder"
  | "sign-in code"
  | "sign-in code identifier";

export function signingSecretOf(env: {
  SIGNING_SECRET?: string | undefined;
  SIGNING_SECRET_PREVIOUS?: string | undefined;
}): SigningSecret {
  const { SIGNING_SECRET: current = developmentSecret, SIGNING_SECRET_PREVIOUS: previous } = env;
  return previous ? [current, previous] : current;
}

/** To sign and to seal with. */
export function keyFor(secret: SigningSecret, purpose: KeyPurpose): Buffer {
  return deriveKey(typeof secret === "string" ? secret : secret[0], purpose);
}

/** What was signed or sealed with one of them is ours. The one in use comes first. */
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
