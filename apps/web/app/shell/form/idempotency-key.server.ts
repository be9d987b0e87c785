import { createHash } from "node:crypto";

/** The same submission has the same key; one that was changed after a refusal gets another. */
export function submissionKey(given = "", body: object): string {
  return createHash("sha256")
    .update(`${given}\n${JSON.stringify(body)}`)
    .digest("base64url");
}
