import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "../derive-key.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;
const keyFor = (signingSecret: string) => deriveKey(signingSecret, "account mail");

/** A waiting mail holds an address and a code or a link: whoever reads the queue must not. */
export function seal(content: unknown, signingSecret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(signingSecret), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

export function unseal(sealed: string, signingSecret: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, keyFor(signingSecret), nonce);
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const text = bytes.subarray(nonceLength + tagLength);
  return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString());
}
