import { createCipheriv, createDecipheriv, createECDH, randomBytes } from "node:crypto";
import type { Database } from "@takujo/runtime/database/database";
import { keyFor, keysFor, type SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { insertPushKey, resealPushKey, selectPushKey } from "./queries.ts";

interface PushKey {
  /** Both in base64url, the format of web push. */
  publicKey: string;
  privateKey: string;
}

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** Created on first use. Concurrent calls get the same key. */
export async function readPushKey(db: Database, secret: SigningSecret): Promise<PushKey> {
  const [known] = await selectPushKey(db, {});
  if (known) return openStored(db, known, secret);
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys().toString("base64url");
  await insertPushKey(db, { publicKey, sealed: seal(fullKey(pair.getPrivateKey()), secret) });
  const [stored] = await selectPushKey(db, {});
  if (!stored) throw new Error("The push key was not stored");
  return openStored(db, stored, secret);
}

interface StoredKey {
  public_key: string;
  sealed_private_key: string;
}

/** During a rotation the key is sealed with the new secret, because the former will be removed. */
async function openStored(
  db: Database,
  { public_key: publicKey, sealed_private_key: former }: StoredKey,
  secret: SigningSecret,
): Promise<PushKey> {
  const { content, isCurrent } = open(former, secret);
  if (!isCurrent) await resealPushKey(db, { former, sealed: seal(content, secret) });
  return { publicKey, privateKey: content.toString("base64url") };
}

/** ECDH drops leading zeros. */
const fullKey = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);

function seal(content: Buffer, secret: SigningSecret): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFor(secret, "push key"), nonce);
  const sealed = Buffer.concat([sealing.update(content), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

function open(sealed: string, secret: SigningSecret): { content: Buffer; isCurrent: boolean } {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [index, key] of keysFor(secret, "push key").entries()) {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      const content = Buffer.concat([
        opening.update(bytes.subarray(nonceBytes + tagBytes)),
        opening.final(),
      ]);
      return { content, isCurrent: index === 0 };
    } catch {
      // Sealed with the other secret.
    }
  }
  throw new Error("The push key was sealed with another SIGNING_SECRET: see docs/operations.md");
}
