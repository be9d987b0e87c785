import { createHash } from "node:crypto";

/** The same sending has the same key; what was changed after a refusal is another one. */
export function keyOfSending(given = "", body: object): string {
  return createHash("sha256")
    .update(`${given}\n${JSON.stringify(body)}`)
    .digest("base64url");
}
