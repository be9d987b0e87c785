import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type KeyPurpose, keyFor, keysFor, type SigningSecret } from "./secret-keys.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

type MailPurpose = Extract<KeyPurpose, "account mail" | "friend mail">;

/** A queued mail contains an address, and a code, a link or a name, which must not be readable in the queue. */
export function seal(content: unknown, signingSecret: SigningSecret, purpose: MailPurpose): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(signingSecret, purpose), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

export function unseal(
  sealed: string,
  signingSecret: SigningSecret,
  purpose: MailPurpose,
): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const faults: unknown[] = [];
  for (const key of keysFor(signingSecret, purpose)) {
    try {
      return JSON.parse(open(bytes, key));
    } catch (fault) {
      faults.push(fault);
    }
  }
  throw new AggregateError(faults, "a mail was sealed with another secret");
}

function open(bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const text = bytes.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString();
}
