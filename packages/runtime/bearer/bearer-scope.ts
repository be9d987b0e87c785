import type { Context } from "hono";
import type { Bearer } from "./bearer-check.ts";

/** Whose idempotency key it is. Kept answers of a person go with them: see forget_user in 0013_account.sql. */
export function bearerScope(c: Context): string {
  const bearer = c.get("bearer") as Bearer | undefined;
  return bearer ? `user:${bearer.userId}` : "anonymous";
}
