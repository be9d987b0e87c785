import { hash } from "node:crypto";

/** What one token was found to say when its signature was checked. */
export interface VerifiedToken {
  claims: { userId: string; sessionId: string; role: string };
  keyId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const mostKept = 10_000;

/**
 * Signatures that were found good, by the hash of the whole token, until it runs out: checking one takes longer than
 * asking PostgreSQL. Bad ones are not kept, so that nobody can push good ones out by inventing tokens.
 */
export function createVerifiedTokens() {
  const kept = new Map<string, VerifiedToken>();
  const keyOf = (token: string) => hash("sha256", token, "base64");
  return {
    find(token: string): VerifiedToken | undefined {
      const key = keyOf(token);
      const found = kept.get(key);
      if (!found || found.expiresAt > Date.now() / 1_000) return found;
      kept.delete(key);
      return undefined;
    },
    keep(token: string, verified: VerifiedToken): void {
      const [oldest] = kept.size >= mostKept ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(keyOf(token), verified);
    },
  };
}
