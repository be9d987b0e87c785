import { createHmac } from "node:crypto";

/** A key for one purpose only, so that what is signed or sealed for one can never serve another. */
export function deriveKey(signingSecret: string, purpose: string): Buffer {
  return createHmac("sha256", signingSecret).update(`key\n${purpose}`).digest();
}
