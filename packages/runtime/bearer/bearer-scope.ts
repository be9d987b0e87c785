import type { Context } from "hono";
import type { Bearer } from "./bearer-check.ts";

/** The owner of an idempotency key. A person's remembered answers are deleted with them: see forget_user in 0013_account.sql. */
export function bearerScope(c: Context): string {
  const bearer = c.get("bearer") as Bearer | undefined;
  return bearer ? `user:${bearer.userId}` : "anonymous";
}
