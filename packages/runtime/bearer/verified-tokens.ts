import { hash } from "node:crypto";

/** Claims of a token whose signature was verified. */
export interface VerifiedToken {
  claims: { userId: string; sessionId: string; role: string };
  keyId: string;
  /** In seconds since 1970. */
  expiresAt: number;
}

const maxRemembered = 10_000;

/**
 * Tokens with a valid signature, by their hash, until they expire: verifying a signature takes longer than a query. Invalid
 * ones are not remembered, so that invented tokens cannot evict valid ones.
 */
export function createVerifiedTokens() {
  const remembered = new Map<string, VerifiedToken>();
  const keyOf = (token: string) => hash("sha256", token, "base64");
  return {
    find(token: string): VerifiedToken | undefined {
      const key = keyOf(token);
      const found = remembered.get(key);
      if (!found || found.expiresAt > Date.now() / 1_000) return found;
      remembered.delete(key);
      return undefined;
    },
    remember(token: string, verified: VerifiedToken): void {
      const [oldest] = remembered.size >= maxRemembered ? remembered.keys() : [];
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(keyOf(token), verified);
    },
  };
}
